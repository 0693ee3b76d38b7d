import { addressOf, type AnyEndpoint } from '@oriel/contract/endpoint'
import { exportLinkCall, exportListCall, exportRoundsCall } from '@oriel/contract/office/export-job'
import { memberListCall } from '@oriel/contract/office/member'
import { searchCall } from '@oriel/contract/office/search'
import { staffSignOutCall } from '@oriel/contract/office/staff'
import type { SiteId } from '@oriel/core/id'
import type { May, Permission } from '@oriel/core/permission'
import { ORIEL, SECOND } from '@oriel/dev-world/cast'
import { staffCast } from '@oriel/dev-world/staff-cast'
import { plant } from '@oriel/dev-world/testing/plant'
import { HOUSE } from '@oriel/domain/command'
import { runNextExport } from '@oriel/domain/export-job'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { fullBody } from '../testing/full-body.ts'
import { openOffice, type Desk, type OpenOffice } from '../testing/open-office.ts'
import { officeCalls } from './gate.ts'

let office: OpenOffice
const desks = new Map<string, Desk>()
const byRole = new Map(
  staffCast
    .filter(({ sites }) => sites.includes(ORIEL) || sites[0] === null)
    .map(({ role, account }) => [role as string, account]),
)
/** A manager of one site: those of the cast manage two. */
const MANAGER = 'lea.moreau'
const AT_ORIEL_ALONE = [
  MANAGER,
  ...staffCast.filter(({ sites }) => sites.join() === String(ORIEL)).map(({ account }) => account),
]
beforeAll(async () => {
  office = await openOffice()
  await plant(
    office.database,
    `INSERT INTO staff_persons (id, mail_mark, phone_mark)
      VALUES (gen_random_uuid(), sha256('lea mail'), sha256('lea phone'))`,
    `INSERT INTO staff (id, person_id, account, name, contact, password)
      SELECT gen_random_uuid(), p.id, '${MANAGER}', 'Léa Moreau', '', s.password
      FROM staff_persons p, staff s
      WHERE p.mail_mark = sha256('lea mail') AND s.account = 'rosa.lind'`,
    `INSERT INTO staff_sites (staff_id, site_id, role)
      SELECT id, ${ORIEL}, 'manager' FROM staff WHERE account = '${MANAGER}'`,
  )
  for (const account of new Set([...byRole.values(), ...AT_ORIEL_ALONE])) {
    desks.set(account, await office.signIn(account))
  }
})
afterAll(() => office.close())

/**
 * Who may what, as docs/office.md says it. The letters stand for the roles in their order. r: run,
 * m: make a proposal, c: vote, b: make and vote, -: nothing.
 */
const ROLES = [
  'owner',
  'manager',
  'finance-maker',
  'finance-checker',
  'risk',
  'support',
  'content',
  'auditor',
] as const
const TABLE: Readonly<Record<Permission, string>> = {
  'member.read': 'rrrrrr-r',
  'round.read': 'rrrrrr-r',
  'member.unmask': '-r-rrr--',
  'member.freeze': 'rr--rr--',
  'session.end': 'rr--rr--',
  'withdraw_password.unlock': 'rr--rr--',
  'member.unfreeze': '-b--bm--',
  'member.identity_edit': '-b--bm--',
  'member.note': '-rrrrr--',
  'wallet.adjust': '-cmc----',
  'held.decide': '-bmcb---',
  'transfer.ask': '-rrr-r--',
  'provider.allow': 'cm-cc---',
  'key.rotate': 'cm-c----',
  'switch.off': 'rrrrr---',
  'switch.on': 'cm-cc---',
  'maintenance.set': '-r----r-',
  'case.take': '-rrrrr--',
  'case.close': '-rrrrr--',
  'dead-letter.replay': 'rr------',
  'content.write': '-r----r-',
  'content.publish': '-r----c-',
  'report.export': 'rrrr---r',
  'staff.read': 'rr-----r',
  'staff.invite': 'bm------',
  'staff.role': 'bm------',
  'staff.remove': 'bm------',
  'network.edit': 'b-------',
  'bulk.run': 'cb--b---',
  'letter.send': '-r--rr--',
  'letter.bulk': '-b----m-',
  'red-envelope.open': 'cm-cc-m-',
  'roulette.publish': 'cm-cc-m-',
  'recommend.edit': 'cm-cc-m-',
  'bonus.give': '-c--mm--',
  'bank-card.verify': '-rrr----',
  'withdrawal.review': '-rrrr---',
  'withdrawal.approve': '-bmbb---',
  'arrival.give': '-cmc----',
  'arrival.send_back': '-cmc----',
  'settlement.read': '-rrr---r',
  'settlement.post': '-cmc----',
  'payment.method_edit': 'cm-c----',
  'audit.read': 'r------r',
}
const LETTERS: Readonly<Record<May, string>> = { run: 'r', make: 'm', check: 'c', both: 'b' }

test('the database keeps exactly this table', async () => {
  const { rows } = office.office
  const kept = await rows.selectFrom('role_permissions').selectAll().execute()
  const permissions = await rows.selectFrom('permissions').select('permission').execute()
  expect(permissions.map(({ permission }) => permission).toSorted()).toEqual(
    Object.keys(TABLE).toSorted(),
  )
  for (const [permission, letters] of Object.entries(TABLE)) {
    const found = ROLES.map((role) => {
      const row = kept.find((one) => one.role === role && one.permission === permission)
      return row ? LETTERS[row.may as May] : '-'
    })
    expect(found.join(''), permission).toBe(letters)
  }
})

