import type { MemberId } from '@oriel/core/id'
import { newId } from '@oriel/core/id'
import { money, type Units } from '@oriel/core/money'
import { expectDone } from '@oriel/core/outcome'
import type { Database } from '@oriel/db/database'
import { ORIEL } from '@oriel/dev-world/cast'
import { tellSites } from '@oriel/dev-world/story/site'
import { answered, refused, saveLink, type ProviderPort } from '@oriel/domain/provider'
import { facingAccount, houseAccount, memberAccount, mirrorAccount } from '@oriel/ledger/chart'
import type { Account } from '@oriel/ledger/chart'
import type { Ledger } from '@oriel/ledger/ledger'
import { transferEntries, type Post } from '@oriel/ledger/rules'

export const PROVIDER = 'GPBENCH'
export const GIVEN: Units = 1_000_000n
const POSTED_AT_ONCE = 500

/** A provider in this process that answers at once: what is left is what the house does itself. */
export const idlePort: ProviderPort = {
  caps: {
    wallet: 'transfer',
    step: 1n,
    cancel: true,
    notFoundFinalMs: 0,
    kick: false,
    demo: false,
  },
  ensurePlayer: async () => answered({ extId: 'bench' }),
  launch: async () => refused('maintenance'),
  kick: async () => answered({ kicked: false }),
  balance: async () => answered({ balance: GIVEN, staked: 0n }),
  transfer: async ({ amount, reference }) =>
    answered({ amount: amount === 'all' ? GIVEN : amount, providerTx: reference }),
  transferStatus: async () => answered({ state: 'not_found' }),
  cancel: async () => answered('cancelled'),
  rounds: async ({ cursor }) => answered({ rounds: [], cursor, more: false }),
  roundDetail: async () => refused('round_unknown'),
}

/** The first row of each account, in the order of members and without gaps. */
export type FirstRows = {
  readonly available: bigint
  readonly mirror: bigint
  readonly transit: bigint
}

/** A site, a provider and members with money. */
export async function laySaga(
  database: Database,
  ledger: Ledger,
  count: number,
): Promise<{ readonly members: readonly MemberId[]; readonly first: FirstRows }> {
  await tellSites(database, new Date())
  const { pool, rows } = database
  await pool.query('INSERT INTO game_providers (id, name, updated_at) VALUES ($1, $1, now())', [
    PROVIDER,
  ])
  const link = { providerId: PROVIDER, dialect: 'studio', wallet: 'transfer' } as const
  await saveLink(rows, { ...link, url: 'http://127.0.0.1:9', operator: 'bench' }, new Date())
  const members = Array.from({ length: count }, () => newId<'member'>())
  await pool.query(
    `INSERT INTO members (id, site_id, account, currency, language)
     SELECT id, $1, account, 'USD', 'en_US' FROM unnest($2::uuid[], $3::text[]) AS m (id, account)`,
    [ORIEL, members, members.map((_, number) => `saga${100_000 + number}`)],
  )
  const openAll = async (accounts: readonly Account[]): Promise<bigint> => {
    const [first] = await database.transaction(async (work) => {
      const found: bigint[] = []
      for (const account of accounts) found.push(...(await ledger.rowsOf(work, account)))
      return found
    })
    return first ?? 0n
  }
  const first = {
    transit: await openAll([facingAccount(ORIEL, 'transit', PROVIDER, 'USD')]),
    available: await openAll(members.map((id) => memberAccount(id, 'available', 'USD'))),
    mirror: await openAll(members.map((id) => mirrorAccount(id, PROVIDER, 'USD'))),
  }
  await give(database, ledger, members)
  return { members, first }
}

async function give(
  database: Database,
  ledger: Ledger,
  members: readonly MemberId[],
): Promise<void> {
  const house = houseAccount(ORIEL, 'promotion', 'USD')
  for (let place = 0; place < members.length; place += POSTED_AT_ONCE) {
    const posts: Post[] = members.slice(place, place + POSTED_AT_ONCE).map((id) => ({
      key: `give:${id}`,
      kind: 'test',
      cause: { kind: 'test', id },
      entries: transferEntries(house, memberAccount(id, 'available', 'USD'), money(GIVEN, 'USD')),
    }))
    const posted = await database.transaction((work) => ledger.postMany(work, posts))
    for (const one of posted) expectDone(one)
  }
}
