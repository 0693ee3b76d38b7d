import { generateKeyPairSync } from 'node:crypto'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { newId } from '@oriel/core/id'
import { until } from '@oriel/dev-world/engine/process'
import { openSealer, testDatabase, type TestDatabase } from '@oriel/dev-world/testing/test-db'
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest'
import { somebody } from './examples.ts'
import { createLedger } from './ledger.ts'
import { makeMonthsAhead } from './months.ts'
import { checkRootFile, readKey, writeRootFile, type RootFile } from './root-file.ts'
import { sealBlock } from './seal.ts'

let database: TestDatabase
const folder = mkdtempSync(path.join(tmpdir(), 'oriel-roots-'))
const keyFile = path.join(folder, 'key.pem')
beforeAll(async () => {
  database = await testDatabase()
  const { privateKey } = generateKeyPairSync('ed25519')
  writeFileSync(keyFile, privateKey.export({ type: 'pkcs8', format: 'pem' }))
})
afterAll(async () => {
  rmSync(folder, { recursive: true })
  await database.drop()
})

test('a day is signed once, and its file proves the chain', async () => {
  const now = new Date('2026-11-15T00:10:00Z')
  const options = { folder, key: readKey(keyFile), now }
  expect(await writeRootFile(database.rows, options)).toBeNull()
  await createLedger(database).postAlone(somebody().give(newId(), 5n))
  const sealer = openSealer(database)
  onTestFinished(() => sealer.close())
  const sealed = async () => (await sealBlock(sealer)) !== null
  await until('a block', sealed, 10_000)
  const file = await writeRootFile(database.rows, options)
  expect(file).toBe(path.join(folder, 'ledger-2026-11-15.json'))
  expect(await writeRootFile(database.rows, options)).toBeNull()
  const root = JSON.parse(readFileSync(file ?? '', 'utf8')) as RootFile
  expect(root).toMatchObject({ day: '2026-11-15', block: '1', journals: '1' })
  expect(await checkRootFile(database.rows, root)).toBeNull()
  expect(await checkRootFile(database.rows, { ...root, day: '2026-11-16' })).toContain('signature')
  expect(await checkRootFile(database.rows, { ...root, hash: '00' })).toContain('signature')
})

test('months are made ahead, once', async () => {
  const now = new Date('2040-12-31T23:59:59.999Z')
  expect(await makeMonthsAhead(database.rows, now)).toBe(4)
  expect(await makeMonthsAhead(database.rows, now)).toBe(0)
  const { rows } = await database.pool.query<{ name: string }>(
    `SELECT relname AS name FROM pg_class WHERE relname ~ '^ledger_entries_204' AND relkind = 'r'
     ORDER BY 1`,
  )
  expect(rows.map(({ name }) => name)).toEqual([
    'ledger_entries_2040_12',
    'ledger_entries_2041_01',
    'ledger_entries_2041_02',
    'ledger_entries_2041_03',
  ])
})
