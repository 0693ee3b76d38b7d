import { randomUUID } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'
import { Amount } from '@oriel/contract/wire'
import * as z from 'zod/mini'
import type { CreatePage, LeftOpen, Played, Seat } from './page.ts'

/** What pages of the studio ask for, as far as the kit plays. */
const Entered = z.object({ token: z.string() })
const State = z.object({
  balance: Amount,
  first_stake: Amount,
  pace_ms: z.int(),
  is_demo: z.boolean(),
})
const RoundState = z.object({
  round: z.object({
    round_id: z.string(),
    stake: Amount,
    payout: z.nullable(Amount),
    is_over: z.boolean(),
  }),
  balance: Amount,
})
type RoundState = z.output<typeof RoundState>

const OPEN_TITLE = 'mines'
const MINES = 3
const ROUND_TRIES = 40
/** Between two tries, where the studio asks for no longer pace. */
const AGAIN_MS = 20
const ANSWER_MAX_MS = 15_000

export const createPage: CreatePage = (base) => ({
  openTitle: OPEN_TITLE,
  async sit(url) {
    const address = new URL(url)
    // Not every machine knows the names below localhost.
    const origin = address.hostname.endsWith('.localhost') ? base : address.origin
    const entered = await ask(origin, '', '/player/enter', { code: address.hash.slice(1) })
    if (entered === null) return null
    return seatOf(origin, z.parse(Entered, entered).token)
  },
})

async function seatOf(origin: string, token: string): Promise<Seat> {
  const state = z.parse(State, await ask(origin, token, '/player/state', {}))
  const start = async (choice: object): Promise<RoundState | null> => {
    const client_round = randomUUID()
    for (let tries = 0; tries < ROUND_TRIES; tries += 1) {
      const body = { client_round, stake: z.encode(Amount, state.first_stake), choice }
      const round = await ask(origin, token, '/player/round', body)
      if (round === null) return null
      if (round !== 'too_soon') return z.parse(RoundState, round)
      await wait(Math.max(AGAIN_MS, state.pace_ms / 2))
    }
    throw new Error('the game does not begin')
  }
  const step = async (round_id: string, number: number, taken: object): Promise<RoundState> => {
    const body = { round_id, number, step: taken }
    return z.parse(RoundState, await ask(origin, token, '/player/step', body))
  }
  return {
    balance: state.balance,
    isDemo: state.is_demo,
    async play() {
      const round = await start({})
      return round && playedOf(round)
    },
    async leaveOpen(): Promise<LeftOpen> {
      const begun = await start({ mines: MINES })
      if (begun === null) throw new Error('the player is not seated')
      const { round_id: roundId, stake } = begun.round
      return {
        roundId,
        stake,
        balance: begun.balance,
        // Opens one tile; unless a mine ended it, takes what that pays.
        async end() {
          const first = await step(roundId, 0, { open: 0 })
          return playedOf(first.round.is_over ? first : await step(roundId, 1, { cashOut: true }))
        },
      }
    },
  }
}

function playedOf({ round, balance }: RoundState): Played {
  if (round.payout === null) throw new Error(`round ${round.round_id} is not over`)
  return { roundId: round.round_id, stake: round.stake, payout: round.payout, balance }
}

const GONE: ReadonlySet<number> = new Set([401, 410])

/** Null: not seated (any more). */
async function ask(origin: string, token: string, path: string, input: object): Promise<unknown> {
  const answer = await fetch(`${origin}${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
    body: JSON.stringify(input),
    signal: AbortSignal.timeout(ANSWER_MAX_MS),
  })
  const said = (await answer.json()) as { ok: boolean; data?: unknown; reason?: string }
  if (GONE.has(answer.status)) return null
  if (said.ok) return said.data
  if (said.reason === 'too_soon') return said.reason
  throw new Error(`${path} answers ${answer.status} ${said.reason}`)
}
