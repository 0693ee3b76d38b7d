import { execFile } from 'node:child_process'
import { mkdirSync, readdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { promisify } from 'node:util'
import { createConnection } from '@oriel/db/pool'
import { until } from '@oriel/dev-world/engine/process'

/** What a copy must not hold: it belongs to the running server, or comes from the archive. */
const LEFT_OUT = new Set(['pg_wal', 'postmaster.pid', 'postmaster.opts', 'pg_replslot'])
const ARCHIVED_WAIT_MS = 120_000

/** Copies a running cluster, as pg_basebackup does: the server writes on meanwhile. */
export async function takeBase(adminUrl: string, dataDir: string, target: string): Promise<void> {
  const client = createConnection({ url: adminUrl, name: 'base backup' })
  await client.connect()
  try {
    await client.query("SELECT pg_backup_start('drill', fast => true)")
    mkdirSync(path.join(target, 'pg_replslot'), { recursive: true })
    for (const entry of readdirSync(dataDir)) {
      if (!LEFT_OUT.has(entry)) await copyLive(path.join(dataDir, entry), target)
    }
    // Returns only when the log up to here is archived.
    const { rows } = await client.query<{ labelfile: string }>(
      'SELECT labelfile FROM pg_backup_stop(wait_for_archive => true)',
    )
    writeFileSync(path.join(target, 'backup_label'), rows[0]?.labelfile ?? '')
  } finally {
    await client.end()
  }
  const like = path.join(target, 'PG_VERSION')
  const made = ['.', 'pg_replslot', 'backup_label'].map((name) => path.join(target, name))
  await promisify(execFile)('chown', ['--reference', like, ...made])
}

/** A file may go while it is copied: the log tells what became of it. */
async function copyLive(from: string, target: string): Promise<void> {
  try {
    await promisify(execFile)('cp', ['-a', from, target])
  } catch (error) {
    const { stderr } = error as { stderr: string }
    const isOther = (line: string) => line !== '' && !/No such file or directory/.test(line)
    if (stderr.split('\n').some(isOther)) throw error
  }
}

/** Closes the file of the log that is written now and waits until the archive has it. */
export async function archiveNow(adminUrl: string): Promise<void> {
  const client = createConnection({ url: adminUrl, name: 'archive' })
  await client.connect()
  try {
    const { rows } = await client.query<{ name: string }>(
      'SELECT pg_walfile_name(pg_switch_wal()) AS name',
    )
    const name = rows[0]?.name ?? ''
    const isThere = async () => {
      const asked = 'SELECT last_archived_wal AS last FROM pg_stat_archiver'
      const { rows: said } = await client.query<{ last: string | null }>(asked)
      return (said[0]?.last ?? '') >= name
    }
    await until(`${name} to be archived`, isThere, ARCHIVED_WAIT_MS)
  } finally {
    await client.end()
  }
}
