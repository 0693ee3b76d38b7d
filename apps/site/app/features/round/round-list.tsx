import { Badge } from '@oriel/ui/feedback/badge'
import { Icon } from '@oriel/ui/picture/icon'
import { useFormat } from '../../platform/use-format.ts'
import { useText } from '@oriel/web/text'
import { useVisit } from '../../platform/use-visit.ts'
import { RoundNet } from './round-net.tsx'
import type { Round } from './use-rounds.ts'

export type RoundListProps = { rounds: readonly Round[]; onOpen: (round: Round) => void }

const keyOf = ({ gp_id: provider, round_id: id }: Round): string => `${provider} ${id}`

/** A table where there is room for one, and cards where there is not. */
export const RoundList = (props: RoundListProps) =>
  useVisit().mode === 'desktop' ? <RoundTable {...props} /> : <RoundCards {...props} />

function RoundTable({ rounds, onOpen }: RoundListProps) {
  const { t } = useText()
  const format = useFormat()
  return (
    <table className="round-table">
      <caption className="sr-only">{t('round.title')}</caption>
      <thead>
        <tr>
          <th scope="col">{t('round.time')}</th>
          <th scope="col">{t('round.game')}</th>
          <th scope="col">{t('round.status')}</th>
          <th scope="col" className="round-amount">
            {t('round.stake')}
          </th>
          <th scope="col" className="round-amount">
            {t('round.payout')}
          </th>
          <th scope="col" className="round-amount">
            {t('round.net')}
          </th>
        </tr>
      </thead>
      <tbody>
        {rounds.map((round) => (
          <tr key={keyOf(round)}>
            <td suppressHydrationWarning>{format.dateTime(round.settled_at)}</td>
            <td>
              <RoundDoor round={round} onOpen={onOpen} />
            </td>
            <td>
              <RoundStatus round={round} />
            </td>
            <td className="round-amount">{format.money(round.stake, round.currency)}</td>
            <td className="round-amount">{format.money(round.payout, round.currency)}</td>
            <td className="round-amount">
              <RoundNet net={round.net} currency={round.currency} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

function RoundCards({ rounds, onOpen }: RoundListProps) {
  const { t } = useText()
  const format = useFormat()
  return (
    <ul className="round-cards">
      {rounds.map((round) => (
        <li key={keyOf(round)} className="round-card">
          <div className="round-card-head">
            <RoundDoor round={round} onOpen={onOpen} />
            <RoundNet net={round.net} currency={round.currency} />
          </div>
          <p className="round-note" suppressHydrationWarning>
            {format.dateTime(round.settled_at)}
          </p>
          <p className="round-note">
            {t('round.stake')} {format.money(round.stake, round.currency)} · {t('round.payout')}{' '}
            {format.money(round.payout, round.currency)}
          </p>
          {round.status === 'void' && <RoundStatus round={round} />}
        </li>
      ))}
    </ul>
  )
}

function RoundDoor({ round, onOpen }: { round: Round; onOpen: (round: Round) => void }) {
  const { t } = useText()
  return (
    <button type="button" className="round-door" onClick={() => onOpen(round)}>
      <span className="round-door-words">
        <span className="round-game">{round.game_name}</span>
        <span className="round-note">{round.gp_name}</span>
        <span className="sr-only">{t('round.open', { game: round.game_name })}</span>
      </span>
      <Icon name="chevron-right" className="size-4" />
    </button>
  )
}

export function RoundStatus({ round }: { round: Pick<Round, 'status'> }) {
  const { t } = useText()
  const isVoid = round.status === 'void'
  return (
    <Badge tone={isVoid ? 'warning' : 'neutral'}>
      {t(isVoid ? 'round.status_void' : 'round.status_settled')}
    </Badge>
  )
}
