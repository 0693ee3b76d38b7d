import { houseNow } from '@oriel/db/clock'
import { sqlState, type Database, type Work } from '@oriel/db/database'
import { isOutage } from '@oriel/db/outage'
import { type FedRound, openCase, refOf } from '@oriel/domain/provider'
import type { Ledger } from '@oriel/ledger/ledger'
import type { Cause } from '@oriel/ledger/rules'
import { sql } from 'kysely'
import { keepFedWins, type FedWin } from '@oriel/domain/held'
import { countTurnover, type StakedRound } from '@oriel/domain/turnover'
import { findSettled, type SettledName } from '@oriel/domain/seamless'
import type { BatchId } from './fact.ts'
import { readRounds } from './fed.ts'
import { findOverfull } from './full.ts'
import { addShares, moveMoney } from './money.ts'
import { isSameRound, objectionTo, roundKey, type KnownPlayer, type Objection } from './rules.ts'
import { claimRounds, compareKept, keepRounds, project, type OwnedRound } from './store.ts'
import { findKnownPlayers } from './who.ts'

export type Books = { readonly database: Database; readonly ledger: Ledger }

export type Booked = {
  readonly booked: number
  /** Told before, and the same. */
  readonly known: number
  /** Not booked: a case says why. */
  readonly cases: number
}

type Batch = {
  readonly providerId: string
  readonly rounds: readonly FedRound[]
  /** What the jackpot's share is paid for, once. */
  readonly cause: Cause
  /** Whether its money is still to be moved: seamless rounds moved theirs when they were played. */
  readonly moves: boolean
}

/**
 * Books a batch of the feed: all of it in one commit, and once, however often it is told. What was
 * told first counts, so batches that wait since before it come first, whatever the order of facts
 * after a fault.
 */
export async function bookRounds(books: Books, id: BatchId): Promise<Booked | null> {
  for await (const earlier of waitingBefore(books.database, id)) {
    try {
      await bookBatch(books, earlier)
    } catch (error) {
      // One that cannot be booked at all has a fact of its own to fail by, and stops no other. One
      // that only took too long is waited for: none may overtake it.
      if (isOutage(error) || IN_TIME.has(sqlState(error))) throw error
    }
  }
  return bookBatch(books, id)
}

/** A statement or a lock took too long, or others were in the way: it may pass the next time. */
const IN_TIME: ReadonlySet<string> = new Set(['57014', '55P03', '40001', '40P01'])
const WAITING_PAGE = 100

/** The provider's batches that were fed before this one and are not booked, from the oldest on. */
async function* waitingBefore({ rows }: Database, id: BatchId): AsyncGenerator<BatchId> {
  let after: BatchId | null = null
  for (;;) {
    const { rows: found }: { rows: { id: BatchId }[] } = await sql<{ id: BatchId }>`
      SELECT w.id FROM round_batches b
      JOIN round_batches w ON w.provider_id = b.provider_id AND w.booked_at IS NULL
        AND (w.fed_at, w.id) < (b.fed_at, b.id)
      WHERE b.id = ${id} AND b.booked_at IS NULL
        AND (${after}::uuid IS NULL OR (w.fed_at, w.id) > (
          SELECT l.fed_at, l.id FROM round_batches l WHERE l.id = ${after}::uuid))
      ORDER BY w.fed_at, w.id LIMIT ${WAITING_PAGE}`.execute(rows)
    yield* found.map((one) => one.id)
    after = found.at(-1)?.id ?? null
    if (found.length < WAITING_PAGE) return
  }
}

function bookBatch({ database, ledger }: Books, id: BatchId): Promise<Booked | null> {
  return database.transaction(async (work) => {
    const batch = await work
      .selectFrom('round_batches')
      .select(['provider_id', 'rounds'])
      .where('id', '=', id)
      .where('booked_at', 'is', null)
      .forUpdate()
      .executeTakeFirst()
    if (!batch) return null
    const { provider_id: providerId } = batch
    const cause = { kind: 'round', id } as const
    const rounds = readRounds(batch.rounds)
    const booked = await book(work, ledger, { providerId, rounds, cause, moves: true })
    await work
      .updateTable('round_batches')
      .set({ booked_at: sql`house_now()` })
      .where('id', '=', id)
      .execute()
    return booked
  })
}

