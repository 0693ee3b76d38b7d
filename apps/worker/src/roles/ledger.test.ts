import { generateKeyPairSync } from 'node:crypto'
import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { newId } from '@oriel/core/id'
import { money } from '@oriel/core/money'
import { ORIEL } from '@oriel/dev-world/cast'
import { until } from '@oriel/dev-world/engine/process'
import { openSealer, testDatabase, type TestDatabase } from '@oriel/dev-world/testing/test-db'
import { houseAccount, memberAccount } from '@oriel/ledger/chart'
import { createLedger } from '@oriel/ledger/ledger'
import { transferEntries } from '@oriel/ledger/rules'
import { listBlocks } from '@oriel/ledger/seal'
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest'
import { createLog } from '@oriel/core/log'
import { ledgerSchedules, sealSchedules } from './ledger.ts'

let database: TestDatabase
const folder = mkdtempSync(path.join(tmpdir(), 'oriel-roots-'))
beforeAll(async () => {
  database = await testDatabase()
})
afterAll(async () => {
  rmSync(folder, { recursive: true })
  await database.drop()
})

const now = () => new Date('2041-06-01T00:20:00Z')

test('months are made, journals sealed and the day signed', async () => {
  const keyFile = path.join(folder, 'key.pem')
  const { privateKey } = generateKeyPairSync('ed25519')
  writeFileSync(keyFile, privateKey.export({ type: 'pkcs8', format: 'pem' }))
  const env = { LEDGER_ROOTS_FOLDER: folder, LEDGER_KEY_FILE: keyFile }
  const sealer = openSealer(database)
  onTestFinished(() => sealer.close())
  const log = createLog({ service: 'test', level: 'silent' })
  const all = [...ledgerSchedules(database, env, now), ...sealSchedules(sealer, log)]
  const schedules = new Map(all.map((one) => [one.name, one]))
  expect(await schedules.get('ledger-months')?.run()).toBe(4)
  const house = houseAccount(ORIEL, 'promotion', 'USD')
  const entries = transferEntries(
    house,
    memberAccount(newId(), 'available', 'USD'),
    money(5n, 'USD'),
  )
  const cause = { kind: 'test', id: '1' } as const
  await createLedger(database).postAlone({ key: newId(), kind: 'test', cause, entries })
  const isSealed = async () => {
    await schedules.get('ledger-seal')?.run()
    return (await listBlocks(database.rows, { after: null, limit: 2 })).length === 1
  }
  // A transaction of a neighbour in the cluster may have to end first.
  await until('the journal to be sealed', isSealed, 10_000)
  await schedules.get('ledger-check')?.run()
  await schedules.get('ledger-root')?.run()
  expect(readdirSync(folder)).toContain('ledger-2041-06-01.json')
})

test('a folder without a key, or a key without a folder, stops the worker', () => {
  for (const env of [
    { LEDGER_ROOTS_FOLDER: folder, LEDGER_KEY_FILE: '' },
    { LEDGER_ROOTS_FOLDER: '', LEDGER_KEY_FILE: 'key.pem' },
  ]) {
    expect(() => ledgerSchedules(database, env, now)).toThrow('set both or neither')
  }
})

test('without both nothing is signed', () => {
  const env = { LEDGER_ROOTS_FOLDER: '', LEDGER_KEY_FILE: '' }
  const names = ledgerSchedules(database, env, now).map(({ name }) => name)
  expect(names).toEqual(['ledger-months'])
})
