import { generateKeyPairSync } from 'node:crypto'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import type { Database } from '@oriel/db/database'
import { createConnection } from '@oriel/db/pool'
import {
  openOfficeDatabase,
  openSealer,
  testDatabase,
  type TestDatabase,
} from '@oriel/dev-world/testing/test-db'
import { until } from '@oriel/dev-world/engine/process'
import { checkRootFile, writeRootFile, type RootFile } from '@oriel/ledger/root-file'
import { sealBlock } from '@oriel/ledger/seal'
import { verifyChain } from '@oriel/ledger/verify'
import { sql } from 'kysely'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { noteOffice, OFFICE_CHAIN, proveOfficeEvent } from './audit.ts'

let database: TestDatabase
let office: Database
let sealer: Database
beforeEach(async () => {
  database = await testDatabase()
  office = openOfficeDatabase(database)
  sealer = openSealer(database)
})
afterEach(async () => {
  await office.close()
  await sealer.close()
  await database.drop()
})

const note = (actor: string) =>
  noteOffice(office.rows, {
    siteId: null,
    actor,
    permission: 'member.read',
    subject: { kind: 'member', id: 'x' },
    outcome: 'done',
    reason: `${actor} looked`,
  })
/** All lines so far, in one block: as soon as no transaction of others is older than they are. */
async function seal(): Promise<void> {
  const areOld = async () => {
    const { rows } = await sql<{ old: boolean }>`
      SELECT pg_snapshot_xmin(pg_current_snapshot()) > max(xid) AS old FROM office_events`.execute(
      office.rows,
    )
    return rows[0]?.old === true
  }
  await until('lines that can be sealed', areOld, 10_000, 20)
  expect(await sealBlock(sealer, { chain: OFFICE_CHAIN })).not.toBeNull()
}
/** As a database administrator could: past the triggers. */
const tamper = async (statement: string): Promise<void> => {
  const owner = createConnection({ url: database.ownerUrl, name: 'tamper' })
  await owner.connect()
  try {
    const parts = await owner.query<{ name: string }>(
      `SELECT inhrelid::regclass::text AS name FROM pg_inherits
       WHERE inhparent = 'office_events'::regclass`,
    )
    const tables = ['office_events', ...parts.rows.map(({ name }) => name)]
    for (const name of tables) await owner.query(`ALTER TABLE ${name} DISABLE TRIGGER USER`)
    await owner.query(statement)
  } finally {
    await owner.end()
  }
}
const problems = async () => (await verifyChain(sealer.rows, OFFICE_CHAIN)).problems

/** Three blocks of two lines each. */
async function trail(): Promise<string[]> {
  const ids: string[] = []
  for (const actor of ['one', 'two', 'three']) {
    ids.push(await note(actor), await note(`${actor} again`))
    await seal()
  }
  const found = await verifyChain(sealer.rows, OFFICE_CHAIN)
  expect(found).toEqual({ blocks: 3, count: 6, problems: [] })
  return ids
}

test('nobody changes, removes or empties lines, not even the office', async () => {
  const id = await note('one')
  const { rows } = office
  await expect(rows.updateTable('office_events').set({ actor: 'x' }).execute()).rejects.toThrow()
  await expect(rows.deleteFrom('office_events').where('id', '=', id).execute()).rejects.toThrow()
  const owner = createConnection({ url: database.ownerUrl, name: 'owner' })
  await owner.connect()
  try {
    await expect(owner.query(`UPDATE office_events SET actor = 'x'`)).rejects.toThrow('stay as')
    await expect(owner.query('TRUNCATE office_events')).rejects.toThrow('stay as')
  } finally {
    await owner.end()
  }
})

describe('six ways of tampering are found', () => {
  test('a line is edited', async () => {
    const [, second = ''] = await trail()
    await tamper(`UPDATE office_events SET reason = 'another' WHERE id = '${second}'`)
    expect(await problems()).toEqual(['block 1: one of its events is not what was sealed'])
    expect(await proveOfficeEvent(office.rows, second)).toMatchObject({ holds: false })
  })

  test('a line is removed', async () => {
    const [, , third = ''] = await trail()
    await tamper(`DELETE FROM office_events WHERE id = '${third}'`)
    expect(await problems()).toEqual(['block 2: sealed 2 events, 1 are there'])
  })

  test('two lines change places', async () => {
    const [first = '', second = ''] = await trail()
    await tamper(`UPDATE office_events e SET at = o.at FROM office_events o
      WHERE e.id IN ('${first}', '${second}') AND o.id IN ('${first}', '${second}') AND o.id <> e.id`)
    expect(await problems()).toEqual(['block 1: one of its events is not what was sealed'])
  })

  test('a line is put between', async () => {
    const [first = ''] = await trail()
    await tamper(`INSERT INTO office_events (id, at, actor, permission, subject_kind, subject_id,
        outcome, xid)
      SELECT gen_random_uuid(), at, 'nobody', permission, subject_kind, subject_id, outcome, xid
      FROM office_events WHERE id = '${first}'`)
    expect(await problems()).toEqual(['block 1: sealed 2 events, 3 are there'])
  })

  test('the tail is cut off, with its block: only the signed root tells', async () => {
    const root = await sign(await trail())
    await tamper(`DELETE FROM office_events WHERE actor LIKE 'three%';
      DELETE FROM office_blocks WHERE number = 3`)
    expect(await problems()).toEqual([])
    expect(await checkRootFile(office.rows, root, OFFICE_CHAIN)).toBe('block 3 is gone')
  })

  test('everything is written anew and sealed again: only the signed root tells', async () => {
    const root = await sign(await trail())
    await tamper(`UPDATE office_events SET reason = 'all is well'; DELETE FROM office_blocks`)
    await seal()
    await note('four')
    await seal()
    await note('five')
    await seal()
    expect(await problems()).toEqual([])
    expect(await checkRootFile(office.rows, root, OFFICE_CHAIN)).toBe('block 3 is another now')
  })
})

test('one line is proven by its way to the root', async () => {
  const [first = ''] = await trail()
  expect(await proveOfficeEvent(office.rows, first)).toMatchObject({ block: 1n, holds: true })
  const waiting = await note('late')
  expect(await proveOfficeEvent(office.rows, waiting)).toMatchObject({ block: null, holds: false })
})

/** What stands outside the house before anything is touched. */
async function sign(ids: readonly string[]): Promise<RootFile> {
  expect(ids).toHaveLength(6)
  const folder = mkdtempSync(path.join(tmpdir(), 'oriel-trail-'))
  try {
    const { privateKey: key } = generateKeyPairSync('ed25519')
    const now = new Date('2026-11-18T00:10:00Z')
    const file = await writeRootFile(office.rows, { folder, key, now, chain: OFFICE_CHAIN })
    expect(file).toBe(path.join(folder, 'office-2026-11-18.json'))
    const root = JSON.parse(readFileSync(file ?? '', 'utf8')) as RootFile
    expect(root).toMatchObject({ block: '3', events: '6' })
    return root
  } finally {
    rmSync(folder, { recursive: true })
  }
}
