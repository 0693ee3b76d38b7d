import { officeEventsCall } from '@oriel/contract/office/audit'
import { searchCall } from '@oriel/contract/office/search'
import { createConnection } from '@oriel/db/pool'
import { SECOND } from '@oriel/dev-world/cast'
import { SILENT, tellCase, tellStuckTransfer } from '@oriel/dev-world/story/queue'
import { plant } from '@oriel/dev-world/testing/plant'
import { saveProviders } from '@oriel/domain/games'
import { fillMarks } from '@oriel/domain/member'
import { testKeys } from '@oriel/keys/testing/test-keys'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openOffice, type Desk, type OpenOffice } from '../../testing/open-office.ts'

let office: OpenOffice
let mai: Desk
beforeAll(async () => {
  office = await openOffice()
  await fillMarks(office.database, testKeys)
  mai = await office.signIn('mai.srisuk')
})
afterAll(() => office.close())

type Said = { members: { id: string; account: string; by: string }[]; transfer: unknown }
const find = (query: string, desk = mai, site?: typeof SECOND) =>
  desk.get<Said>(searchCall, { query }, site)
const names = async (query: string) =>
  (await find(query)).members.map(({ account, by }) => `${account} ${by}`)

test('a member is found by the beginning of the account, and by id', async () => {
  expect(await names('soph')).toEqual(['sophia account'])
  const id = (await find('sophia')).members[0]?.id ?? ''
  expect(await names(id)).toEqual(['sophia id'])
  expect(await names('ophia')).toEqual([])
})

test.each(['2025550143', '+1 202 555 0143', 'sophia@example.com'])(
  'by the whole of %s, and that is a line of the trail without it',
  async (typed) => {
    expect(await names(typed)).toContain('sophia mark')
    const owner = await office.signIn('noah.weiss')
    const { list } = await owner.get<{ list: object[] }>(officeEventsCall, { subject: 'mark' })
    expect(list[0]).toMatchObject({ actor: 'mai.srisuk', after: { found: 1 } })
    expect(JSON.stringify(list)).not.toContain(typed)
  },
)

test('not by a part of it, and nobody of another site', async () => {
  expect(await names('20255501')).toEqual([])
  const rosa = await office.signIn('rosa.lind')
  expect((await find('2025550143', rosa, SECOND)).members).toEqual([])
  expect((await find('sophia', rosa, SECOND)).members).toEqual([])
})

test('rounds by what their provider calls them, and a case that waits by its id', async () => {
  const sophia = (await find('sophia')).members[0]?.id ?? ''
  const now = new Date()
  await saveProviders(office.database, [{ id: 'GPOR', name: 'POLARIS', lobbies: [] }], now)
  await plant(
    office.database,
    `INSERT INTO rounds (provider_id, round_id, site_id, member_id, currency, title, status, stake,
      payout, started_at, settled_at) VALUES ('GPOR', 'r-1', 1, '${sophia}', 'USD', 'x', 'settled',
      1, 1, '${now.toISOString()}', '${now.toISOString()}')`,
    `INSERT INTO round_claims (provider_id, round_id, member_id, settled_at)
      SELECT provider_id, round_id, member_id, settled_at FROM rounds WHERE round_id = 'r-1'`,
  )
  const round = { gp_id: 'GPOR', gp_name: 'POLARIS', round_id: 'r-1' }
  const whose = { settled_at: expect.any(String), member_id: sophia, account: 'sophia' }
  expect(await find('r-1')).toMatchObject({ members: [], rounds: [{ ...round, ...whose }] })
  const id = await tellCase(office.database, await tellStuckTransfer(office.database, now), now)
  expect(await find(id)).toMatchObject({ rounds: [], case: { id, gp_id: SILENT } })
  const owner = await office.signIn('noah.weiss')
  expect(await find(id, owner)).toMatchObject({ case: null })
})

test('whoever is found by account and by mark stands there once', async () => {
  const owner = createConnection({ url: office.database.ownerUrl, name: 'rename' })
  await owner.connect()
  await owner.query(`UPDATE members SET account = '2025550143' WHERE account = 'sophia'`)
  await owner.end()
  expect(await names('2025550143')).toEqual(['2025550143 mark'])
})
