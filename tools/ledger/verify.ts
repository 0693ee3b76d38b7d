import { createConnection } from '@oriel/db/pool'
import { verifyChain, verifyLaws } from '@oriel/ledger/verify'
import type { LedgerCommand } from '../ledger.ts'
import { findRunning } from '../running.ts'
import { say } from './say.ts'

/** One line per law, one for the chain; false when any of them is broken. */
export const verify: LedgerCommand = async ({ rows }) => {
  const client = createConnection({ url: findRunning().databaseUrl, name: 'ledger verify' })
  await client.connect()
  let isWell = true
  try {
    for await (const { law, broken, first } of verifyLaws(client)) {
      say(broken === 0 ? `ok     ${law}` : `BROKEN ${law}: ${broken}, such as ${first.join(', ')}`)
      isWell &&= broken === 0
    }
  } finally {
    await client.end()
  }
  const { blocks, count, problems } = await verifyChain(rows)
  for (const problem of problems) say(`BROKEN ${problem}`)
  if (problems.length === 0) say(`ok     ${blocks} blocks seal ${count} journals, unbroken`)
  return isWell && problems.length === 0
}