/**
 * Keeps a round of a seamless provider, whose money has moved already. A fact only says which: what
 * is kept comes from the row that moved with the money. Null where no such round is over.
 */
export function recordSettled(
  { database, ledger }: Books,
  { providerId, roundId, memberId }: SettledName,
): Promise<Booked | null> {
  const cause = { kind: 'round', id: `${providerId}:${roundId}:${memberId}`.slice(0, 100) } as const
  return database.transaction(async (work) => {
    const settled = await findSettled(work, { providerId, roundId, memberId })
    if (!settled) return null
    const round: FedRound = { ...settled, playerRef: refOf(memberId), status: 'settled' }
    return book(work, ledger, { providerId, rounds: [round], cause, moves: false })
  })
}

async function book(work: Work, ledger: Ledger, batch: Batch): Promise<Booked> {
  const { providerId, cause } = batch
  const { told, unequal } = foldCopies(batch.rounds)
  const players = await findKnownPlayers(work, batch, told)
  const now = await houseNow(work)
  const good: { round: FedRound; player: KnownPlayer }[] = []
  const objections: [FedRound, Objection][] = unequal.map((round) => [round, 'told_differently'])
  for (const round of told) {
    const player = players.get(round.playerRef) ?? null
    const objection = objectionTo(round, player, now)
    if (objection) objections.push([round, objection])
    else if (player) good.push({ round, player })
  }
  const overfull = batch.moves ? await findOverfull(work, providerId, good) : new Set<FedRound>()
  for (const round of overfull) objections.push([round, 'amount_not_kept'])
  const bookable = good.filter(({ round }) => !overfull.has(round))
  const claimed = await claimRounds(work, providerId, bookable)
  const isFresh = (round: FedRound) => claimed.has(keyOf(round))
  const again = bookable.map(({ round }) => round).filter((round) => !isFresh(round))
  const compared = await compareKept(work, providerId, again)
  for (const round of again) {
    if (compared.get(keyOf(round)) !== 'same') objections.push([round, 'told_differently'])
  }
  const fresh = bookable.filter(({ round }) => isFresh(round))
  const owned = await keepRounds(work, providerId, fresh)
  await project(work, providerId, owned)
  if (batch.moves) {
    await moveMoney(work, ledger, { providerId, cause }, owned)
    await keepFedWins(work, providerId, winsOf(owned))
  }
  await addShares(work, ledger, cause, owned)
  await countTurnover(work, providerId, owned.map(stakedOf))
  for (const [round, reason] of objections) await report(work, providerId, round, reason)
  const cases = objections.length
  const known = told.length + unequal.length - owned.length - cases
  return { booked: owned.length, known, cases }
}

const winsOf = (rounds: readonly OwnedRound[]): FedWin[] =>
  rounds
    .filter(({ round }) => round.status === 'settled' && round.payout > 0n)
    .map(({ round: { payout: amount, roundId, title, currency, settledAt }, player }) => {
      const { siteId, memberId } = player
      return { siteId, memberId, roundId, title, currency, amount, settledAt }
    })

const stakedOf = ({ round, player: { memberId }, valid }: OwnedRound): StakedRound => {
  const { currency, roundId, title, stake, settledAt } = round
  return { memberId, currency, roundId, title, stake, valid, settledAt }
}

const keyOf = ({ roundId, playerRef }: FedRound): string => roundKey(roundId, playerRef)

/** Copies in one batch: the first is told, and those that say something else are reported. */
function foldCopies(rounds: readonly FedRound[]): { told: FedRound[]; unequal: FedRound[] } {
  const first = new Map<string, FedRound>()
  const unequal: FedRound[] = []
  for (const round of rounds) {
    const before = first.get(keyOf(round))
    if (!before) first.set(keyOf(round), round)
    else if (!isSameRound(round, before)) unequal.push(round)
  }
  return { told: [...first.values()], unequal }
}

const report = (work: Work, providerId: string, round: FedRound, reason: Objection) =>
  openCase(work, {
    providerId,
    kind: 'round',
    subject: keyOf(round).slice(0, 200),
    detail: {
      reason,
      player: round.playerRef,
      currency: round.currency,
      title: round.title,
      status: round.status,
      stake: round.stake.toString(),
      payout: round.payout.toString(),
      settled_at: Number.isNaN(round.settledAt.getTime()) ? null : round.settledAt.toISOString(),
    },
  })
