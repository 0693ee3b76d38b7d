import { newId } from '@oriel/core/id'
import { openDatabase } from '@oriel/db/database'
import { ORIEL } from '@oriel/dev-world/cast'
import { askExport, runNextExport } from '@oriel/domain/export-job'
import { atMost, say, type Figure } from './figure.ts'
import type { Ground } from './ground.ts'

const ASKED_S = 120
/** What a worker may hold more in its midst than at its start. */
const GROWN_MB = 200
const DAY_MS = 86_400_000
const LOOK_MS = 250

/** A file of as many rounds as one may have: how long it takes, and what it holds meanwhile. */
export async function measureExport({ databaseUrl }: Ground, officeUrl: string): Promise<Figure[]> {
  const office = openDatabase({ url: officeUrl, name: 'bench', max: 1 })
  const worker = openDatabase({ url: databaseUrl, name: 'bench-worker', max: 4 })
  const memory = () => process.memoryUsage().rss / 1e6
  try {
    const staff = await office.rows
      .selectFrom('staff')
      .select(['id', 'person_id'])
      .where('account', '=', 'tran.lan')
      .executeTakeFirstOrThrow()
    const who = { actor: 'tran.lan', staffId: staff.id, personId: staff.person_id }
    const seat = { sessionId: newId(), role: null, ip: '127.0.0.1', traceId: null }
    const [from, to] = [-2, 1].map((days) => new Date(Date.now() + days * DAY_MS).toISOString())
    const wanted = { kind: 'rounds', filter: { from, to } }
    const asked = await askExport(office, { ...who, ...seat }, ORIEL, wanted)
    if (!asked.ok) throw new Error(`no file: ${asked.reason}`)
    const [begun, before] = [performance.now(), memory()]
    let most = before
    const watch = setInterval(() => (most = Math.max(most, memory())), LOOK_MS)
    await runNextExport(worker)
    clearInterval(watch)
    const seconds = (performance.now() - begun) / 1000
    const { state, done } = await worker.rows
      .selectFrom('export_jobs')
      .select(['state', 'done'])
      .where('id', '=', asked.value)
      .executeTakeFirstOrThrow()
    if (state !== 'ready') throw new Error(`the file is ${state}`)
    say(`  a file of ${done} rounds in ${seconds.toFixed(1)} s`)
    const each = (seconds / Number(done)) * 1e6
    return [
      atMost('office.export_million_rows_s', each, ASKED_S, 1),
      atMost('office.export_grown_mb', most - before, GROWN_MB, 0),
    ]
  } finally {
    await office.close()
    await worker.close()
  }
}
