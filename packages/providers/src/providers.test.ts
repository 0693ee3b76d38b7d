import { saveProviders } from '@oriel/domain/games'
import { addProviderKey, endProviderKey, saveLink } from '@oriel/domain/provider'
import { testDatabase, type TestDatabase } from '@oriel/dev-world/testing/test-db'
import { testKeys } from '@oriel/keys/testing/test-keys'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createProviders } from './providers.ts'

let database: TestDatabase
const started = new Date()
const player = { ref: 'member', currency: 'USD' } as const

beforeAll(async () => {
  database = await testDatabase()
  const providers = ['GPXX', 'GPYY', 'GPZZ'].map((id) => ({ id, name: id, lobbies: [] }))
  await saveProviders(database, providers, started)
  await link('GPXX', 'pocket')
  await link('GPYY', 'klingon')
})
afterAll(() => database.drop())

const link = (providerId: string, dialect: string) =>
  saveLink(
    database.rows,
    { providerId, dialect, wallet: 'transfer', url: 'http://provider.invalid', operator: 'oriel' },
    started,
  )

/** A provider that only remembers with which secret it was asked. */
function listening() {
  const secrets: string[] = []
  let ms = started.getTime()
  const providers = createProviders({
    rows: database.rows,
    keys: testKeys,
    now: () => new Date(ms),
    fetch: async (_url, init) => {
      secrets.push((init as { body: URLSearchParams }).body.get('secret_key') ?? '')
      return new Response('{"data":{"player_id":"p"},"error":null}')
    },
  })
  return { providers, secrets, pass: (more: number) => void (ms += more) }
}

test('a provider without a link or without a key has no way to it', async () => {
  const { providers } = listening()
  expect(await providers.port('GPZZ')).toBeNull()
  expect(await providers.port('GPXX')).toBeNull()
})

test('a key that was turned is used within a second, and one that has ended is not', async () => {
  const { providers, secrets, pass } = listening()
  const ask = async () => (await providers.port('GPXX'))?.ensurePlayer(player)
  await addProviderKey(database.rows, testKeys, 'GPXX', { keyId: 'k1', secret: 'first' })
  expect(await ask()).toEqual({ kind: 'done', value: { extId: 'p' } })
  await addProviderKey(database.rows, testKeys, 'GPXX', { keyId: 'k2', secret: 'second' })
  await ask()
  pass(1_000)
  await ask()
  await endProviderKey(database.rows, 'GPXX', 'k2', new Date(0))
  pass(1_000)
  await ask()
  expect(secrets).toEqual(['first', 'first', 'second', 'first'])
})

test('a dialect that nobody speaks is a bug, told with its name', async () => {
  const { providers } = listening()
  await addProviderKey(database.rows, testKeys, 'GPYY', { keyId: 'k1' })
  await expect(providers.port('GPYY')).rejects.toThrow('nobody here speaks klingon, as GPYY does')
})
