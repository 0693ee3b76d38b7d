import { createConnection } from '@oriel/db/pool'

/** Who is known and does not play right now, as in any studio that is open for a while. */
const OTHERS = 20_000

const MADE = [
  `INSERT INTO players (id, operator_id, member_ref, currency, created_at)
   SELECT uuidv7(), (SELECT min(id) FROM operators), 'other-' || number, 'USD', now()
   FROM generate_series(1, ${OTHERS}) AS number`,
  `INSERT INTO wallets (player_id) SELECT id FROM players WHERE member_ref LIKE 'other-%'`,
  `INSERT INTO seeds (id, player_id, sealed_seed, server_hash, client_seed, made_at)
   SELECT uuidv7(), id, decode(repeat('00', 96), 'hex'), repeat('0', 64), 'other', now()
   FROM players WHERE member_ref LIKE 'other-%'`,
  `INSERT INTO play_sessions (id, token_hash, player_id, title, locale, device, lobby_url,
     opened_at, seen_at)
   SELECT uuidv7(), sha256(id::text::bytea), id, 'triple-sevens', 'en_US', 'desktop',
     'https://house.example', now(), now()
   FROM players WHERE member_ref LIKE 'other-%'`,
  // What autovacuum would have done by tomorrow.
  'VACUUM ANALYZE',
]

/**
 * A table of a few hundred rows is read as a whole where a larger one is looked up in: with nobody
 * else there, each check of a round would cost more than it ever does.
 */
export async function addOthers(ownerUrl: string): Promise<void> {
  const client = createConnection({ url: ownerUrl, name: 'bench' })
  await client.connect()
  for (const statement of MADE) await client.query(statement)
  await client.end()
}
