import { newId, type SiteId } from '@oriel/core/id'
import { done, refuse } from '@oriel/core/outcome'
import type { Rows, Work } from '@oriel/db/database'
import { command, type Deed, type State, type Tools } from '@oriel/domain/command'
import { newSecret } from '@oriel/keys/secret'
import { sql } from 'kysely'
import * as z from 'zod/mini'
import { sealSecret } from './secrets.ts'

const Input = z.object({
  provider_id: z.string(),
  /** So long the old key is good beside the new one. */
  overlap_minutes: z.int().check(z.minimum(30), z.maximum(10_080)),
})
type Input = z.output<typeof Input>

/** Named by its time: 20261115T030201123. */
export const keyIdAt = (moment: Date): string => moment.toISOString().replaceAll(/[-:.Z]/g, '')

/** Only these take a new key over the wire. */
const BY_WIRE: ReadonlySet<string> = new Set(['pocket', 'jungle'])

type Row = { readonly dialect: string; readonly key: string | null; readonly turns: boolean }

const rowOf = async (work: Work, siteId: SiteId, providerId: string): Promise<Row | undefined> => {
  const { rows } = await sql<Row>`
    SELECT l.dialect, (SELECT k.key_id FROM provider_keys k WHERE k.provider_id = l.provider_id
        AND (k.valid_until IS NULL OR k.valid_until > house_now())
        ORDER BY k.valid_from DESC, k.key_id DESC LIMIT 1) AS key,
      EXISTS (SELECT FROM provider_turns t WHERE t.provider_id = l.provider_id
        AND t.state = 'waiting') AS turns
    FROM provider_links l WHERE l.provider_id = ${providerId}
      AND EXISTS (SELECT FROM site_game_providers s
        WHERE s.site_id = ${siteId} AND s.provider_id = l.provider_id)
    FOR NO KEY UPDATE OF l`.execute(work)
  return rows[0]
}

async function look(work: Work, siteId: SiteId, input: Input): Promise<State | null> {
  const row = await rowOf(work, siteId, input.provider_id)
  if (!row) return null
  const fields = { provider: input.provider_id, key: row.key, key_is_turned: row.turns }
  return { version: `${row.key} ${row.turns}`, fields }
}

/** Done when its row is written: a worker tells the provider, who may be away. */
async function run(work: Work, { keys }: Tools, deed: Deed, input: Input) {
  const { provider_id: providerId, overlap_minutes: overlap } = input
  const row = await rowOf(work, deed.siteId, providerId)
  if (!row || !BY_WIRE.has(row.dialect)) return refuse('key_not_by_wire')
  if (row.key === null) return refuse('key_missing')
  if (row.turns) return refuse('key_turns')
  const keyId = keyIdAt(deed.now)
  const sealed = sealSecret(keys, providerId, keyId, newSecret())
  await sql`INSERT INTO provider_turns (id, provider_id, overlap_minutes, key_id, sealed_secret, by,
      proposal_id)
    VALUES (${newId()}, ${providerId}, ${overlap}, ${keyId}, ${sealed}, ${deed.by},
      ${deed.proposalId})`.execute(work)
  return done()
}

/** A new secret with a provider, agreed by two people. */
export const turnKeyCommand = command<Input>({
  permission: 'key.rotate',
  subjectKind: 'provider',
  input: Input,
  subjectOf: ({ provider_id }) => provider_id,
  look,
  run,
})

export type KeyTurn = {
  readonly id: string
  readonly providerId: string
  readonly keyId: string
  readonly sealed: Buffer
  readonly overlapMinutes: number
  readonly tries: number
}

export type LastTurn = {
  readonly keyId: string
  readonly state: 'waiting' | 'done' | 'failed'
  readonly tries: number
  readonly askedAt: Date
}

/** What became of the last key that people agreed to. */
export async function findLastTurn(rows: Rows, providerId: string): Promise<LastTurn | null> {
  const { rows: found } = await sql<LastTurn>`
    SELECT key_id AS "keyId", state, tries, asked_at AS "askedAt" FROM provider_turns
    WHERE provider_id = ${providerId} ORDER BY asked_at DESC LIMIT 1`.execute(rows)
  return found[0] ?? null
}

/** Takes what is due; nobody else takes it for a minute. */
export async function claimTurn(rows: Rows): Promise<KeyTurn | null> {
  const { rows: found } = await sql<KeyTurn>`
    UPDATE provider_turns SET tries = tries + 1, due_at = house_now() + interval '1 minute'
    WHERE id = (SELECT id FROM provider_turns WHERE state = 'waiting' AND due_at <= house_now()
      ORDER BY due_at LIMIT 1 FOR UPDATE SKIP LOCKED)
    RETURNING id, provider_id AS "providerId", key_id AS "keyId", sealed_secret AS sealed,
      overlap_minutes AS "overlapMinutes", tries`.execute(rows)
  return found[0] ?? null
}

/** With what follows from it in one commit. */
export const endTurn = (work: Rows, id: string, state: 'done' | 'failed') =>
  sql`UPDATE provider_turns SET state = ${state}, sealed_secret = NULL, ended_at = house_now()
    WHERE id = ${id} AND state = 'waiting'`.execute(work)
