import { saveProviders, saveSiteGames } from '@oriel/domain/games'
import {
  addProviderKey,
  findProviderKeys,
  saveLink,
  turnKeyCommand,
  type ProviderKey,
} from '@oriel/domain/provider'
import { actByScript } from '@oriel/domain/proposal'
import { ORIEL } from '@oriel/dev-world/cast'
import { toldDatabase, type TestDatabase } from '@oriel/dev-world/testing/test-db'
import { testKeys } from '@oriel/keys/testing/test-keys'
import { createLedger } from '@oriel/ledger/ledger'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { turnNextKey, type HandOver } from '@oriel/providers/rotate'

let database: TestDatabase
beforeEach(async () => {
  database = await toldDatabase()
  const ids = ['GPXX', 'GPYY']
  await saveProviders(
    database,
    ids.map((id) => ({ id, name: id, lobbies: [] })),
    new Date(),
  )
  await saveSiteGames(database, ORIEL, { typeIds: [2], providerIds: ids })
  const way = { wallet: 'transfer', url: 'http://provider.invalid', operator: 'oriel' } as const
  await saveLink(database.rows, { providerId: 'GPXX', dialect: 'pocket', ...way }, new Date())
  await saveLink(database.rows, { providerId: 'GPYY', dialect: 'studio', ...way }, new Date())
  await addProviderKey(database.rows, testKeys, 'GPXX', { keyId: 'old', secret: 'old secret' })
})
afterEach(() => database.drop())

const ask = (provider_id = 'GPXX') =>
  actByScript(
    { database, keys: testKeys, ledger: createLedger(database) },
    { one: turnKeyCommand, input: { provider_id, overlap_minutes: 60 }, siteId: ORIEL },
    { reason: 'the yearly turn of all keys', now: new Date() },
  )
const turn = (handOver: HandOver) =>
  turnNextKey({ database, keys: testKeys, now: () => new Date() }, handOver)
const known = () => findProviderKeys(database.rows, testKeys, 'GPXX')
const stateOf = async () => {
  const query = database.rows.selectFrom('provider_turns').select(['state', 'sealed_secret'])
  return query.executeTakeFirstOrThrow()
}
const letMinutePass = () =>
  database.rows
    .updateTable('provider_turns')
    .set({ due_at: new Date(0) })
    .execute()

test('a provider that learnt it while we died is handed the same key again', async () => {
  expect(await ask()).toEqual({ ok: true, value: undefined })
  expect(await ask()).toMatchObject({ ok: false, reason: 'key_turns' })
  const told: ProviderKey[] = []
  const dies: HandOver = async (_link, _old, key) => {
    told.push(key)
    throw new Error('killed')
  }
  await expect(turn(dies)).rejects.toThrow('killed')
  expect(await turn(dies)).toBe(false)
  expect((await known()).map(({ keyId }) => keyId)).toEqual(['old'])
  await letMinutePass()
  expect(
    await turn(async (_link, old, key) => {
      expect(old.secret).toBe('old secret')
      told.push(key)
      return true
    }),
  ).toBe(true)
  expect(told[1]).toEqual(told[0])
  expect(await known()).toEqual([told[0], { keyId: 'old', secret: 'old secret' }])
  expect(await stateOf()).toEqual({ state: 'done', sealed_secret: null })
  expect(await turn(async () => true)).toBe(false)
})

test('a provider that is never told keeps its key, and the turn ends as failed', async () => {
  expect(await ask()).toMatchObject({ ok: true })
  for (let tries = 0; tries < 20; tries += 1) {
    await letMinutePass()
    expect(await turn(async () => false)).toBe(true)
  }
  expect(await stateOf()).toEqual({ state: 'failed', sealed_secret: null })
  expect((await known()).map(({ keyId }) => keyId)).toEqual(['old'])
})

test('one that takes keys only by hand is not asked', async () => {
  expect(await ask('GPYY')).toMatchObject({ ok: false, reason: 'key_not_by_wire' })
})
