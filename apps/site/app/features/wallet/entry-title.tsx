import { useText } from '@oriel/web/text'
import { useFormat } from '../../platform/use-format.ts'
import { ADJUSTED, ENTRY_KINDS, GIFTS, type Entry, type EntrySession } from './history.ts'

/** What a row is about, and in a second line what there is to say of it. */
export function EntryTitle({ entry }: { entry: Entry }) {
  const { t } = useText()
  const { session } = entry
  if (!session) {
    return (
      <span className="statement-words">
        <span className="statement-what">{t(ENTRY_KINDS[entry.kind].id)}</span>
        {entry.gift && <span className="history-note">{t(GIFTS[entry.gift])}</span>}
        {entry.adjusted && <span className="history-note">{t(ADJUSTED[entry.adjusted])}</span>}
      </span>
    )
  }
  return (
    <span className="statement-words">
      <span className="statement-what">
        {session.game_name || session.gp_name}
        {session.is_open && <span className="history-live">{t('wallet.playing_now')}</span>}
      </span>
      <span className="history-note" suppressHydrationWarning>
        <SessionNote session={session} />
      </span>
    </span>
  )
}

function SessionNote({ session }: { session: EntrySession }) {
  const { t } = useText()
  const format = useFormat()
  const rounds = t('wallet.rounds', { count: session.rounds })
  if (session.is_open || session.rounds === 0) return rounds
  return `${rounds} · ${t('wallet.until', { time: format.time(session.last_at) })}`
}
