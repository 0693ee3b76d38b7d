import { setTimeout as wait } from 'node:timers/promises'
import * as z from 'zod/mini'
import { HUNDREDTH } from '../amounts.ts'
import type { Played, PlayPage, Seat } from './ground.ts'

/** What pages of the simulated providers ask for. */
const State = z.object({
  balance: z.int(),
  demo: z.boolean(),
  round: z.nullable(z.object({ id: z.string(), stake: z.int(), payout: z.nullable(z.int()) })),
})
type State = z.output<typeof State>
const Entered = z.object({ token: z.string() })

const STAKE = 100
const GONE = 410
const SETTLE_MS = 5

const units = (count: number): bigint => BigInt(count) * HUNDREDTH

/** Plays at a simulated provider; `base` is where servers reach it. */
export function createCasinoPage(base: string): PlayPage {
  const ask = async (token: string, call: string, body: object): Promise<unknown> => {
    const answer = await fetch(`${base}/player/${call}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
      body: JSON.stringify(body),
    })
    if (answer.status === GONE) return null
    if (!answer.ok) throw new Error(`${call} answers ${answer.status} ${await answer.text()}`)
    return answer.json()
  }
  return {
    openTitle: 'a-wheel-that-turns',
    async sit(url) {
      const entered = await ask('', 'enter', { code: new URL(url).hash.slice(1) })
      if (entered === null) return null
      const { token } = z.parse(Entered, entered)
      const act = async (call: string, body: object): Promise<State | null> => {
        const told = await ask(token, call, body)
        return told === null ? null : z.parse(State, told)
      }
      return seatOf(act)
    },
  }
}

type Act = (call: string, body: object) => Promise<State | null>

async function seatOf(act: Act): Promise<Seat> {
  const state = await act('state', {})
  if (!state) throw new Error('the player is not seated')
  return {
    balance: units(state.balance),
    isDemo: state.demo,
    async play() {
      const told = await act('spin', { stake: STAKE })
      // Times of two rounds are told in milliseconds.
      await wait(SETTLE_MS)
      return told && playedOf(told)
    },
    async leaveOpen() {
      const begun = await act('spin', { stake: STAKE, turning: true })
      if (!begun?.round) throw new Error('the wheel does not turn')
      return {
        roundId: begun.round.id,
        stake: units(begun.round.stake),
        async end() {
          const told = await act('stop', {})
          if (!told) throw new Error('the player is not seated')
          return playedOf(told)
        },
      }
    },
  }
}

function playedOf({ round, balance }: State): Played {
  if (!round || round.payout === null) throw new Error('the round is not over')
  return {
    roundId: round.id,
    stake: units(round.stake),
    payout: units(round.payout),
    balance: units(balance),
  }
}
