import { createLog } from '@oriel/core/log'
import { money } from '@oriel/core/money'
import { testDatabase } from '@oriel/dev-world/testing/test-db'
import { GP, makeRoundWorld, SITE } from '@oriel/domain/testing/round-world'
import { facingAccount, memberAccount } from '@oriel/ledger/chart'
import { transferEntries } from '@oriel/ledger/rules'
import { expect, test } from 'vitest'
import { reconcileSchedules } from './reconcile.ts'

test('runs and reports every comparison, and logs differences', async () => {
  const database = await testDatabase()
  const world = await makeRoundWorld(database)
  const lines: string[] = []
  const destination = { write: (line: string) => void lines.push(line) }
  const log = createLog({ service: 'worker', level: 'info', destination })
  const member = await world.someone()
  await world.bringIn(member, 1_000n)
  const reports: string[] = []
  const now = () => new Date()
  const schedules = reconcileSchedules(world.house, log, now, ({ name }) => reports.push(name))
  for (const { run } of schedules) await run()
  expect(reports).toEqual([
    'ledger-journals',
    'ledger-accounts',
    'ledger-entries',
    'ledger-world',
    'transit',
    'open-transfers',
    'transfers',
    'balances',
    'rounds',
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
  for (const { run } of schedules) await run()
  expect(lines.map((line) => (JSON.parse(line) as { name: string }).name)).toEqual(['transit'])
  await database.drop()
})
