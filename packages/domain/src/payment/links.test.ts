import { siteId } from '@oriel/core/id'
import { SiteFlags } from '@oriel/core/site-settings'
import { createConnection } from '@oriel/db/pool'
import { testDatabase, type TestDatabase } from '@oriel/dev-world/testing/test-db'
import { openSecret } from '@oriel/domain/provider'
import { testKeys } from '@oriel/keys/testing/test-keys'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { makeSite, NOON } from '../examples.ts'
import {
  addPaymentKey,
  endPaymentKey,
  findPaymentKeys,
  findPaymentLink,
  listPaymentLinks,
  savePaymentLink,
  stopPaymentLink,
} from './payment.ts'

const PLAY = siteId(21)
const REAL = siteId(22)
const realMoney = { licence: 'X-1', countries: ['MT'] }

let database: TestDatabase
let other: ReturnType<typeof createConnection>
beforeAll(async () => {
  database = await testDatabase()
  other = createConnection({ url: database.ownerUrl, name: 'payment' })
  await other.connect()
  const site = (id: number) => ({ id: siteId(id), code: `site-${id}`, hosts: [`s${id}.localhost`] })
  await makeSite(database, { ...site(21), flags: z.parse(SiteFlags, {}) })
  await makeSite(database, { ...site(22), flags: z.parse(SiteFlags, { realMoney }) })
})
afterAll(async () => {
  await other.end()
  await database.drop()
})

const WAY = { dialect: 'bridge', url: 'http://provider.invalid', operator: 'oriel' } as const
const save = (id: string, site: typeof PLAY, isSandbox: boolean, rows = database.rows) =>
  savePaymentLink(rows, { id, siteId: site, isSandbox, ...WAY }, NOON)
const setMoney = (site: number, real: object | null) =>
  database.pool.query(
    `UPDATE sites SET flags = jsonb_set(flags, '{realMoney}', $1) WHERE id = $2`,
    [JSON.stringify(real), site],
  )

describe('a link', () => {
  test('is found by its id and among those of its site, and stops with its reason', async () => {
    await save('PSBR', PLAY, true)
    await save('PSHB', PLAY, true)
    const saved = { siteId: PLAY, ...WAY, isSandbox: true, stoppedAt: null, stoppedBecause: null }
    expect(await findPaymentLink(database.rows, 'PSBR')).toEqual({ id: 'PSBR', ...saved })
    expect((await listPaymentLinks(database.rows, PLAY)).map(({ id }) => id)).toEqual([
      'PSBR',
      'PSHB',
    ])
    expect(await listPaymentLinks(database.rows, REAL)).toEqual([])
    await stopPaymentLink(database.rows, 'PSHB', 'books differ', NOON)
    expect(await findPaymentLink(database.rows, 'PSHB')).toMatchObject({
      stoppedAt: NOON,
      stoppedBecause: 'books differ',
    })
    await stopPaymentLink(database.rows, 'PSHB', null, NOON)
    expect(await findPaymentLink(database.rows, 'PSHB')).toMatchObject({ stoppedAt: null })
    expect(await findPaymentLink(database.rows, 'PSXX')).toBeNull()
  })

  test('saved again is reached another way, and never serves another site', async () => {
    await save('PSMV', PLAY, true)
    await savePaymentLink(
      database.rows,
      { id: 'PSMV', siteId: PLAY, isSandbox: true, ...WAY, url: 'http://moved.invalid' },
      NOON,
    )
    expect(await findPaymentLink(database.rows, 'PSMV')).toMatchObject({
      url: 'http://moved.invalid',
    })
    await expect(save('PSMV', REAL, false)).rejects.toThrow(/serves site 21 for good/)
  })

  test.each(['PS', 'GPBR', 'PSbr', 'PS12345678901'])('is never called %s', async (id) => {
    await expect(save(id, PLAY, true)).rejects.toThrow(/payment_links_id_check/)
  })
})

describe('sandboxes and real money', () => {
  test('a site of play money takes sandboxes only, one with real money none', async () => {
    await expect(save('PSRL', PLAY, false)).rejects.toThrow(/PSRL is no sandbox for site 21/)
    await expect(save('PSSB', REAL, true)).rejects.toThrow(/PSSB is a sandbox for site 22/)
    await save('PSRL', REAL, false)
    const turn = 'UPDATE payment_links SET is_sandbox = true WHERE id = $1'
    await expect(database.pool.query(turn, ['PSRL'])).rejects.toThrow(/is a sandbox for site 22/)
  })

  test('a site with links keeps its kind of money; without links it may change', async () => {
    await save('PSKP', PLAY, true)
    await expect(setMoney(21, realMoney)).rejects.toThrow(/not for its kind of money/)
    await makeSite(database, { id: siteId(23), code: 'site-23', hosts: ['s23.localhost'] })
    await setMoney(23, realMoney)
    await expect(save('PSTR', siteId(23), true)).rejects.toThrow(/is a sandbox/)
    await save('PSTR', siteId(23), false)
    await expect(setMoney(23, null)).rejects.toThrow(/not for its kind of money/)
  })

  test('a link and a change of its site at the same moment: one of them is refused', async () => {
    await makeSite(database, { id: siteId(24), code: 'site-24', hosts: ['s24.localhost'] })
    await other.query('BEGIN')
    await other.query(
      `UPDATE sites SET flags = jsonb_set(flags, '{realMoney}', '{"licence":"X"}') WHERE id = 24`,
    )
    const saving = save('PSRC', siteId(24), true).then(
      () => 'saved',
      (error: unknown) => String(error),
    )
    const waits = `SELECT count(*)::int AS n FROM pg_stat_activity
      WHERE wait_event_type = 'Lock' AND datname = current_database()`
    await expect
      .poll(async () => (await database.pool.query<{ n: number }>(waits)).rows[0]?.n)
      .toBe(1)
    await other.query('COMMIT')
    expect(await saving).toMatch(/PSRC is a sandbox for site 24/)
  })
})

test('two keys are valid during a rotation; a secret opens for its own link alone', async () => {
  await save('PSKY', PLAY, true)
  await addPaymentKey(database.rows, testKeys, 'PSKY', { keyId: 'k1', secret: 'first' })
  const made = await addPaymentKey(database.rows, testKeys, 'PSKY', { keyId: 'k2' })
  expect(await findPaymentKeys(database.rows, testKeys, 'PSKY')).toEqual([
    { keyId: 'k2', secret: made },
    { keyId: 'k1', secret: 'first' },
  ])
  await endPaymentKey(database.rows, 'PSKY', 'k1', new Date(0))
  expect(await findPaymentKeys(database.rows, testKeys, 'PSKY')).toEqual([
    { keyId: 'k2', secret: made },
  ])
  const { rows } = await database.pool.query<{ sealed_secret: Buffer }>(
    `SELECT sealed_secret FROM payment_keys WHERE key_id = 'k2'`,
  )
  expect(openSecret(testKeys, 'PSKY', 'k2', rows[0]?.sealed_secret ?? Buffer.from(''))).toBeNull()
})
