import { newId, type MemberId } from '@oriel/core/id'
import { SECOND } from '@oriel/dev-world/cast'
import { memberOf, tellCase, tellStuckTransfer } from '@oriel/dev-world/story/queue'
import { plant } from '@oriel/dev-world/testing/plant'
import { toldDatabase, type TestDatabase } from '@oriel/dev-world/testing/test-db'
import { saveProviders } from '@oriel/domain/games'
import { findRoundsNamed, listRounds } from '@oriel/domain/round'
import { testKeys } from '@oriel/keys/testing/test-keys'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openTestOffice, ORIEL, type TestOffice } from '../testing/office.ts'
import { searchOffice } from './search.ts'

const now = new Date()
const SETTLED = '2026-11-18T10:00:00.123456Z'

let database: TestDatabase
let house: TestOffice
let sophia: MemberId
beforeAll(async () => {
  database = await toldDatabase()
  house = openTestOffice(database)
  sophia = (await memberOf(database, 'sophia')).id
  const lobbies = [] as const
  await saveProviders(database, [{ id: 'GPOR', name: 'POLARIS', lobbies }], now)
  const { id: meilin } = await memberOf(database, 'meilin')
  const rounds = [
    ['GPOR', 'r-1', 1, sophia],
    ['GPOR', 'table:7', 1, sophia],
    ['GPOR', 'table:7', 1, meilin],
    ['GPNONE', 'r-9', 1, sophia],
    // More players of another site than are ever shown, and before ours.
    ...Array.from({ length: 30 }, (_, at) => {
      return ['GPOR', 'table:7', 2, `00000000-0000-7000-8000-0000000000${10 + at}`] as const
    }),
  ] as const
  const values = rounds.map(([provider, round, site, member]) => {
    return `('${provider}', '${round}', ${site}, '${member}', 'USD', 'x', 'settled', 1, 1, '${SETTLED}', '${SETTLED}')`
  })
  await plant(
    database,
    `INSERT INTO rounds (provider_id, round_id, site_id, member_id, currency, title, status, stake,
      payout, started_at, settled_at) VALUES ${values.join(', ')}`,
    `INSERT INTO round_claims (provider_id, round_id, member_id, settled_at)
      SELECT provider_id, round_id, member_id, settled_at FROM rounds`,
  )
})
afterAll(async () => {
  await house.close()
  await database.drop()
})

const search = async (query: string, account = 'mai.srisuk', site = ORIEL) =>
  searchOffice(house.office, testKeys, await house.actor(account), site, query)
const roundsOf = async (...asked: Parameters<typeof search>) =>
  (await search(...asked)).rounds.map((round) => `${round.account} ${round.roundId}`)

describe('a round', () => {
  test('is found by the whole of what its provider calls it, with whose it is', async () => {
    expect((await search(' r-1 ')).rounds).toEqual([
      {
        providerId: 'GPOR',
        providerName: 'POLARIS',
        roundId: 'r-1',
        memberId: sophia,
        account: 'sophia',
        settledAt: new Date(SETTLED),
      },
    ])
    expect(await roundsOf('r-')).toEqual([])
    expect(await roundsOf(`r-1' OR true`)).toEqual([])
  })

  test('at a table is one of each player of the site', async () => {
    expect((await roundsOf('table:7')).toSorted()).toEqual(['meilin table:7', 'sophia table:7'])
  })

  test('of another site is not found, nor one of a provider that nobody knows', async () => {
    expect(await roundsOf('r-1', 'rosa.lind', SECOND)).toEqual([])
    expect(await roundsOf('r-9')).toEqual([])
  })

  test('is found by nobody who may not read rounds', async () => {
    expect(await roundsOf('r-1', 'lucia.vega')).toEqual([])
    expect(await roundsOf('r-1', 'somchai.dee')).toEqual([])
    expect(await roundsOf('r-1', 'noah.weiss')).toEqual(['sophia r-1'])
  })

  test('is on the page of the list that begins at the next millisecond', async () => {
    const [round] = await findRoundsNamed(
      house.office.rows,
      { siteId: ORIEL, providerIds: ['GPOR'] },
      'r-1',
    )
    const after = `${(round?.settledAt.getTime() ?? 0) + 1}.GP0.0`
    const day = { from: new Date('2026-11-18'), until: new Date('2026-11-19') }
    const filter = { ...day, memberId: sophia, providerId: null, typeId: null }
    const page = { locale: 'en_US', after, count: 50 } as const
    const { rounds } = await listRounds(house.office.rows, filter, page)
    expect(rounds.map(({ roundId }) => roundId)).toContain('r-1')
  })
})

describe('a case', () => {
  test('is found by its id while it waits, by who sees its queue', async () => {
    const id = await tellCase(database, await tellStuckTransfer(database, now), now)
    const found = { id, providerId: 'GPZZ' }
    expect((await search(id)).waiting).toEqual(found)
    expect((await search(id, 'rosa.lind')).waiting).toEqual(found)
    // An owner reads members and takes no cases.
    expect((await search(id, 'noah.weiss')).waiting).toBeNull()
    expect((await search(id, 'rosa.lind', SECOND)).waiting).toBeNull()
    expect((await search(newId())).waiting).toBeNull()
    await house.asOwner(`UPDATE provider_cases SET closed_at = house_now(), closed_because = 'x'
      WHERE id = '${id}'`)
    expect((await search(id)).waiting).toBeNull()
  })
})
