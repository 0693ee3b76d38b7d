import { createLog } from '@oriel/core/log'
import { money } from '@oriel/core/money'
import { plant } from '@oriel/dev-world/testing/plant'
import { testDatabase, type TestDatabase } from '@oriel/dev-world/testing/test-db'
import { listChecks } from '@oriel/domain/reconcile'
import { GP, makeRoundWorld, SITE, type RoundWorld } from '@oriel/domain/testing/round-world'
import { facingAccount, memberAccount } from '@oriel/ledger/chart'
import { transferEntries } from '@oriel/ledger/rules'
import { Registry } from 'prom-client'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { addFigures, reconcileSchedules } from './reconcile.ts'

let database: TestDatabase
let world: RoundWorld
const lines: string[] = []
beforeEach(async () => {
  database = await testDatabase()
  world = await makeRoundWorld(database)
  lines.length = 0
})
afterEach(() => database.drop())

const schedules = () => {
  const destination = { write: (line: string) => void lines.push(line) }
  const log = createLog({ service: 'worker', level: 'info', destination })
  return reconcileSchedules(world.house, log, () => new Date()).flat()
}
const runAll = async () => {
  for (const { run } of schedules()) await run()
}

test('runs and reports every comparison, and logs differences', async () => {
  const member = await world.someone()
  await world.bringIn(member, 1_000n)
  await runAll()
  expect((await listChecks(database.rows)).map(({ name }) => name)).toEqual([
    'balances',
    'feeds',
    'ledger-accounts',
    'ledger-entries',
    'ledger-journals',
    'ledger-pass',
    'open-transfers',
    'rounds',
    'transfers',
    'transit',
  ])
  expect(lines).toEqual([])
  // Money in transit that no transfer holds.
  const available = memberAccount(member, 'available', 'USD')
  const lost = transferEntries(
    available,
    facingAccount(SITE, 'transit', GP, 'USD'),
    money(7n, 'USD'),
  )
  const cause = { kind: 'test', id: 'x' } as const
  await world.ledger.postAlone({ key: 'lost', kind: 'test', cause, entries: lost })
  await runAll()
  expect(lines.map((line) => (JSON.parse(line) as { name: string }).name)).toEqual(['transit'])
})

test('M8: a comparison that fails leaves no figure standing', async () => {
  const metrics = new Registry()
  addFigures(metrics, database.rows)
  const figure = async (name: string) => {
    const text = await metrics.metrics()
    return new RegExp(`^${name}{check="transit"} (.*)$`, 'm').exec(text)?.[1]
  }
  await runAll()
  expect(await figure('oriel_reconcile_broken')).toBe('0')
  await plant(database, 'REVOKE SELECT ON transfers FROM oriel_app')
  const transit = schedules().find(({ name }) => name === 'reconcile-transit')
  await expect(transit?.run()).rejects.toThrow('permission denied')
  expect(await figure('oriel_reconcile_broken')).toBe('Nan')
  await plant(
    database,
    `UPDATE reconcile_checks SET ran_at = ran_at - interval '10 minutes', oldest_at = now()`,
    'GRANT SELECT ON transfers TO oriel_app',
  )
  expect(Number(await figure('oriel_reconcile_age_seconds'))).toBeGreaterThan(600)
  await transit?.run()
  expect(await figure('oriel_reconcile_broken')).toBe('0')
  expect(Number(await figure('oriel_reconcile_age_seconds'))).toBeLessThan(600)
  // Without the database nobody knows: there is no value, rather than an old one.
  await plant(database, 'REVOKE SELECT ON reconcile_checks FROM oriel_app')
  expect(await figure('oriel_reconcile_broken')).toBeUndefined()
})
