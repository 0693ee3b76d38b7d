import { writeUnits, type Units } from '@oriel/core/money'
import { useCallback, useEffect, useRef } from 'react'
import { PlayData, StepData } from '../../src/player/wire.ts'
import { call } from './call.ts'
import { useSeat } from './seat.ts'
import type { Solo } from './solo.ts'
import { useAsk } from './use-ask.ts'
import { useReplay } from './use-replay.ts'
import { useSoloState } from './use-solo-state.ts'

/** A player's own rounds, or one of the past where somebody only watches. */
export function useSolo<View>(): Solo<View> {
  const playing = usePlaying<View>()
  return useReplay<View>(useSeat().replay) ?? playing
}

type Begun = { readonly client_round: string; readonly stake: Units; readonly choice: unknown }

/** Each round is asked for once, however often the line breaks. */
function usePlaying<View>(): Solo<View> {
  const { token, state } = useSeat()
  const { ask, isCutOff } = useAsk()
  const { shows, begin, take, refuse, count, shown, paid, ...rest } = useSoloState()
  const { round } = shows
  const { takeSeed } = rest

  const askRound = useCallback(
    async ({ client_round, stake, choice }: Begun, taken: Units) => {
      const input = { client_round, stake: writeUnits(stake), choice }
      begin(taken)
      const answer = await ask(() => call('/player/round', token, input, PlayData))
      if (!answer.ok) return refuse(answer.reason, 'idle', taken)
      count(stake)
      takeSeed(answer.data.seed)
      return take(answer.data.round, answer.data.balance)
    },
    [ask, begin, count, refuse, take, takeSeed, token],
  )
  useContinued(state.pending, askRound)

  const step = useCallback(
    async (wanted: unknown) => {
      if (!round) return
      const input = { round_id: round.round_id, number: round.steps, step: wanted }
      const once = () => call('/player/step', token, input, StepData)
      begin(0n)
      const answer = await ask(once)
      if (!answer.ok) return refuse(answer.reason, 'open', 0n)
      take(answer.data.round, answer.data.balance)
      if (!answer.data.round.is_paying) return
      // Asked again with the same words, the studio tells when the house has it.
      const later = await ask(async () => {
        const again = await once()
        const isOnItsWay = again.ok && again.data.round.is_paying
        return isOnItsWay ? { ok: false, reason: 'being_checked' } : again
      })
      if (later.ok) paid(later.data.balance)
    },
    [ask, begin, paid, refuse, take, round, token],
  )

  return {
    ...shows,
    ...rest,
    round: round as Solo<View>['round'],
    isCutOff: isCutOff && !shows.isPaying,
    play: (stake, choice) =>
      void askRound({ client_round: crypto.randomUUID(), stake, choice }, stake),
    step: (wanted) => void step(wanted),
    shown,
  }
}

/** A round that was asked for before the page was loaded anew: the same words, once more. */
function useContinued(
  pending: Begun | null,
  askRound: (begun: Begun, taken: Units) => Promise<void>,
): void {
  const isAsked = useRef(false)
  useEffect(() => {
    if (!pending || isAsked.current) return
    isAsked.current = true
    // Its stake has left the balance that came with the page.
    void askRound(pending, 0n)
  }, [pending, askRound])
}
