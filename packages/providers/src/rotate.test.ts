import { saveProviders } from '@oriel/domain/games'
import { addProviderKey, findProviderKeys, saveLink } from '@oriel/domain/provider'
import { testDatabase, type TestDatabase } from '@oriel/dev-world/testing/test-db'
import { testKeys } from '@oriel/keys/testing/test-keys'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { handOverByWire, rotateKey } from './rotate.ts'

let database: TestDatabase
beforeAll(async () => {
  database = await testDatabase()
  await saveProviders(
    database,
    ['GPXX', 'GPYY'].map((id) => ({ id, name: id, lobbies: [] })),
    new Date(),
  )
  const way = { wallet: 'transfer', url: 'http://provider.invalid', operator: 'oriel' } as const
  await saveLink(database.rows, { providerId: 'GPXX', dialect: 'pocket', ...way }, new Date())
  await addProviderKey(database.rows, testKeys, 'GPXX', { keyId: 'old', secret: 'old secret' })
})
afterAll(() => database.drop())

const house = () => ({ rows: database.rows, keys: testKeys, now: () => new Date() })
const keyIds = async () =>
  (await findProviderKeys(database.rows, testKeys, 'GPXX')).map(({ keyId }) => keyId)

test('the provider is told first; told in vain, nothing is changed', async () => {
  const turned = await rotateKey(house(), 'GPXX', async () => false, 0)
  expect(turned).toEqual({ ok: false, reason: 'not_told' })
  const down = handOverByWire(() => Promise.reject(new Error('nobody is there')))
  expect(await rotateKey(house(), 'GPXX', down, 0)).toEqual({ ok: false, reason: 'not_told' })
  expect(await keyIds()).toEqual(['old'])
})

test('the new key signs from now on, the old one proves until the overlap is over', async () => {
  const told: string[] = []
  const handOver = async (_link: unknown, old: { secret: string }, key: { secret: string }) => {
    told.push(old.secret, key.secret)
    return true
  }
  const first = await rotateKey(house(), 'GPXX', handOver, 60_000)
  const ids = await keyIds()
  expect(ids).toEqual([first.ok && first.keyId, 'old'])
  const [newest] = await findProviderKeys(database.rows, testKeys, 'GPXX')
  expect(told).toEqual(['old secret', newest?.secret])
  const second = await rotateKey(house(), 'GPXX', handOver, -1_000)
  expect(await keyIds()).toEqual([second.ok && second.keyId])
})

test('without a link or a key there is nothing to turn', async () => {
  const turn = () => rotateKey(house(), 'GPYY', async () => true, 0)
  expect(await turn()).toEqual({ ok: false, reason: 'no_link' })
  const way = { wallet: 'transfer', url: 'http://provider.invalid', operator: 'oriel' } as const
  await saveLink(database.rows, { providerId: 'GPYY', dialect: 'jungle', ...way }, new Date())
  expect(await turn()).toEqual({ ok: false, reason: 'no_key' })
})
