import { siteId } from '@oriel/core/id'
import { expectDone } from '@oriel/core/outcome'
import { STAFF_CODE } from '@oriel/dev-world/staff-cast'
import { toldDatabase, type TestDatabase } from '@oriel/dev-world/testing/test-db'
import { deliverMessage } from '@oriel/domain/message'
import { createPasswords } from '@oriel/domain/password'
import type { Actor } from '@oriel/domain/command'
import { commands, decideProposal, makeProposal } from '@oriel/domain/proposal'
import { codeAt, stepOf } from '@oriel/domain/totp'
import { testKeys } from '@oriel/keys/testing/test-keys'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { openTestOffice, ORIEL, type TestOffice } from '../testing/office.ts'
import { openStaffSession } from './session.ts'
import {
  acceptInvitation,
  enterOffice,
  inviteStaff,
  readInvitation,
  type Entry,
  type PersonId,
  type StaffGuard,
  type StaffId,
} from './staff.ts'

let database: TestDatabase
let house: TestOffice
let guard: StaffGuard
beforeEach(async () => {
  database = await toldDatabase()
  house = openTestOffice(database)
  guard = {
    database: house.office,
    keys: testKeys,
    passwords: createPasswords(testKeys),
    now: () => new Date(),
    ownNetworks: ['127.0.0.0/8'],
    developmentCode: null,
  }
})
afterEach(async () => {
  await house.close()
  await database.drop()
})

const WHY = 'agreed in the meeting of owners'
const PLACE = {
  siteId: siteId(0),
  siteName: 'Oriel Office',
  host: 'office.localhost',
  origin: 'http://office.localhost:3000',
}
const now = new Date()

async function decide(maker: Actor, checker: Actor, permission: string, input: unknown) {
  const one = commands.get(permission as 'staff.invite')
  if (!one) throw new Error(`no command ${permission}`)
  const made = await makeProposal(house.tools, maker, { one, input, siteId: ORIEL }, WHY, now)
  if (!made.ok) return made
  const { command_hash: hash } = await house.office.rows
    .selectFrom('proposals')
    .select('command_hash')
    .where('id', '=', made.value)
    .executeTakeFirstOrThrow()
  const vote = { id: made.value, vote: 'yes', reason: WHY, hash } as const
  return decideProposal(house.tools, commands, checker, vote, now)
}

const someone = (account: string) =>
  house.office.rows
    .selectFrom('staff')
    .select(['id', 'state'])
    .where('account', '=', account)
    .executeTakeFirstOrThrow()

describe('an invitation', () => {
  const INVITE = {
    name: 'Dao Linh',
    mail: 'dao.linh@example.com',
    phone: '+84 912 000 111',
    role: 'risk',
    origin: 'http://office.localhost:3000',
  }

  test('is agreed by two, goes to the work mail alone, and is good once', async () => {
    const maker = await house.actor('rosa.lind')
    const said = await decide(maker, await house.actor('noah.weiss'), 'staff.invite', INVITE)
    expect(expectDone(said)).toBe('done')
    const { command } = await house.office.rows
      .selectFrom('proposals')
      .select('command')
      .executeTakeFirstOrThrow()
    expect(JSON.stringify(command)).not.toMatch(/dao\.linh|912/)
    const token = await tokenInMail()
    const open = await readInvitation(guard, token, PLACE)
    expect(open).toMatchObject({ name: 'Dao Linh', mail: 'd…@example.com', role: 'risk' })
    const secret = fromBase32(open?.totp.secret ?? '')
    const given = { token, account: 'dao.linh', password: 'many wet stones', label: '' }
    const accept = (change: object) =>
      acceptInvitation(guard, { ...given, ...change }, { place: PLACE, ip: '127.0.0.1' })
    const code = codeAt(secret, stepOf(new Date()))
    expect(await accept({ code: '000000' })).toEqual({ ok: false, reason: 'factor_wrong' })
    expect(await accept({ code, password: 'dao.linh dao.linh' })).toMatchObject({ ok: false })
    expect(await accept({ code, account: 'rosa.lind' })).toEqual({
      ok: false,
      reason: 'account_taken',
    })
    expect(expectDone(await accept({ code }))).toEqual({ account: 'dao.linh' })
    expect(await accept({ code, account: 'second' })).toEqual({
      ok: false,
      reason: 'invitation_over',
    })
  })

  test('of a mail and a phone of two people says nobody’s account', async () => {
    const mixed = { ...INVITE, mail: 'pham.ha@example.com', phone: '+12025551004' }
    const maker = await house.actor('rosa.lind')
    const said = await decide(maker, await house.actor('noah.weiss'), 'staff.invite', mixed)
    expect(said).toEqual({ ok: false, reason: 'person_unclear' })
  })

  test('with a known work mail is another account of the same person', async () => {
    const { rows } = house.office
    const known = await rows
      .selectFrom('staff')
      .select('person_id')
      .where('account', '=', 'pham.ha')
      .executeTakeFirstOrThrow()
    const invited = { ...INVITE, contact: { mail: 'Pham.Ha@example.com', phone: '+999 555 1234' } }
    const { id } = expectDone(
      await house.office.transaction((work) =>
        inviteStaff(work, testKeys, { ...invited, siteId: ORIEL, by: null }),
      ),
    )
    const row = await rows
      .selectFrom('staff_invitations')
      .select('person_id')
      .where('id', '=', id)
      .executeTakeFirstOrThrow()
    expect(row.person_id).toBe(known.person_id)
  })

  async function tokenInMail(): Promise<string> {
    const { id } = await database.rows
      .selectFrom('messages')
      .select('id')
      .where('template', '=', 'staff_invitation')
      .executeTakeFirstOrThrow()
    const sent: { to: string; text: string }[] = []
    const send = async (message: { to: string; text: string }) => {
      sent.push(message)
      return 'sent' as const
    }
    await deliverMessage({ database, keys: testKeys, send, now: () => new Date() }, id as never)
    expect(sent.map(({ to }) => to)).toEqual(['dao.linh@example.com'])
    return /token=([\w-]{43})/.exec(sent[0]?.text ?? '')?.[1] ?? ''
  }
})

