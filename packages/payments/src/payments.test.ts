import { ORIEL } from '@oriel/dev-world/cast'
import { tellSites } from '@oriel/dev-world/story/site'
import { testDatabase, type TestDatabase } from '@oriel/dev-world/testing/test-db'
import { addPaymentKey, endPaymentKey, savePaymentLink } from '@oriel/domain/payment'
import { testKeys } from '@oriel/keys/testing/test-keys'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createPayments } from './payments.ts'
import { hmac } from './proof.ts'

const started = new Date()
let database: TestDatabase

beforeAll(async () => {
  database = await testDatabase()
  await tellSites(database, started)
  for (const [id, dialect] of [
    ['PSQY', 'quarry'],
    ['PSKL', 'klingon'],
    ['PSNK', 'quarry'],
  ] as const) {
    const link = { id, dialect, siteId: ORIEL, url: 'http://provider.invalid', operator: 'oriel' }
    await savePaymentLink(database.rows, { ...link, isSandbox: true }, started)
  }
})
afterAll(() => database.drop())

const RAW = Buffer.from('{"event":"e1"}')
const signedWith = (secret: string) => ({
  'x-quarry-signature': hmac('sha512', secret, RAW).toString('hex'),
})

function listening() {
  let ms = started.getTime()
  const payments = createPayments({
    rows: database.rows,
    keys: testKeys,
    now: () => new Date(ms),
    fetch: async () => new Response('{"ok":true,"result":{"status":"unknown","transactions":[]}}'),
  })
  return { payments, pass: (more: number) => void (ms += more) }
}

test('a link that is not there or has no key has no way to it; one with a key is asked', async () => {
  const { payments, pass } = listening()
  expect(await payments.port('PSZZ')).toBeNull()
  expect(await payments.port('PSNK')).toBeNull()
  await addPaymentKey(database.rows, testKeys, 'PSNK', { keyId: 'k1' })
  pass(1_000)
  expect(await (await payments.port('PSNK'))?.orderStatus('R1')).toEqual({
    kind: 'done',
    value: { state: 'not_found', arrivals: [] },
  })
})

test('both keys prove a webhook during a rotation, and an ended one does not', async () => {
  const { payments, pass } = listening()
  await addPaymentKey(database.rows, testKeys, 'PSQY', { keyId: 'k1', secret: 'first' })
  await addPaymentKey(database.rows, testKeys, 'PSQY', { keyId: 'k2', secret: 'second' })
  const read = async (secret: string) =>
    (await payments.port('PSQY'))?.readHook(RAW, signedWith(secret))
  expect(await read('first')).toMatchObject({ kind: 'proven', event: { eventId: 'e1' } })
  expect(await read('second')).toMatchObject({ kind: 'proven' })
  expect(await read('third')).toBe('bad_signature')
  await endPaymentKey(database.rows, 'PSQY', 'k1', new Date(0))
  pass(1_000)
  expect(await read('first')).toBe('bad_signature')
  expect(await read('second')).toMatchObject({ kind: 'proven' })
})

test('a dialect that does not exist is a bug, told with its name', async () => {
  const { payments } = listening()
  await addPaymentKey(database.rows, testKeys, 'PSKL', { keyId: 'k1' })
  await expect(payments.port('PSKL')).rejects.toThrow('no dialect is called klingon, as PSKL has')
})
