import { addressOf, type AnyEndpoint } from '@oriel/contract/endpoint'
import { memberListCall } from '@oriel/contract/office/member'
import { searchCall } from '@oriel/contract/office/search'
import type { SiteId } from '@oriel/core/id'
import type { May, Permission } from '@oriel/core/permission'
import { ORIEL, SECOND } from '@oriel/dev-world/cast'
import { staffCast } from '@oriel/dev-world/staff-cast'
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
beforeAll(async () => {
  office = await openOffice()
  for (const account of byRole.values()) desks.set(account, await office.signIn(account))
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

describe.each(ROLES)('%s', (role) => {
  const deskOf = (): Desk => {
    const desk = desks.get(byRole.get(role) ?? '')
    if (!desk) throw new Error(`nobody is ${role}`)
    return desk
  }
  const isOpen = ({ permission }: AnyEndpoint): boolean => {
    if (permission === null || permission === 'any') return true
    return TABLE[permission][ROLES.indexOf(role)] !== '-'
  }
  const changesSession = new Set(['/office/sign-out'])

  test.each(calls.filter(({ path }) => !changesSession.has(path)).map((call) => [call.path, call]))(
    '%s',
    async (_path, call) => {
      const said = await deskOf().say(call, fullBody(call), ORIEL)
      expect(said.status === 403, `${addressOf(call)} ${said.status}`).toBe(!isOpen(call))
      expect(said.status).not.toBe(500)
      // A body that is refused for its shape would prove nothing about what stands behind it.
      expect(said.status, JSON.stringify(said.body)).not.toBe(422)
    },
  )
})

test('whoever has a role at one site alone is refused every call about another', async () => {
  const mai = desks.get('mai.srisuk')
  if (!mai) throw new Error('mai is not signed in')
  for (const call of calls.filter(({ permission }) => permission !== null)) {
    expect((await mai.say(call, fullBody(call), SECOND)).status, call.path).toBe(403)
    expect((await mai.say(call, fullBody(call), null)).status, call.path).toBe(422)
  }
})

test('a site that a body names counts for nothing: what is read is of the chosen one', async () => {
  const rosa = desks.get('rosa.lind')
  if (!rosa) throw new Error('rosa is not signed in')
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
