import { randomBytes } from 'node:crypto'
import { chmodSync } from 'node:fs'
import path from 'node:path'
import { siteId } from '@oriel/core/id'
import { expectDone } from '@oriel/core/outcome'
import { openDatabase, type Database } from '@oriel/db/database'
import { makeDatabase, migrate } from '@oriel/dev-world/engine/migrate'
import { startPostgres } from '@oriel/dev-world/engine/postgres'
import { freePort } from '@oriel/dev-world/engine/process'
import { tellMembers } from '@oriel/dev-world/story/member'
import { tellSites } from '@oriel/dev-world/story/site'
import { tellStaff } from '@oriel/dev-world/story/staff'
import type { Tools } from '@oriel/domain/command'
import { findMember } from '@oriel/domain/member'
import { actAlone, commands, makeProposal } from '@oriel/domain/proposal'
import type { Actor } from '@oriel/domain/command'
import { openStaffSession, type PersonId, type StaffId } from '@oriel/domain/staff'
import { createKeys } from '@oriel/keys/keys'
import { newRing, readRing } from '@oriel/keys/ring'
import { createLedger } from '@oriel/ledger/ledger'

const ORIEL = siteId(1)
const WHY = 'a turn of the fault run'

export type Ground = Awaited<ReturnType<typeof makeGround>>

/** A house with its people and one member, who is frozen and opened again and again. */
export async function makeGround(folder: string) {
  chmodSync(folder, 0o755)
  const dataDir = path.join(folder, 'postgres')
  const postgres = await startPostgres({ dataDir, port: await freePort(), durable: true })
  await makeDatabase(postgres.url('postgres'), 'oriel')
  migrate(postgres.url('oriel', 'oriel_owner'))
  const keys = createKeys(readRing(newRing()))
  const app = openDatabase({ url: postgres.url('oriel', 'oriel_app'), name: 'stories', max: 2 })
  await tellSites(app, new Date())
  await tellMembers(app, keys)
  const member = await findMember(app.rows, ORIEL, 'sophia')
  await app.close()
  if (!member) throw new Error('sophia is not in the cast')
  const url = postgres.url('oriel', 'oriel_office')
  const database = openDatabase({ url, name: 'office', max: 4 })
  await tellStaff(database, keys)
  const tools = { database, keys, ledger: createLedger(database) }
  return { postgres, url, tools, memberId: member.id }
}

/** A session at a desk of its own. */
export async function sitDown({ database }: Tools, account: string): Promise<Actor> {
  const row = await database.rows
    .selectFrom('staff')
    .select(['id', 'person_id'])
    .where('account', '=', account)
    .executeTakeFirstOrThrow()
  const who = { staffId: row.id as StaffId, personId: row.person_id as PersonId }
  const from = { deviceMark: randomBytes(32), ip: '127.0.0.1' }
  const factor = { with: 'development', passkeyId: null } as const
  const { id } = await database.transaction((work) => openStaffSession(work, who, from, factor))
  return { sessionId: id, ...who, actor: account, role: null, ip: from.ip, traceId: null }
}

export type Desks = { readonly risk: Actor; readonly maker: Actor; readonly checker: Actor }

/** Freezes the member where they are open, and proposes to open them again. */
export async function propose(
  { tools, memberId }: Ground,
  { risk, maker }: Desks,
): Promise<{ readonly id: string; readonly hash: string }> {
  const input = { member_id: memberId }
  const [freeze, open] = [commands.get('member.freeze'), commands.get('member.unfreeze')]
  if (!freeze || !open) throw new Error('the commands are not there')
  const { state } = await readMember(tools.database, memberId)
  const now = new Date()
  if (state === 'open') {
    const asked = { one: freeze, input, siteId: ORIEL }
    expectDone(await actAlone(tools, risk, asked, { reason: WHY, now }))
  }
  const asked = { one: open, input, siteId: ORIEL }
  const id = expectDone(await makeProposal(tools, maker, asked, WHY, now))
  const { command_hash } = await tools.database.rows
    .selectFrom('proposals')
    .select('command_hash')
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  return { id, hash: command_hash.toString('hex') }
}

export const readMember = ({ rows }: Database, id: string) =>
  rows.selectFrom('members').select('state').where('id', '=', id).executeTakeFirstOrThrow()
