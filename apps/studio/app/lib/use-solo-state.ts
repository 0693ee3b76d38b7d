import type { Units } from '@oriel/core/money'
import { useCallback, useRef, useState } from 'react'
import type { PlayerReason } from '../../src/player/wire.ts'
import { useSeat, type RoundState } from './seat.ts'
import type { Phase } from './solo.ts'

/** What a page knows of a player's own rounds, and the few ways in which it changes. */
export function useSoloState() {
  const { state } = useSeat()
  const [round, setRound] = useState<RoundState | null>(state.open_round)
  const [phase, setPhase] = useState<Phase>(state.open_round ? 'open' : 'idle')
  const [balance, setBalance] = useState(state.balance)
  const [totals, setTotals] = useState(state.session)
  const [refusal, setRefusal] = useState<PlayerReason | null>(null)
  const [isPaying, setPaying] = useState(false)
  const [nextAt, setNextAt] = useState(0)
  const [seed, takeSeed] = useState(state.seed)
  const after = useRef<{ balance: Units } | null>(null)

  /** The studio is asked; a stake leaves the balance at once. */
  const begin = useCallback((stake: Units) => {
    setPhase('asking')
    setRefusal(null)
    setBalance((before) => before - stake)
  }, [])
  /** It answered: the payout waits until the screen has shown how it came. */
  const take = useCallback((next: RoundState, left: Units) => {
    after.current = { balance: left }
    setRound(next)
    setPaying(next.is_paying)
    setPhase('showing')
  }, [])
  /** It refused: everything is as before. */
  const refuse = useCallback((reason: string, back: Phase, stake: Units) => {
    setPhase(back)
    setRefusal(reason as PlayerReason)
    setBalance((before) => before + stake)
  }, [])
  const count = useCallback(
    (stake: Units) => {
      setNextAt(Date.now() + state.pace_ms)
      setTotals((before) => ({
        ...before,
        rounds: before.rounds + 1,
        staked: before.staked + stake,
      }))
    },
    [state.pace_ms],
  )
  const shown = useCallback(() => {
    if (!round || !after.current) return
    setBalance(after.current.balance)
    after.current = null
    const { payout } = round
    if (payout !== null) setTotals((before) => ({ ...before, paid: before.paid + payout }))
    setPhase(round.is_over ? 'idle' : 'open')
  }, [round])
  /** The house has the payout now. */
  const paid = useCallback((left: Units) => {
    setPaying(false)
    if (after.current) after.current = { balance: left }
    else setBalance(left)
  }, [])
  const forgetRefusal = useCallback(() => setRefusal(null), [])

  const shows = { round, phase, balance, totals, refusal, isPaying, nextAt, seed }
  return { shows, begin, take, refuse, count, shown, paid, forgetRefusal, takeSeed }
}
