import { useEffect, useMemo, useState } from 'react'
import { useSeat } from '../../lib/seat.ts'
import { playSound } from '../../lib/sound.ts'
import { useTable, type Table } from '../../lib/use-table.ts'
import { chipsOf, firstChip, type Chip } from './chips.ts'
import { moneyOf, verdictOf, type RoundMoney, type Verdict } from './slips.ts'
import { useBasket, type BasketPlay } from './use-basket.ts'
import { useRun, type Run } from './use-run.ts'

export type TablePlay<Outcome = unknown> = BasketPlay & {
  readonly table: Table<Outcome>
  /** The outcome on the table, from the moment it may be known until bets open again. */
  readonly run: Run<Outcome> | null
  readonly chips: readonly Chip[]
  /** The chip in the hand. */
  readonly chip: Chip
  readonly takeChip: (chip: Chip) => void
  /** One chip of those in the hand on a spot. */
  readonly tap: (spot: string) => void
  /** What this round cost and brought; the payout is null until it is settled. */
  readonly money: RoundMoney
  readonly verdict: Verdict | null
}

/** A seat at a table with a computer dealer: the shared round, and the player's own chips on it. */
export function useTablePlay<Outcome>(): TablePlay<Outcome> {
  const { stakes } = useSeat().state
  const table = useTable<Outcome>()
  const basket = useBasket(table)
  const run = useRun(table.round)
  const chips = useMemo(() => chipsOf(stakes), [stakes])
  const [chip, takeChip] = useState(() => firstChip(chips))
  const isSettled = table.round?.phase === 'settled'
  const money = moneyOf(table.mine)
  const verdict = isSettled ? verdictOf(money) : null
  useEffect(() => {
    if (verdict === 'win') playSound('win')
  }, [verdict])
  return {
    ...basket,
    table,
    run,
    chips,
    chip,
    takeChip,
    tap: (spot) => void basket.lay([{ spot, stake: chip.units }]),
    money,
    verdict,
  }
}
