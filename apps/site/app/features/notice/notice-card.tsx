import { noticesCall } from '@oriel/contract/member/notice'
import { Icon } from '@oriel/ui/picture/icon'
import { useText } from '@oriel/web/text'
import { useRead } from '@oriel/web/use-read'
import { call } from '../../platform/call.ts'
import { useVisit } from '../../platform/use-visit.ts'
import { CardRead, ProfileCard } from '../profile/profile.ts'
import type { Notice, NoticeState } from './notice-state.ts'
import { NoticeGroups, NoticeTable } from './notice-table.tsx'
import { useNotices } from './use-notices.ts'
import './notice.css'

const readNotices = (signal: AbortSignal) => call(noticesCall, {}, signal)

export type NoticeCardProps = {
  /** Whether the member has a mail address; null until it is known. */
  hasMail: boolean | null
  onSaved: (notice: Notice) => void
}

/** What a member wants to hear of, and by which channel. */
export function NoticeCard(props: NoticeCardProps) {
  const { t } = useText()
  const [data, readAgain] = useRead(readNotices)
  return (
    <ProfileCard icon="bell" title={t('notice.title')} text={t('notice.text')}>
      <CardRead data={data} onRetry={readAgain} rows={4}>
        {({ list }) => <NoticeChoices {...props} list={list} />}
      </CardRead>
    </ProfileCard>
  )
}

type NoticeChoicesProps = NoticeCardProps & { list: readonly Notice[] }

export function NoticeChoices({ list, hasMail, onSaved }: NoticeChoicesProps) {
  const { t } = useText()
  const { mode } = useVisit()
  const [state, turn] = useNotices(list, onSaved)
  if (list.length === 0) return <p className="profile-empty">{t('notice.none')}</p>
  const View = mode === 'mobile' ? NoticeGroups : NoticeTable
  const isMailed = state.list.some((one) => one.channel === 'mail' && !one.is_fixed)
  return (
    <>
      <View list={state.list} saving={state.saving} onTurn={turn} />
      <div className="notice-foot">
        {isMailed && <p className="profile-hint">{t('notice.mail_text')}</p>}
        {isMailed && hasMail === false && (
          <p className="notice-missing">
            <Icon name="info" className="size-4" />
            {t('notice.mail_missing')}
          </p>
        )}
        <Said {...state} />
      </div>
    </>
  )
}

/** What becomes of a change: said aloud too, and a failure at once. */
export function Said({ saving, said }: Pick<NoticeState, 'saving' | 'said'>) {
  const { t } = useText()
  const isSaved = said === 'saved' && saving.length === 0
  return (
    <>
      <output className="notice-said" data-tone={isSaved ? 'success' : 'plain'}>
        {isSaved && <Icon name="check" className="size-4" />}
        {saving.length > 0 ? t('notice.saving') : isSaved && t('notice.saved')}
      </output>
      {said !== null && said !== 'saved' && (
        <p className="profile-failed" role="alert">
          {t('notice.failed')} {said.failure}
        </p>
      )}
    </>
  )
}