describe('who leaves or changes role', () => {
  test('is out at once', async () => {
    const { id } = await someone('mai.srisuk')
    const mai = await house.actor('mai.srisuk')
    const maker = await house.actor('rosa.lind')
    const owner = await house.actor('noah.weiss')
    expect(expectDone(await decide(maker, owner, 'staff.remove', { staff_id: id }))).toBe('done')
    expect((await someone('mai.srisuk')).state).toBe('removed')
    const live = await house.office.rows
      .selectFrom('staff_sessions')
      .select(['ended_because'])
      .where('id', '=', mai.sessionId)
      .executeTakeFirstOrThrow()
    expect(live.ended_because).toBe('removed')
  })

  test('has the new role and no open session', async () => {
    const { id } = await someone('mai.srisuk')
    await house.actor('mai.srisuk')
    const input = { staff_id: id, role: 'risk' }
    const maker = await house.actor('rosa.lind')
    const said = await decide(maker, await house.actor('noah.weiss'), 'staff.role', input)
    expect(expectDone(said)).toBe('done')
    const roles = await house.office.rows
      .selectFrom('staff_sites')
      .select(['site_id', 'role'])
      .where('staff_id', '=', id)
      .execute()
    expect(roles).toEqual([{ site_id: 1, role: 'risk' }])
  })

  test('is never the last owner', async () => {
    const [noah, amara] = [await someone('noah.weiss'), await someone('amara.obi')]
    await house.office.rows.deleteFrom('staff_sites').where('staff_id', '=', amara.id).execute()
    await expect(
      house.office.rows.deleteFrom('staff_sites').where('staff_id', '=', noah.id).execute(),
    ).rejects.toThrow('the last owner stays')
  })
})

test('a development code is no factor where none is set', async () => {
  expect(guard.developmentCode).toBeNull()
  const invited = await house.office.transaction((work) =>
    inviteStaff(work, testKeys, {
      name: 'Ada Byron',
      contact: { mail: 'ada@example.com', phone: '+44 7000 0000' },
      siteId: ORIEL,
      role: 'risk',
      by: null,
    }),
  )
  const given = { account: 'ada.byron', password: 'many wet stones', label: '', code: STAFF_CODE }
  const { token } = expectDone(invited)
  const from = { place: PLACE, ip: '127.0.0.1' }
  expect(await acceptInvitation(guard, { ...given, token }, from)).toEqual({
    ok: false,
    reason: 'factor_wrong',
  })
})

test('a session ends when it rests, and is shut from a network that is not allowed', async () => {
  const { office } = house
  const { id, person_id } = await office.rows
    .selectFrom('staff')
    .select(['id', 'person_id'])
    .where('account', '=', 'rosa.lind')
    .executeTakeFirstOrThrow()
  const who = { staffId: id as StaffId, personId: person_id as PersonId }
  const from = { deviceMark: Buffer.alloc(32, 1), ip: '127.0.0.1' }
  const factor = { with: 'development', passkeyId: null } as const
  const { token } = await office.transaction((work) => openStaffSession(work, who, from, factor))
  const entry = { token, siteId: ORIEL, permission: 'staff.read', ownNetworks: ['127.0.0.0/8'] }
  const enter = (ip: string) => enterOffice(office.rows, { ...entry, ip } as Entry)
  expect(await enter('127.0.0.1')).toMatchObject({ isFromHere: true, role: 'manager', may: 'run' })
  expect(await enter('203.0.113.7')).toMatchObject({ isFromHere: false })
  const add = await decide(
    await house.actor('noah.weiss'),
    await house.actor('amara.obi'),
    'network.edit',
    { network: '203.0.113.0/24', note: 'the hotel of the fair' },
  )
  expect(expectDone(add)).toBe('done')
  expect(await enter('203.0.113.7')).toMatchObject({ isFromHere: true })
  const own = { ...entry, siteId: null, permission: null, ip: '203.0.113.7' }
  expect(await enterOffice(office.rows, own)).toMatchObject({ isFromHere: true })
  const elsewhere = { ...own, siteId: siteId(2) }
  expect(await enterOffice(office.rows, elsewhere)).toMatchObject({ isFromHere: false })
  await office.rows
    .updateTable('staff_sessions')
    .set({ seen_at: new Date(Date.now() - 15 * 60_000) })
    .where('staff_id', '=', id)
    .execute()
  expect(await enter('127.0.0.1')).toBeNull()
})

const ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'
function fromBase32(text: string): Buffer {
  const bits = Array.from(text, (letter) => ALPHABET.indexOf(letter).toString(2).padStart(5, '0'))
  const bytes = bits.join('').match(/.{8}/g) ?? []
  return Buffer.from(bytes.map((byte) => Number.parseInt(byte, 2)))
}
