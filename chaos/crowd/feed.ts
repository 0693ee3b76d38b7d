import { randomUUID } from 'node:crypto'
import { newId, type MemberId } from '@oriel/core/id'
import { money } from '@oriel/core/money'
import { expectDone } from '@oriel/core/outcome'
import { isOutage } from '@oriel/db/outage'
import type { Database } from '@oriel/db/database'
import { ORIEL } from '@oriel/dev-world/cast'
import { until } from '@oriel/dev-world/engine/process'
import { refOf, saveLink, type FedRound } from '@oriel/domain/provider'
import { feedRounds } from '@oriel/domain/round'
import { houseAccount, mirrorAccount } from '@oriel/ledger/chart'
import { createLedger } from '@oriel/ledger/ledger'
import { transferEntries, type Post } from '@oriel/ledger/rules'
import type { Expected } from './judge.ts'

const GP = 'GPFD'
const MONEY = 100_0000n
const PAGE = 250
const TOLD_TIMES = 3
/** So many are told a second time with another payout. */
const UNEQUAL = 5
const TELL_WAIT_MS = 60_000

export type Fed = {
  readonly roundId: string
  readonly rounds: readonly FedRound[]
  readonly expected: readonly Expected[]
  readonly unequal: number
}

const stakeOf = (place: number): bigint => BigInt(1 + (place % 7)) * 1_0000n
const payoutOf = (place: number): bigint => (place % 2 === 0 ? stakeOf(place) * 2n : 0n)

/** A provider that keeps the money of its players itself, with everybody's already there. */
export async function seatFeed(database: Database, count: number): Promise<Fed> {
  await openProvider(database)
  const members = Array.from({ length: count }, () => newId<'member'>())
  await database.pool.query(
    `INSERT INTO members (id, site_id, account, currency, language)
     SELECT id, $1, 'f' || right(id::text, 11), 'USD', 'en_US' FROM unnest($2::uuid[]) AS m (id)`,
    [ORIEL, members],
  )
  await database.pool.query(
    `INSERT INTO provider_players (member_id, provider_id, currency, ext_id, holds_since)
     SELECT id, $2, 'USD', id::text, now() FROM unnest($1::uuid[]) AS m (id)`,
    [members, GP],
  )
  await fund(database, members)
  const roundId = randomUUID()
  const at = new Date()
  const rounds = members.map((memberId, place): FedRound => ({
    roundId,
    playerRef: refOf(memberId),
    currency: 'USD',
    title: 'fed-table',
    status: 'settled',
    stake: stakeOf(place),
    payout: payoutOf(place),
    startedAt: at,
    settledAt: at,
  }))
  const expected = members.map((memberId, place): Expected => {
    const [stake, payout] = [stakeOf(place), payoutOf(place)]
    const account = { kind: 'mirror', party: GP, units: MONEY - stake + payout } as const
    return { memberId, providerId: GP, roundId, stake, payout, account }
  })
  return { roundId, rounds, expected, unequal: Math.min(UNEQUAL, count) }
}

async function openProvider({ pool, rows }: Database): Promise<void> {
  await pool.query('INSERT INTO game_providers (id, name, updated_at) VALUES ($1, $1, now())', [GP])
  await pool.query('INSERT INTO game_lobbies (provider_id, type_id) VALUES ($1, 3)', [GP])
  await pool.query(
    `INSERT INTO games (provider_id, type_id, code, title, art, updated_at)
     VALUES ($1, 3, 'v_fed-table', 'fed-table', '{}', now())`,
    [GP],
  )
  // Nobody is there: what it tells comes by a file.
  const link = { dialect: 'oriel', url: 'http://127.0.0.1:9', operator: 'nobody' }
  await saveLink(rows, { providerId: GP, wallet: 'transfer', ...link }, new Date())
}

async function fund(database: Database, members: readonly MemberId[]): Promise<void> {
  const ledger = createLedger(database)
  const house = houseAccount(ORIEL, 'promotion', 'USD')
  for (let first = 0; first < members.length; first += PAGE) {
    const posts = members.slice(first, first + PAGE).map((memberId): Post => {
      const entries = transferEntries(
        house,
        mirrorAccount(memberId, GP, 'USD'),
        money(MONEY, 'USD'),
      )
      const cause = { kind: 'test', id: memberId } as const
      return { key: `crowd:${memberId}`, kind: 'test', cause, entries }
    })
    const posted = await database.transaction((work) => ledger.postMany(work, posts))
    for (const one of posted) expectDone(one)
  }
}

type Feeding = {
  readonly database: Database
  readonly fed: Fed
  readonly random: () => number
  readonly step: () => void
}

/** Tells every player's part several times, in another order each time, and a few differently. */
export async function feedCrowd({ database, fed, random, step }: Feeding): Promise<void> {
  for (let times = 0; times < TOLD_TIMES; times += 1) {
    const mixed = shuffle(fed.rounds, random)
    for (let first = 0; first < mixed.length; first += PAGE) {
      const page = mixed.slice(first, first + PAGE)
      await tell(database, page)
      for (const _round of page) step()
    }
  }
  const other = fed.rounds.slice(0, fed.unequal).map((one) => ({ ...one, payout: one.payout + 1n }))
  await tell(database, other)
}

/** As often as the database is away in the midst of it: what was told twice is booked once. */
async function tell(database: Database, rounds: readonly FedRound[]): Promise<void> {
  const once = async (): Promise<boolean> => {
    try {
      await feedRounds({ database }, GP, rounds)
      return true
    } catch (error) {
      if (isOutage(error)) return false
      throw error
    }
  }
  await until('a page to be taken', once, TELL_WAIT_MS)
}

function shuffle<One>(list: readonly One[], random: () => number): One[] {
  const dice = list.map((one) => [random(), one] as const)
  return dice.toSorted(([left], [right]) => left - right).map(([, one]) => one)
}
