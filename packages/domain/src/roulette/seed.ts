import { createHash, createHmac, randomBytes } from 'node:crypto'
import { drawFrom, type Draw } from '@oriel/core/chance/draw'
import type { MemberId } from '@oriel/core/id'
import { done, refuse, type Outcome } from '@oriel/core/outcome'
import type { Database, Rows, Work } from '@oriel/db/database'
import type { Keys } from '@oriel/keys/keys'
import { sql } from 'kysely'

const SEED_BYTES = 32

/** A secret of a member: shown as its hash first, and as itself once another has its place. */
export type Seed = { readonly turn: number; readonly hash: string; readonly sealed: Buffer }

const about = (memberId: MemberId, turn: number): string => `roulette ${memberId} ${turn}`

/** Makes a member's secret where there is none. */
async function makeSeed(rows: Rows, keys: Keys, memberId: MemberId, turn: number): Promise<void> {
  const seed = randomBytes(SEED_BYTES).toString('hex')
  const sealed = keys.seal('game-seed', seed, about(memberId, turn))
  const hash = createHash('sha256').update(seed).digest('hex')
  await sql`INSERT INTO roulette_seeds (member_id, turn, sealed, hash)
    VALUES (${memberId}, ${turn}, ${sealed}, ${hash}) ON CONFLICT DO NOTHING`.execute(rows)
}

/** The hash a member is shown before they spin. */
export async function readSeedHash(
  { rows }: Pick<Database, 'rows'>,
  keys: Keys,
  memberId: MemberId,
): Promise<string> {
  const before = await findHash(rows, memberId)
  if (before !== null) return before
  await makeSeed(rows, keys, memberId, 1)
  const made = await findHash(rows, memberId)
  if (made === null) throw new Error('a member has no seed')
  return made
}

async function findHash(rows: Rows, memberId: MemberId): Promise<string | null> {
  const row = await rows
    .selectFrom('roulette_seeds')
    .select('hash')
    .where('member_id', '=', memberId)
    .where('shown_at', 'is', null)
    .executeTakeFirst()
  return row?.hash ?? null
}

/**
 * The lock of a member's spins: only one transaction has the current secret, and whoever finds it
 * taken is told so instead of waiting. Null: another spin of this member runs.
 */
export async function takeSeed(work: Work, keys: Keys, memberId: MemberId): Promise<Seed | null> {
  if ((await findHash(work, memberId)) === null) await makeSeed(work, keys, memberId, 1)
  const { rows } = await sql<Seed>`
    SELECT turn, hash, sealed FROM roulette_seeds
    WHERE member_id = ${memberId} AND shown_at IS NULL FOR UPDATE SKIP LOCKED`.execute(work)
  return rows[0] ?? null
}

export function openSeed(keys: Keys, memberId: MemberId, { turn, sealed }: Seed): string {
  const seed = keys.open('game-seed', sealed, about(memberId, turn))
  if (!seed) throw new Error('a seed does not open: the ring lacks the key it was sealed by')
  return seed.toString('utf8')
}

/** Block k of a spin is HMAC-SHA256(server seed, "client seed:number:k"). */
export const streamOf = (serverSeed: string, clientSeed: string, number: number): Draw =>
  drawFrom((block) =>
    createHmac('sha256', serverSeed).update(`${clientSeed}:${number}:${block}`).digest(),
  )

export type Shown = {
  readonly serverSeed: string
  readonly hash: string
  readonly nextHash: string
}

/** Shows the secret in use and puts another in its place: it decides no spin any more. */
export const showSeed = (
  database: Database,
  keys: Keys,
  memberId: MemberId,
): Promise<Outcome<Shown, 'spin_running' | 'nothing_to_show'>> =>
  database.transaction(async (work) => {
    const seed = await takeSeed(work, keys, memberId)
    if (!seed) return refuse('spin_running')
    // A secret that has decided nothing proves nothing: so there are never more of them than spins.
    if (!(await hasDecided(work, memberId, seed.turn))) return refuse('nothing_to_show')
    await sql`UPDATE roulette_seeds SET shown_at = house_now()
      WHERE member_id = ${memberId} AND turn = ${seed.turn}`.execute(work)
    await makeSeed(work, keys, memberId, seed.turn + 1)
    const nextHash = (await findHash(work, memberId)) ?? ''
    return done({ serverSeed: openSeed(keys, memberId, seed), hash: seed.hash, nextHash })
  })

async function hasDecided(work: Work, memberId: MemberId, turn: number): Promise<boolean> {
  const { rows } = await sql<{ turn: number }>`
    SELECT turn FROM roulette_spins WHERE member_id = ${memberId}
    ORDER BY number DESC LIMIT 1`.execute(work)
  return rows[0]?.turn === turn
}