test('whatever is proposed has somebody who may vote on it', () => {
  for (const [permission, letters] of Object.entries(TABLE)) {
    if (/[mb]/.test(letters)) expect(letters, permission).toMatch(/[cb]/)
  }
})

const calls = officeCalls.calls.filter(({ auth }) => auth === 'staff')
/** It ends the session of who calls it, so it has a test of its own, after all others. */
const staying = calls.filter((call) => call !== staffSignOutCall)
const deskOf = (account = ''): Desk => {
  const desk = desks.get(account)
  if (!desk) throw new Error(`${account} is not signed in`)
  return desk
}

describe.each(ROLES)('%s', (role) => {
  const isOpen = ({ permission }: AnyEndpoint): boolean => {
    if (permission === null || permission === 'any') return true
    return TABLE[permission][ROLES.indexOf(role)] !== '-'
  }

  test.each(staying.map((call) => [call.path, call]))('%s', async (_path, call) => {
    const said = await deskOf(byRole.get(role)).say(call, fullBody(call), ORIEL)
    expect(said.status === 403, `${addressOf(call)} ${said.status}`).toBe(!isOpen(call))
    expect(said.status).not.toBe(500)
    // A body that is refused for its shape would prove nothing about what stands behind it.
    expect(said.status, JSON.stringify(said.body)).not.toBe(422)
  })
})

/** Another site, the whole house, and no site at all. */
const ELSEWHERE = [
  [SECOND, 403],
  [HOUSE, 403],
  [null, 422],
] as const

describe('whoever has a role at one site alone', () => {
  test.each(AT_ORIEL_ALONE)('%s is refused every call about another', async (account) => {
    const exceptions: string[] = []
    for (const call of staying) {
      for (const [site, refused] of ELSEWHERE) {
        const { status } = await deskOf(account).say(call, fullBody(call), site)
        // What is about the caller alone is about no site: it is answered wherever they are.
        const isRight = call.permission === null ? status < 400 : status === refused
        if (!isRight) exceptions.push(`${call.path} at ${site}: ${status}`)
      }
    }
    expect(exceptions).toEqual([])
  })

  test('is somebody of each role that may be held at one', () => {
    const roles = staffCast.filter(({ account }) => AT_ORIEL_ALONE.includes(account))
    const held = new Set(['manager', ...roles.map(({ role }) => role as string)])
    expect([...held].toSorted()).toEqual(
      ROLES.filter((role) => role !== 'owner' && role !== 'auditor').toSorted(),
    )
  })
})

/**
 * The one address of the office that is no call: it declares no permission, and what it asks for is
 * the session that the file was written for. Every other desk, whatever its role, finds nothing.
 */
test('the address of a file gives nothing to any other desk', async () => {
  const maker = deskOf('tran.lan')
  const days = { from: new Date(Date.now() - 86_400_000), to: new Date(Date.now() + 86_400_000) }
  const { id } = await maker.get<{ id: string }>(exportRoundsCall, days)
  type Line = { id: string; state: string }
  const isReady = async () => {
    const { list } = await maker.get<{ list: Line[] }>(exportListCall)
    return list.some((line) => line.id === id && line.state === 'ready')
  }
  while (await runNextExport(office.database)) if (await isReady()) break
  const { address } = await maker.get<{ address: string }>(exportLinkCall, { id })
  const others = [office.desk(), ...[...desks.values()].filter((desk) => desk !== maker)]
  const said = await Promise.all(others.map((desk) => desk.fetch(address)))
  expect(said.filter(({ status }) => status !== 404)).toEqual([])
  expect((await maker.fetch(address)).status).toBe(200)
})

test('a site that a body names counts for nothing: what is read is of the chosen one', async () => {
  const rosa = deskOf('rosa.lind')
  const accountsOf = async (body: object, site: SiteId) => {
    const { list } = await rosa.get<{ list: { account: string }[] }>(memberListCall, body, site)
    return list.map(({ account }) => account)
  }
  expect(await accountsOf({}, ORIEL)).toContain('sophia')
  expect(await accountsOf({ site_id: ORIEL, site: ORIEL }, SECOND)).not.toContain('sophia')
  const other = { query: 'sophia', site_id: ORIEL }
  const found = await rosa.get<{ members: object[] }>(searchCall, other, SECOND)
  expect(found.members).toEqual([])
})

test('nobody is let in without a session', async () => {
  const nobody = office.desk()
  for (const call of calls) {
    expect((await nobody.say(call, fullBody(call), ORIEL)).status, call.path).toBe(401)
  }
})

describe('signing out', () => {
  test.each([...new Set([...ROLES.map((role) => byRole.get(role)), ...AT_ORIEL_ALONE])])(
    '%s may, wherever they are, and is nobody afterwards',
    async (account) => {
      const desk = deskOf(account)
      const cookies = [...desk.jar]
      expect((await desk.say(staffSignOutCall, {}, SECOND)).status).toBe(200)
      // The browser has thrown its cookie away; whoever kept a copy of it is nobody, too.
      for (const [name, value] of cookies) desk.jar.set(name, value)
      for (const call of calls) {
        expect((await desk.say(call, fullBody(call), ORIEL)).status, call.path).toBe(401)
      }
    },
  )
})
