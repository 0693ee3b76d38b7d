import type { Units } from '@oriel/core/money'
import { useMemo, useState } from 'react'
import { useSeat } from '../lib/seat.ts'
import { ladderOf, type Ladder } from './stake.ts'

export type Stake = {
  readonly value: Units
  readonly ladder: Ladder
  set: (value: Units) => void
}

/** The chosen stake. `stakeStep` is the game's own, from its rules. */
export function useStake(stakeStep?: Units): Stake {
  const { stakes, first_stake, currency, open_round } = useSeat().state
  const [value, set] = useState(open_round?.stake ?? first_stake)
  const ladder = useMemo(() => ladderOf(stakes, currency, stakeStep), [stakes, currency, stakeStep])
  return { value, ladder, set }
}
