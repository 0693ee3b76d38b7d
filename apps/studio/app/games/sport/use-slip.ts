import { writeUnits } from '@oriel/core/money'
import { useMemo, useState } from 'react'
import { SlipData } from '../../../src/sport/wire.ts'
import { useStake, type Stake } from '../../chrome/use-stake.ts'
import { askAgain } from '../../lib/ask-again.ts'
import { call } from '../../lib/call.ts'
import { useSeat } from '../../lib/seat.ts'
import { playSound } from '../../lib/sound.ts'
import {
  legsOf,
  remove,
  sumsOf,
  toggle,
  type Leg,
  type Mode,
  type Chosen,
  type Sums,
} from './picks.ts'
import type { Fixture, SportState } from './use-sport.ts'

export type Accept = 'exact' | 'better' | 'any'
type SlipPhase = 'idle' | 'asking' | 'placed' | 'moved'
export type SlipPlay = {
  readonly legs: readonly Leg[]
  readonly mode: Mode
  readonly setMode: (mode: Mode) => void
  readonly accept: Accept
  readonly setAccept: (accept: Accept) => void
  readonly stake: Stake
  /** Null while a leg is not offered, or there is none. */
  readonly sums: Sums | null
  readonly phase: SlipPhase
  readonly isPicked: (pick: Chosen) => boolean
  readonly toggle: (pick: Chosen) => void
  readonly remove: (fixture: string) => void
  readonly clear: () => void
  readonly place: () => void
}

/** Of hundredths of a unit, as the studio asks. */
const STAKE_STEP = 100n
const NO_FIXTURES: ReadonlyMap<string, Fixture> = new Map()

/** The bet slip: what lies on it, what it would pay, and how it is placed. */
export function useSlip(state: SportState): SlipPlay {
  const { token } = useSeat()
  const [picks, setPicks] = useState<readonly Chosen[]>([])
  const [wanted, setMode] = useState<Mode>('singles')
  const [accept, setAccept] = useState<Accept>('better')
  const [phase, setPhase] = useState<SlipPhase>('idle')
  const stake = useStake(STAKE_STEP)
  const fixtures = state.board?.fixtures ?? NO_FIXTURES
  const legs = useMemo(() => legsOf(picks, fixtures), [picks, fixtures])
  const mode = legs.length > 1 ? wanted : 'singles'
  const sums = useMemo(() => sumsOf(legs, mode, stake.value), [legs, mode, stake.value])

  const change = (next: readonly Chosen[]) => {
    playSound('tick')
    setPhase('idle')
    setPicks(next)
  }
  /** One slip: a whole parlay, or one single of several. */
  const ask = (wished: readonly Leg[]) => {
    const input = {
      client_round: crypto.randomUUID(),
      stake: writeUnits(stake.value),
      accept,
      legs: wished.map(({ pick, offer, fixture }) => ({
        ...pick,
        price: offer?.price ?? 0,
        version: fixture.version,
      })),
    }
    return askAgain(() => call('/player/slip', token, input, SlipData))
  }
  const place = async () => {
    if (phase === 'asking' || !sums || sums.isTooMuch) return
    setPhase('asking')
    state.setRefusal(null)
    const wishes = mode === 'parlay' ? [legs] : legs.map((leg) => [leg])
    let isMoved = false
    const answers = await Promise.all(wishes.map(ask))
    for (const [at, answer] of answers.entries()) {
      if (!answer.ok && answer.reason !== 'unreachable') state.setRefusal(answer.reason)
      isMoved ||= answer.ok && answer.data.is === 'moved'
      const isPlaced = answer.ok && answer.data.is === 'placed'
      if (!isPlaced) continue
      for (const { pick } of wishes[at] ?? []) setPicks((before) => remove(before, pick.fixture))
      setPhase('placed')
      playSound('land')
    }
    if (isMoved) setPhase('moved')
    else setPhase((before) => (before === 'asking' ? 'idle' : before))
    await state.read()
  }
  return {
    legs,
    mode,
    setMode,
    accept,
    setAccept,
    stake,
    sums,
    phase,
    isPicked: ({ fixture, selection }) =>
      picks.some((pick) => pick.fixture === fixture && pick.selection === selection),
    toggle: (pick) => change(toggle(picks, pick)),
    remove: (fixture) => change(remove(picks, fixture)),
    clear: () => change([]),
    place: () => void place(),
  }
}
