import type { Currency } from '@oriel/core/currency'
import type { SiteId } from '@oriel/core/id'
import { money, type Units } from '@oriel/core/money'
import { expectDone } from '@oriel/core/outcome'
import type { Database, Work } from '@oriel/db/database'
import { type FedRound, noteLatePayouts, openCase, refOf } from '@oriel/domain/provider'
import { facingAccount, mirrorAccount } from '@oriel/ledger/chart'
import type { Ledger } from '@oriel/ledger/ledger'
import { transferEntries, type Cause, type Post } from '@oriel/ledger/rules'
import { sql } from 'kysely'
import { keepFedWins, type FedWin } from '@oriel/domain/held'
import { addToJackpot } from '@oriel/domain/jackpot'
import { findSettled, type SettledName } from '@oriel/domain/seamless'
import type { BatchId } from './fact.ts'
import { readRounds } from './fed.ts'
import { findOverfull } from './full.ts'
import {
  isSameRound,
  jackpotShare,
  objectionTo,
  roundKey,
  type KnownPlayer,
  type Objection,
} from './rules.ts'
import { claimRounds, compareKept, keepRounds, project, type OwnedRound } from './store.ts'
import { settleBooked, type BookedPlace } from './suspense.ts'
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

/** Books a batch of the feed: all of it in one commit, and once, however often it is told. */
export function bookRounds({ database, ledger }: Books, id: BatchId): Promise<Booked | null> {
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
  const now = await readNow(work)
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
    await moveMoney(work, ledger, batch, owned)
    await keepFedWins(work, providerId, winsOf(owned))
  }
  await addShares(work, ledger, cause, owned)
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

/** Times that decide come from the database. */
async function readNow(work: Work): Promise<Date> {
  const { rows } = await sql<{ now: Date }>`SELECT house_now() AS now`.execute(work)
  return rows[0]?.now ?? new Date(Number.NaN)
}

function postsOf(providerId: string, { round, player }: OwnedRound): Post[] {
  const { roundId, currency, stake, payout } = round
  const mirror = mirrorAccount(player.memberId, providerId, currency)
  const gaming = facingAccount(player.siteId, 'gaming', providerId, currency)
  const cause = { kind: 'round', id: `${providerId}:${roundId}` } as const
  const key = `round:${providerId}:${roundId}:${player.memberId}`
  const [lost, won] = [money(stake, currency), money(payout, currency)]
  const bet = {
    key: `${key}:bet`,
    kind: 'bet',
    cause,
    entries: transferEntries(mirror, gaming, lost),
  } as const
  const win = {
    key: `${key}:win`,
    kind: 'win',
    cause,
    entries: transferEntries(gaming, mirror, won),
  } as const
  return [...(stake > 0n ? [bet] : []), ...(payout > 0n ? [win] : [])]
}

/** Stakes leave mirrors and payouts come to them; suspense gives back what they explain. */
async function moveMoney(
  work: Work,
  ledger: Ledger,
  { providerId, cause }: Batch,
  rounds: readonly OwnedRound[],
): Promise<void> {
  const posts: Post[] = []
  const places = new Map<string, BookedPlace>()
  const placeOfPost: string[] = []
  for (const owned of rounds.filter(({ round }) => round.status === 'settled')) {
    const { memberId, siteId } = owned.player
    const { currency, stake, payout } = owned.round
    const key = `${memberId} ${currency}`
    const before = places.get(key) ?? {
      memberId,
      siteId,
      providerId,
      currency,
      mirror: 0n,
      net: 0n,
    }
    places.set(key, { ...before, net: before.net + payout - stake })
    for (const post of postsOf(providerId, owned)) {
      posts.push(post)
      placeOfPost.push(key)
    }
  }
  const posted = await ledger.postMany(work, posts)
  for (const [index, outcome] of posted.entries()) {
    const { balances } = expectDone(outcome)
    const key = placeOfPost[index] ?? ''
    const place = places.get(key)
    // The mirror is taken from by a bet and given to by a win.
    const mirror = posts[index]?.kind === 'bet' ? balances[0] : balances[1]
    if (place && mirror !== undefined) places.set(key, { ...place, mirror })
  }
  const moved = new Set(placeOfPost)
  const list = [...places].filter(([key]) => moved.has(key)).map(([, place]) => place)
  await settleBooked(work, ledger, list.toSorted(byMember), cause)
  const paid = rounds.filter(({ round }) => round.status === 'settled' && round.payout > 0n)
  await noteLatePayouts(
    work,
    providerId,
    paid.map(({ round: { currency, settledAt }, player: { memberId } }) => {
      return { memberId, currency, settledAt }
    }),
  )
}

const byMember = (left: BookedPlace, right: BookedPlace): number =>
  left.memberId < right.memberId ? -1 : left.memberId > right.memberId ? 1 : 0

async function addShares(
  work: Work,
  ledger: Ledger,
  cause: Cause,
  rounds: readonly OwnedRound[],
): Promise<void> {
  const turnovers = new Map<string, { siteId: SiteId; currency: Currency; units: Units }>()
  for (const { round, player } of rounds) {
    if (round.status !== 'settled') continue
    const { siteId } = player
    const key = `${siteId} ${round.currency}`
    const units = (turnovers.get(key)?.units ?? 0n) + round.stake
    turnovers.set(key, { siteId, currency: round.currency, units })
  }
  for (const { siteId, currency, units } of turnovers.values()) {
    const share = jackpotShare(units)
    if (share === 0n) continue
    const id = `${cause.id}:${currency}`.slice(-100)
    const amount = money(share, currency)
    expectDone(await addToJackpot(work, ledger, { siteId, amount, cause: { ...cause, id } }))
  }
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
