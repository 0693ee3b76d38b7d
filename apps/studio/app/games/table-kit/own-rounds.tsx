import { useState } from 'react'
import { useText } from '../../lib/text.tsx'
import type { Table } from '../../lib/use-table.ts'
import { useMoney } from '../../lib/use-money.ts'
import { betsOf, sumsOf, type Bet } from './basket.ts'
import { betsOnSlips, moneyOf, type RoundMoney } from './slips.ts'
import './own-rounds.css'

/** How a game names what can be bet on, and how it tells an outcome. */
export type Telling<Outcome> = {
  readonly spotName: (spot: string) => string
  readonly outcomeName: (outcome: Outcome) => string
}

export type OwnRound<Outcome> = {
  readonly number: number
  readonly bets: readonly Bet[]
  readonly money: RoundMoney
  /** Null while it is not over. */
  readonly outcome: Outcome | null
}

/** More are in the history; these have their spots. */
const KEPT = 40

/** The rounds this player had bets on since the page was opened, the newest first. */
export function useOwnRounds<Outcome>({
  round,
  mine,
}: Table<Outcome>): readonly OwnRound<Outcome>[] {
  const [kept, setKept] = useState<readonly OwnRound<Outcome>[]>([])
  const [seen, setSeen] = useState(mine)
  if (seen !== mine) {
    setSeen(mine)
    if (round && mine.length > 0) {
      const now: OwnRound<Outcome> = {
        number: round.number,
        bets: betsOf(sumsOf(betsOnSlips(mine))),
        money: moneyOf(mine),
        outcome: round.phase === 'settled' ? round.outcome : null,
      }
      setKept([now, ...kept.filter(({ number }) => number !== now.number)].slice(0, KEPT))
    }
  }
  return kept
}

type Props<Outcome> = { rounds: readonly OwnRound<Outcome>[]; telling: Telling<Outcome> }

export function OwnRounds<Outcome>({ rounds, telling }: Props<Outcome>) {
  const { t } = useText()
  return (
    <div className="sheet-body">
      <p className="own-note">
        {rounds.length === 0 ? t('table.mine_none') : t('table.mine_text')}
      </p>
      <ol className="own-rounds">
        {rounds.map((round) => (
          <OwnRow key={round.number} round={round} telling={telling} />
        ))}
      </ol>
    </div>
  )
}

function OwnRow<Outcome>({
  round: { number, bets, money: sums, outcome },
  telling,
}: {
  round: OwnRound<Outcome>
  telling: Telling<Outcome>
}) {
  const { t } = useText()
  const { money, net } = useMoney()
  const { stake, payout } = sums
  return (
    <li className="figures">
      <h3>
        <span>{t('table.round', { number })}</span>
        <small>{outcome === null ? t('studio.round_open') : telling.outcomeName(outcome)}</small>
      </h3>
      <ul>
        {bets.map(({ spot, stake: units }) => (
          <li key={spot}>
            <span>{telling.spotName(spot)}</span>
            <b>{money(units)}</b>
          </li>
        ))}
      </ul>
      <p>
        <span>
          {t('studio.stake')} <b>{money(stake)}</b>
        </span>
        {payout !== null && (
          <span>
            {t('studio.paid')} <b>{money(payout)}</b> · {t('studio.net')}{' '}
            <b>{net(payout - stake)}</b>
          </span>
        )}
      </p>
    </li>
  )
}
