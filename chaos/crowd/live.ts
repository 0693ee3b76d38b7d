import { randomUUID } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import { signRequest } from '@oriel/contract/provider-client'
import { betMoneyCall, endRoundCall, winMoneyCall } from '@oriel/contract/provider/seamless'
import { writeUnits } from '@oriel/core/money'
import { patient } from '@oriel/core/testing/patience'
import { createConnection } from '@oriel/db/pool'
import type { Database } from '@oriel/db/database'
import { ORIEL } from '@oriel/dev-world/cast'
import {
  openSeamlessProvider,
  seatSeamless,
  type SeamlessSeat,
} from '@oriel/dev-world/testing/seamless-seats'
import type { PlayGround } from '../play/ground.ts'
import type { Expected } from './judge.ts'

const PROVIDER = { providerId: 'GPLV', operator: 'oriel-live', titles: ['live-table'], typeId: 3 }
const [TITLE = ''] = PROVIDER.titles
const MONEY = 100_0000n
const AT_ONCE = 48
const RETRY_MS = 150
const PATIENCE_MS = patient(120_000)

export type Live = {
  readonly secret: string
  readonly roundId: string
  readonly seats: readonly SeamlessSeat[]
  readonly expected: readonly Expected[]
}

/** Stakes from 1 to 10, and every third is paid: what each will have is known before. */
const stakeOf = (place: number): bigint => BigInt(1 + (place % 10)) * 1_0000n
const payoutOf = (place: number): bigint => (place % 3 === 0 ? (stakeOf(place) * 195n) / 100n : 0n)

/** A provider whose players' money stays in the house, with everybody at one table. */
export async function seatLive(
  ground: PlayGround,
  database: Database,
  count: number,
): Promise<Live> {
  const secret = await openSeamlessProvider(database, ground.keys, PROVIDER)
  const seats = await seatSeamless(database, PROVIDER, { siteId: ORIEL, count, units: MONEY })
  const owner = createConnection({ url: ground.ownerUrl, name: 'chaos' })
  await owner.connect()
  // No page of theirs beats; they are not taken for lost.
  await owner.query(`UPDATE plays SET beat_at = now() + interval '1 hour' WHERE provider_id = $1`, [
    PROVIDER.providerId,
  ])
  await owner.end()
  const roundId = randomUUID()
  const expected = seats.map(({ memberId }, place): Expected => {
    const [stake, payout] = [stakeOf(place), payoutOf(place)]
    const account = { kind: 'available', party: '', units: MONEY - stake + payout } as const
    return { memberId, providerId: PROVIDER.providerId, roundId, stake, payout, account }
  })
  return { secret, roundId, seats, expected }
}

type Playing = {
  readonly ground: PlayGround
  readonly live: Live
  readonly random: () => number
  readonly step: () => void
}

/** Every stake, then every payout, then the end for each; each is said until it is answered. */
export async function playLive(playing: Playing): Promise<void> {
  const { live, step } = playing
  const common = ({ memberRef }: SeamlessSeat) => ({ member_ref: memberRef, currency: 'USD' })
  const round = { round_id: live.roundId, title: TITLE }
  await inTurn(live.seats, async (seat, place) => {
    const amount = writeUnits(stakeOf(place))
    const move = { tx_id: `bet-${place}-${live.roundId}`, amount }
    await say(playing, betMoneyCall.path, { ...common(seat), ...round, ...move })
    step()
  })
  await inTurn(live.seats, async (seat, place) => {
    const amount = writeUnits(payoutOf(place))
    const bet = { bet_tx_id: `bet-${place}-${live.roundId}` }
    const move = { tx_id: `win-${place}-${live.roundId}`, ...bet, amount }
    if (payoutOf(place) > 0n) {
      await say(playing, winMoneyCall.path, { ...common(seat), ...round, ...move })
    }
    step()
  })
  await inTurn(live.seats, async (seat) => {
    await say(playing, endRoundCall.path, { ...common(seat), ...round })
    step()
  })
}

async function inTurn(
  seats: readonly SeamlessSeat[],
  work: (seat: SeamlessSeat, place: number) => Promise<void>,
): Promise<void> {
  let next = 0
  const goOn = async (): Promise<void> => {
    for (let place = next; place < seats.length; place = next) {
      next += 1
      await work(seats[place] as SeamlessSeat, place)
    }
  }
  await Promise.all(Array.from({ length: AT_ONCE }, goOn))
}

/** Through the line that fails. The same words each time, signed anew. */
async function say({ ground, live }: Playing, path: string, told: object): Promise<void> {
  const body = JSON.stringify(told)
  const house = { operator: PROVIDER.operator, keyId: 'world', secret: live.secret }
  const url = `http://127.0.0.1:${ground.lines.gateway.port}/gp/${PROVIDER.providerId}${path}`
  let last = 'no answer'
  for (const end = performance.now() + PATIENCE_MS; performance.now() < end;) {
    const { headers } = signRequest(house, path, body, Date.now())
    const signal = AbortSignal.timeout(5_000)
    const answer = await fetch(url, { method: 'POST', headers, body, signal }).catch(() => null)
    last = (await answer?.text().catch(() => '')) ?? ''
    if (isDone(last)) return
    await pause(RETRY_MS)
  }
  throw new Error(`${path} was never done: ${last.slice(0, 200)} for ${body}`)
}

function isDone(text: string): boolean {
  try {
    return 'balance' in ((JSON.parse(text) as { data?: object }).data ?? {})
  } catch {
    return false
  }
}
