import { facingAccount, memberAccount } from '@oriel/ledger/chart'
import { readBalance } from '@oriel/ledger/reading'
import { testKeys } from '@oriel/keys/testing/test-keys'
import { ORIEL } from '../cast.ts'
import { tellSites } from '../story/site.ts'
import { openSeamlessProvider, seatSeamless, type SeamlessSeat } from './seamless-seats.ts'
import { testDatabase } from './test-db.ts'

export const PROVIDER = { providerId: 'GPTE', operator: 'oriel-seamless', titles: ['limbo'] }
const MONEY = 100_0000n

/** A house with one seamless provider, where members sit down with money. */
export async function openSeamlessTable() {
  const database = await testDatabase()
  await tellSites(database, new Date())
  const secret = await openSeamlessProvider(database, testKeys, PROVIDER)
  const seats = (count: number, units = MONEY): Promise<SeamlessSeat[]> =>
    seatSeamless(database, PROVIDER, { siteId: ORIEL, count, units })
  return {
    database,
    siteId: ORIEL,
    secret,
    seats,
    async seat(units = MONEY): Promise<SeamlessSeat> {
      const [seat] = await seats(1, units)
      if (!seat) throw new Error('nobody sat down')
      return seat
    },
    balance: ({ memberId }: SeamlessSeat) =>
      readBalance(database.rows, memberAccount(memberId, 'available', 'USD')),
    result: () =>
      readBalance(database.rows, facingAccount(ORIEL, 'gaming', PROVIDER.providerId, 'USD')),
    async countJournals(): Promise<number> {
      const query = "SELECT count(*)::int AS count FROM ledger_journals WHERE cause_kind = 'round'"
      return (await database.pool.query(query)).rows[0].count
    },
    async facts(name: string): Promise<unknown[]> {
      const query = 'SELECT data FROM outbox WHERE name = $1 ORDER BY seq'
      return (await database.pool.query(query, [name])).rows.map(({ data }) => data)
    },
  }
}
export type SeamlessTable = Awaited<ReturnType<typeof openSeamlessTable>>
