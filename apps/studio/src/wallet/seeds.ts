import { randomBytes } from 'node:crypto'
import { newId, type Id } from '@oriel/core/id'
import { commitmentOf } from '../fairness/stream.ts'
import { findRow, often } from '../rows.ts'
import type { Studio } from '../studio.ts'
import type { PlayerId } from './players.ts'

export type SeedId = Id<'seed'>
export type Seed = {
  readonly id: SeedId
  readonly serverSeed: string
  readonly serverHash: string
  readonly clientSeed: string
  readonly nextNonce: bigint
}
type SeedRow = {
  id: SeedId
  sealed_seed: Buffer
  server_hash: string
  client_seed: string
  next_nonce: bigint
}

const SEED_BYTES = 32
const CLIENT_SEED_BYTES = 10
const newServerSeed = (): string => randomBytes(SEED_BYTES).toString('hex')
const newClientSeed = (): string => randomBytes(CLIENT_SEED_BYTES).toString('hex')

function toSeed({ keys }: Studio, row: SeedRow): Seed {
  const serverSeed = keys.open('game-seed', row.sealed_seed, row.id)?.toString('utf8')
  if (serverSeed === undefined) throw new Error(`seed ${row.id} does not open`)
  return {
    id: row.id,
    serverSeed,
    serverHash: row.server_hash,
    clientSeed: row.client_seed,
    nextNonce: row.next_nonce,
  }
}

const COLUMNS = 'id, sealed_seed, server_hash, client_seed, next_nonce'
const SEED_IN_USE = `SELECT ${COLUMNS} FROM seeds WHERE player_id = $1 AND revealed_at IS NULL`

export async function findSeed(studio: Studio, id: SeedId): Promise<Seed | null> {
  const row = await findRow<SeedRow>(studio.pool, `SELECT ${COLUMNS} FROM seeds WHERE id = $1`, [
    id,
  ])
  return row && toSeed(studio, row)
}

/** The seed a player's next round is drawn from; everybody has exactly one. */
export async function currentSeed(studio: Studio, playerId: PlayerId): Promise<Seed> {
  const find = () => findRow<SeedRow>(studio.pool, often(studio, 'seed', SEED_IN_USE), [playerId])
  const known = await find()
  if (known) return toSeed(studio, known)
  await addSeed(studio, playerId, newClientSeed())
  const made = await find()
  if (!made) throw new Error(`player ${playerId} has no seed`)
  return toSeed(studio, made)
}

async function addSeed(studio: Studio, playerId: PlayerId, clientSeed: string): Promise<void> {
  const id = newId<'seed'>()
  const serverSeed = newServerSeed()
  await studio.pool.query(
    `INSERT INTO seeds (id, player_id, sealed_seed, server_hash, client_seed, made_at)
     VALUES ($1, $2, $3, $4, $5, $6) ON CONFLICT DO NOTHING`,
    [
      id,
      playerId,
      studio.keys.seal('game-seed', serverSeed, id),
      commitmentOf(serverSeed),
      clientSeed,
      studio.now(),
    ],
  )
}

/**
 * Shows the seed in use and takes another, with the player's own part if they have one. Null
 * while a round that it decides is open: its end must not be known before it comes.
 */
export async function turnSeed(
  studio: Studio,
  playerId: PlayerId,
  clientSeed: string,
): Promise<Seed | null> {
  const row = await findRow<SeedRow>(studio.pool, `SELECT ${COLUMNS} FROM turn_seed($1, $2)`, [
    playerId,
    studio.now(),
  ])
  if (!row) return null
  await addSeed(studio, playerId, clientSeed)
  return toSeed(studio, row)
}
