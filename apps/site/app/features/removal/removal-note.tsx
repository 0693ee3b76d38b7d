import { Button } from '@oriel/ui/form/button'
import { Icon } from '@oriel/ui/picture/icon'
import { useText } from '@oriel/web/text'
import { useFormat } from '../../platform/use-format.ts'
import { useMember } from '../member/member.ts'
import { useKeep } from './use-keep.ts'
import './removal.css'

/** Above every page of the member centre while the account is about to go. */
export function RemovalNote() {
  const { layout } = useMember()
  const dueAt = layout.data?.removal_at
  return dueAt ? <Waiting dueAt={dueAt} /> : null
}

function Waiting({ dueAt }: { dueAt: Date }) {
  const { t } = useText()
  const format = useFormat()
  const { isBusy, failure, keep } = useKeep()
  return (
    <output className="removal-note">
      <Icon name="warning" className="removal-icon size-5" />
      <p className="removal-words">{t('removal.waits', { date: format.dateTime(dueAt) })}</p>
      <Button variant="ghost" aria-busy={isBusy} disabled={isBusy} onClick={() => void keep()}>
        {t('removal.keep')}
      </Button>
      {failure && (
        <span className="removal-failed" role="alert">
          {failure}
        </span>
      )}
    </output>
  )
}
