import { Button } from '@oriel/ui/form/button'
import { useText } from '@oriel/web/text'
import { useId } from 'react'
import { icons } from '../icons.ts'
import { Keys } from '../keys.tsx'
import { Note } from '../note.tsx'
import { unmetOf } from './vote-rules.ts'

type VoteButtonsProps = {
  /** Why the server would not count my vote; empty when it would. */
  readonly hindrances: readonly string[]
  readonly onApprove: () => void
  readonly onRefuse: () => void
}

/** Both lead to a sheet. Where one may not vote they are disabled, and the text says why. */
export function VoteButtons({ hindrances, onApprove, onRefuse }: VoteButtonsProps) {
  const { t } = useText()
  const id = useId()
  const unmet = unmetOf(hindrances)
  const isClosed = unmet.length > 0
  return (
    <div className="vote-buttons">
      {isClosed && (
        <Note tone="stop" icon={icons.stop}>
          <span id={id}>
            <b>{t('office.vote.cannot')}</b> {unmet.map(({ because }) => t(because)).join(' ')}
          </span>
        </Note>
      )}
      <div className="button-row">
        <Button
          className="grow"
          disabled={isClosed}
          aria-describedby={isClosed ? id : undefined}
          onClick={onApprove}
        >
          {t('office.vote.approve')}
          {!isClosed && <Keys keys="a" />}
        </Button>
        <Button
          variant="ghost"
          className="button-danger"
          disabled={isClosed}
          aria-describedby={isClosed ? id : undefined}
          onClick={onRefuse}
        >
          {t('office.vote.refuse')}
          {!isClosed && <Keys keys="r" />}
        </Button>
      </div>
    </div>
  )
}
