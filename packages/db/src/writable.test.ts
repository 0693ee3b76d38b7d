import { rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { patient } from '@oriel/core/testing/patience'
import { startPostgres } from '@oriel/dev-world/engine/postgres'
import { freePort, run } from '@oriel/dev-world/engine/process'
import { scratchFolder } from '@oriel/dev-world/engine/scratch'
import { keyFile } from '@oriel/dev-world/key-file'
import { asAdmin, testDatabase, type TestDatabase } from '@oriel/dev-world/testing/test-db'
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest'
import { createPool } from './pool.ts'
import { checkWritable } from './writable.ts'

let database: TestDatabase
let folder = ''
beforeAll(async () => {
  database = await testDatabase()
  folder = scratchFolder('oriel-writable-')
})
afterAll(async () => {
  await database.drop()
  rmSync(folder, { recursive: true, force: true })
})

/** For connections from now on. */
const makeReadOnly = async (isReadOnly: boolean): Promise<void> => {
  const name = new URL(database.url).pathname.slice(1)
  const word = isReadOnly ? 'on' : 'off'
  await asAdmin(`ALTER DATABASE ${name} SET default_transaction_read_only = ${word}`)
}

test('a database that takes writes is ready, one that is read-only is not', async () => {
  await expect(checkWritable(database.pool)).resolves.toBeUndefined()
  await makeReadOnly(true)
  const pool = createPool({ url: database.url, name: 'test' })
  onTestFinished(async () => {
    await pool.end()
    await makeReadOnly(false)
  })
  await expect(checkWritable(pool)).rejects.toThrow('is read-only')
})

test('a standby is not ready', async () => {
  const options = { dataDir: path.join(folder, 'standby'), port: await freePort(), durable: false }
  const primary = await startPostgres(options)
  await primary.stop()
  // With this file a server replays and answers reads until it is promoted.
  writeFileSync(path.join(options.dataDir, 'standby.signal'), '')
  const standby = await startPostgres(options)
  const pool = createPool({ url: standby.url('postgres'), name: 'test' })
  onTestFinished(async () => {
    await pool.end()
    await standby.stop()
  })
  await expect(checkWritable(pool)).rejects.toThrow('is a standby: it accepts no writes')
})

const ENTRIES = { api: 'src/serve.ts', gateway: 'src/serve.ts', worker: 'src/work.ts' }

test('api, gateway and worker say 503 on a read-only database', async () => {
  await makeReadOnly(true)
  onTestFinished(() => makeReadOnly(false))
  const askOne = async ([name, entry]: [string, string]) => {
    const port = await freePort()
    const env = {
      ...process.env,
      DATABASE_URL: database.url,
      NATS_URLS: 'nats://127.0.0.1:9',
      KEY_FILE: keyFile(folder),
      OPERATIONS_PORT: String(port),
      [`${name.toUpperCase()}_PORT`]: String(await freePort()),
    }
    const root = path.resolve(import.meta.dirname, '../../..')
    const running = run(process.execPath, [path.join(root, 'apps', name, entry)], { env })
    onTestFinished(() => running.stop())
    const ask = async () => {
      const answer = await fetch(`http://127.0.0.1:${port}/ready`).catch(() => null)
      return answer && { status: answer.status, said: await answer.json() }
    }
    await expect
      .poll(ask, { timeout: patient(50_000) })
      .toMatchObject({ status: 503, said: { ready: false, database: 'is read-only' } })
  }
  await Promise.all(Object.entries(ENTRIES).map(askOne))
})
