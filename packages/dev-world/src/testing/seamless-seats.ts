import { newId, type MemberId, type SiteId } from '@oriel/core/id'
import { money, type Units } from '@oriel/core/money'
import { expectDone } from '@oriel/core/outcome'
import type { Database } from '@oriel/db/database'
import { addProviderKey, refOf, saveLink } from '@oriel/domain/provider'
import type { Keys } from '@oriel/keys/keys'
import { houseAccount, memberAccount } from '@oriel/ledger/chart'
import { createLedger } from '@oriel/ledger/ledger'
import { transferEntries, type Post } from '@oriel/ledger/rules'

/** A provider whose players' money stays in the house, as far as its calls need one. */
export type SeamlessProvider = {
  readonly providerId: string
  readonly operator: string
  readonly titles: readonly string[]
  /** Slots where not said otherwise. */
  readonly typeId?: number
}
export type SeamlessSeat = {
  readonly memberId: MemberId
  readonly memberRef: string
  /** The play that is open, by its id. */
  readonly launchId: string
}

export type SeatsWanted = {
  readonly siteId: SiteId
  readonly count: number
  readonly units: Units
  /** Where ids must be known beforehand. */
  readonly idOf?: (number: number) => MemberId
}

const SLOTS = 2
const POSTED_AT_ONCE = 500

/** Takes the provider in with its games, and gives the secret it signs with. */
export async function openSeamlessProvider(
  database: Database,
  keys: Keys,
  { providerId, operator, titles, typeId = SLOTS }: SeamlessProvider,
): Promise<string> {
  const { pool, rows } = database
  await pool.query(
    'INSERT INTO game_providers (id, name, updated_at) VALUES ($1, $1, now()) ON CONFLICT DO NOTHING',
    [providerId],
  )
  await pool.query(
    'INSERT INTO game_lobbies (provider_id, type_id) VALUES ($1, $2) ON CONFLICT DO NOTHING',
    [providerId, typeId],
  )
  await pool.query(
    `INSERT INTO games (provider_id, type_id, code, title, art, updated_at)
     SELECT $1, $2, 'e_' || title, title, '{}', now() FROM unnest($3::text[]) AS t (title)`,
    [providerId, typeId, titles],
  )
  const url = 'http://127.0.0.1:9'
  const link = { providerId, dialect: 'oriel', wallet: 'seamless', url, operator } as const
  await saveLink(rows, link, new Date())
  return addProviderKey(rows, keys, providerId, { keyId: 'world' })
}

/** Members of a site with money, who sit at a game of the provider. */
export async function seatSeamless(
  database: Database,
  { providerId }: Pick<SeamlessProvider, 'providerId'>,
  { siteId, count, units, idOf = () => newId<'member'>() }: SeatsWanted,
): Promise<SeamlessSeat[]> {
  const members = Array.from({ length: count }, (_, number) => idOf(number))
  const launches = members.map(() => newId())
  // Ids end in what tells them apart.
  const accounts = members.map((id) => `s${id.slice(-11)}`)
  const { pool } = database
  await pool.query(
    `INSERT INTO members (id, site_id, account, currency, language)
     SELECT id, $1, account, 'USD', 'en_US' FROM unnest($2::uuid[], $3::text[]) AS m (id, account)`,
    [siteId, members, accounts],
  )
  await pool.query(
    `INSERT INTO provider_players (member_id, provider_id, currency, ext_id)
     SELECT id, $2, 'USD', id::text FROM unnest($1::uuid[]) AS m (id)`,
    [members, providerId],
  )
  await pool.query(
    `INSERT INTO sessions (id, token_hash, binding_hash, site_id, member_id, created_at, seen_at,
       signed_in_at, proven_at)
     SELECT id, sha256(id::text::bytea), sha256(id::text::bytea), $1, id, now(), now(), now(), now()
     FROM unnest($2::uuid[]) AS m (id)`,
    [siteId, members],
  )
  await pool.query(
    `INSERT INTO plays (id, site_id, member_id, session_id, provider_id, game_id, currency, device,
       locale, lobby_url, state)
     SELECT play, $1, id, id, $4, (SELECT min(id) FROM games WHERE provider_id = $4), 'USD', 'desktop',
       'en_US', 'https://house.example', 'playing'
     FROM unnest($2::uuid[], $3::uuid[]) AS m (id, play)`,
    [siteId, members, launches, providerId],
  )
  if (units > 0n) await fund(database, siteId, members, units)
  return members.map((memberId, index) => ({
    memberId,
    memberRef: refOf(memberId),
    launchId: launches[index] ?? '',
  }))
}

async function fund(
  database: Database,
  siteId: SiteId,
  members: readonly MemberId[],
  units: Units,
): Promise<void> {
  const ledger = createLedger(database)
  const house = houseAccount(siteId, 'promotion', 'USD')
  for (let first = 0; first < members.length; first += POSTED_AT_ONCE) {
    const posts: Post[] = members.slice(first, first + POSTED_AT_ONCE).map((memberId) => ({
      key: `seat:${memberId}`,
      kind: 'test',
      cause: { kind: 'test', id: memberId },
      entries: transferEntries(
        house,
        memberAccount(memberId, 'available', 'USD'),
        money(units, 'USD'),
      ),
    }))
    const posted = await database.transaction((work) => ledger.postMany(work, posts))
    for (const one of posted) expectDone(one)
  }
}
