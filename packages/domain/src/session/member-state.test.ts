import { newId } from '@oriel/core/id'
import { testDatabase, type TestDatabase } from '@oriel/dev-world/testing/test-db'
import type { Member, SetState } from '@oriel/domain/member'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { afterNoon, makeMember, makeSite, NOON } from '../examples.ts'
import {
  createSessionFinder,
  findLive,
  openSession,
  setMemberState,
  type FindSession,
} from './session.ts'

let database: TestDatabase
let member: Member
beforeEach(async () => {
  database = await testDatabase()
  await makeSite(database)
  member = await makeMember(database)
})
afterEach(() => database.drop())

const open = () => openSession(database, { siteId: member.siteId, memberId: member.id }, NOON)
const by = { staff: 'anna', because: 'asked for it' }
const set = (state: SetState) =>
  setMemberState(database, { ...member, state }, { ...by, now: afterNoon(1) })
const facts = async () => {
  const query = database.rows.selectFrom('outbox').select(['name', 'data'])
  const rows = await query.where('name', '<>', 'site.changed').execute()
  return rows.toSorted((one, two) => one.name.localeCompare(two.name))
}
const audit = () =>
  database.rows.selectFrom('audit_events').select(['kind', 'refused', 'facts']).execute()

test.each(['disabled', 'frozen'])(
  'S2: a session opens nothing while its member is %s, whoever wrote the state',
  async (state) => {
    const session = await open()
    await database.rows.updateTable('members').set({ state }).execute()
    expect(await find(session, member.siteId, NOON)).toBeNull()
    expect([...(await findLive(database.rows, [session.id], NOON))]).toEqual([])
  },
)

const find: FindSession = (...asked) => createSessionFinder(database.rows)(...asked)

describe('S2: closing a member', () => {
  test.each(['disabled', 'frozen'] as const)(
    '%s ends the session and announces it',
    async (state) => {
      const session = await open()
      expect(await set(state)).toEqual({ ok: true, value: undefined })
      const ended = database.rows.selectFrom('sessions').select(['ended_at', 'ended_because'])
      expect(await ended.execute()).toEqual([{ ended_at: afterNoon(1), ended_because: 'staff' }])
      const own = { site_id: 1, member_id: member.id }
      expect(await facts()).toEqual([
        { name: 'member.changed', data: { ...own, version: 2 } },
        { name: 'session.changed', data: { ...own, fingerprint: '', ended: session.fingerprint } },
      ])
      const told = { ...by, from: 'open', to: state }
      expect(await audit()).toEqual([{ kind: 'state_changed', refused: null, facts: told }])
    },
  )

  test('a member who is open again has to sign in', async () => {
    const session = await open()
    await set('disabled')
    expect(await set('open')).toMatchObject({ ok: true })
    expect(await find(session, member.siteId, NOON)).toBeNull()
    expect(await find(await open(), member.siteId, NOON)).not.toBeNull()
  })

  test('an unchanged state and an unknown member are refused and change nothing', async () => {
    const session = await open()
    expect(await set('open')).toMatchObject({ reason: 'state_unchanged' })
    const nobody = { id: newId<'member'>(), siteId: member.siteId, state: 'disabled' as const }
    const outcome = await setMemberState(database, nobody, { ...by, now: NOON })
    expect(outcome).toMatchObject({ reason: 'member_unknown' })
    expect(await find(session, member.siteId, NOON)).not.toBeNull()
    expect([await facts(), await audit()]).toEqual([[], []])
  })

  test('sign-ins that are half done end with it', async () => {
    const code = { code_hash: Buffer.alloc(32), site_id: 1, member_id: member.id }
    const more = { opened_with: 'openid', expires_at: afterNoon(60_000) }
    await database.rows
      .insertInto('hand_over_codes')
      .values({ ...code, ...more })
      .execute()
    await set('disabled')
    expect(await database.rows.selectFrom('hand_over_codes').selectAll().execute()).toEqual([])
  })
})
