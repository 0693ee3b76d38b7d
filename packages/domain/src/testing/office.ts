import { randomBytes } from 'node:crypto'
import { siteId, type SiteId } from '@oriel/core/id'
import type { Database } from '@oriel/db/database'
import { createConnection } from '@oriel/db/pool'
import { openOfficeDatabase, type TestDatabase } from '@oriel/dev-world/testing/test-db'
import type { Tools } from '@oriel/domain/command'
import type { Actor } from '@oriel/domain/command'
import { testKeys } from '@oriel/keys/testing/test-keys'
import { createLedger } from '@oriel/ledger/ledger'
import { openStaffSession } from '../staff/session.ts'
import type { PersonId, StaffId } from '../staff/rules.ts'

/** The office of a told database: people of the staff cast act without the door. */
export type TestOffice = {
  readonly office: Database
  readonly tools: Tools
  /** A live session of somebody, at a device of their own where none is given. */
  actor(account: string, device?: Buffer): Promise<Actor>
  /** As who may write anything: for what only time or an intruder would do. */
  asOwner(statement: string): Promise<void>
  close(): Promise<void>
}

export const ORIEL: SiteId = siteId(1)

export function openTestOffice(database: TestDatabase, max?: number): TestOffice {
  const office = openOfficeDatabase(database, max)
  const tools = { database: office, keys: testKeys, ledger: createLedger(office) }
  return {
    office,
    tools,
    actor: (account, device = randomBytes(32)) => actorOf(office, account, device),
    asOwner: (statement) => asOwner(database.ownerUrl, statement),
    close: () => office.close(),
  }
}

async function actorOf(office: Database, account: string, device: Buffer): Promise<Actor> {
  const row = await office.rows
    .selectFrom('staff')
    .select(['id', 'person_id'])
    .where('account', '=', account)
    .executeTakeFirstOrThrow()
  const who = { staffId: row.id as StaffId, personId: row.person_id as PersonId }
  const session = await office.transaction((work) =>
    openStaffSession(
      work,
      who,
      { deviceMark: device, ip: '127.0.0.1' },
      { with: 'development', passkeyId: null },
    ),
  )
  const seat = { sessionId: session.id, ...who, actor: account }
  return { ...seat, role: null, ip: '127.0.0.1', traceId: null }
}

async function asOwner(url: string, statement: string): Promise<void> {
  const owner = createConnection({ url, name: 'owner' })
  await owner.connect()
  try {
    await owner.query(statement)
  } finally {
    await owner.end()
  }
}
