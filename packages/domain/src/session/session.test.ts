import { newId, siteId } from '@oriel/core/id'
import { testDatabase, type TestDatabase } from '@oriel/dev-world/testing/test-db'
import { sql } from 'kysely'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { afterNoon, HOUR_MS, makeMember, makeSite, MINUTE_MS, NOON } from '../examples.ts'
import type { Member } from '@oriel/domain/member'
import {
  createSessionFinder,
  endSession,
  findLive,
  newSecret,
  openSession,
  type SessionSecrets,
} from './session.ts'

let database: TestDatabase
let member: Member
beforeEach(async () => {
  database = await testDatabase()
  await makeSite(database)
  member = await makeMember(database)
})
afterEach(async () => {
  await database.drop()
})

const open = (now = NOON, whose = member) =>
  openSession(database, { siteId: whose.siteId, memberId: whose.id }, now)
const find = (secrets: SessionSecrets, now = NOON, site = siteId(1)) =>
  createSessionFinder(database.rows)(secrets, site, now)
const live = () =>
  database.rows.selectFrom('sessions').select('id').where('ended_at', 'is', null).execute()
const seenAt = async () => {
  const query = database.rows.selectFrom('sessions').select('seen_at')
  return (await query.executeTakeFirstOrThrow()).seen_at
}

test('both secrets together give the session, on its site', async () => {
  const { token, binding, ...session } = await open()
  const { fingerprint } = session
  expect(fingerprint).toMatch(/^[0-9a-f]{16}$/)
  const known = { siteId: 1, memberId: member.id, currency: 'USD', fingerprint }
  const free = { mustChangePassword: false, provenAt: NOON }
  expect(session).toEqual({ id: session.id, ...known, ...free })
  expect(await find({ token, binding })).toEqual(session)
})

test('of calls of one moment each has its own session and no other', async () => {
  const opened = await Promise.all(
    Array.from({ length: 20 }, async () => open(NOON, await makeMember(database))),
  )
  const secrets = opened.flatMap((own, at) => [
    own,
    { token: own.token, binding: opened[(at + 1) % opened.length]?.binding ?? '' },
    { token: newSecret(), binding: own.binding },
  ])
  const finder = createSessionFinder(database.rows)
  const found = await Promise.all(secrets.map((one) => finder(one, siteId(1), NOON)))
  const expected = opened.flatMap(({ memberId }) => [memberId, undefined, undefined])
  expect(found.map((session) => session?.memberId)).toEqual(expected)
})

test('needs both secrets of one session on its own site', async () => {
  const { token, binding } = await open()
  const other = await open(NOON, await makeMember(database))
  await makeSite(database, { id: siteId(2) })
  expect(await find({ token, binding: newSecret() })).toBeNull()
  expect(await find({ token, binding: '' })).toBeNull()
  expect(await find({ token, binding: other.binding })).toBeNull()
  expect(await find({ token: newSecret(), binding })).toBeNull()
  expect(await find({ token: '', binding })).toBeNull()
  expect(await find({ token: other.token, binding })).toBeNull()
  expect(await find({ token: binding, binding: token })).toBeNull()
  expect(await find({ token, binding }, NOON, siteId(2))).toBeNull()
  expect(await find({ token, binding })).not.toBeNull()
})

test('secrets are long, each new, and stand in the database only as hashes', async () => {
  const { token, binding } = await open()
  expect(token).toMatch(/^[\w-]{43}$/)
  expect(binding).toMatch(/^[\w-]{43}$/)
  expect(binding).not.toBe(token)
  const rows = await sql<{ text: string }>`SELECT s::text AS text FROM sessions s`.execute(
    database.rows,
  )
  const text = rows.rows[0]?.text ?? ''
  for (const secret of [token, binding]) {
    const digest = await crypto.subtle.digest('SHA-256', Buffer.from(secret))
    expect(text).toContain(Buffer.from(digest).toString('hex'))
    // As written, as the bytes of its letters, and as the bytes it stands for.
    expect(text).not.toContain(secret)
    expect(text).not.toContain(Buffer.from(secret).toString('hex'))
    expect(text).not.toContain(Buffer.from(secret, 'base64url').toString('hex'))
  }
})

describe('time', () => {
  test('a session expires after 30 minutes without use', async () => {
    const secrets = await open()
    expect(await find(secrets, afterNoon(30 * MINUTE_MS))).toBeNull()
    expect(await find(secrets, afterNoon(30 * MINUTE_MS - 1))).not.toBeNull()
    // That was a use: the rest starts again.
    expect(await find(secrets, afterNoon(60 * MINUTE_MS - 1))).toBeNull()
    expect(await find(secrets, afterNoon(60 * MINUTE_MS - 2))).not.toBeNull()
  })

  test('a session expires after 12 hours, however often it is used', async () => {
    const secrets = await open()
    for (let ms = 20 * MINUTE_MS; ms < 12 * HOUR_MS; ms += 20 * MINUTE_MS) {
      expect(await find(secrets, afterNoon(ms))).not.toBeNull()
    }
    expect(await find(secrets, afterNoon(12 * HOUR_MS - 1))).not.toBeNull()
    expect(await find(secrets, afterNoon(12 * HOUR_MS))).toBeNull()
  })

  test('the last use is stored at most once a minute', async () => {
    const secrets = await open()
    await find(secrets, afterNoon(MINUTE_MS - 1))
    expect(await seenAt()).toEqual(NOON)
    await find(secrets, afterNoon(MINUTE_MS))
    expect(await seenAt()).toEqual(afterNoon(MINUTE_MS))
    await find(secrets, afterNoon(2 * MINUTE_MS - 1))
    expect(await seenAt()).toEqual(afterNoon(MINUTE_MS))
  })

  test('a refused call does not count as use', async () => {
    const { token } = await open()
    await find({ token, binding: newSecret() }, afterNoon(5 * MINUTE_MS))
    expect(await seenAt()).toEqual(NOON)
  })
})

describe('one session per member', () => {
  test('opening a second session ends the first, and no session of other members', async () => {
    const first = await open()
    const neighbour = await open(NOON, await makeMember(database))
    const second = await open(afterNoon(1))
    expect(await find(first, afterNoon(1))).toBeNull()
    expect(await find(second, afterNoon(1))).not.toBeNull()
    expect(await find(neighbour, afterNoon(1))).not.toBeNull()
    const row = await database.rows
      .selectFrom('sessions')
      .select('ended_at')
      .where('id', '=', first.id)
      .executeTakeFirstOrThrow()
    expect(row.ended_at).toEqual(afterNoon(1))
  })

  test.each([false, true])(
    'of ten sessions opened at the same time one lives; one before: %s',
    async (before) => {
      if (before) await open()
      const opened = await Promise.all(Array.from({ length: 10 }, () => open()))
      const found = await Promise.all(opened.map((secrets) => find(secrets)))
      const alive = found.filter((session) => session !== null)
      expect(alive).toHaveLength(1)
      expect(await live()).toEqual([{ id: alive[0]?.id }])
    },
  )

  test('refuses a session for a member of another site', async () => {
    await makeSite(database, { id: siteId(2) })
    await expect(open(NOON, { ...member, siteId: siteId(2) })).rejects.toThrow('foreign key')
    expect(await live()).toEqual([])
  })
})

describe('ending', () => {
  test('an ended session is invalid and keeps the time of its end', async () => {
    const session = await open()
    await endSession(database, session.id, afterNoon(1))
    await endSession(database, session.id, afterNoon(2))
    expect(await find(session, afterNoon(1))).toBeNull()
    const rows = await database.rows.selectFrom('sessions').select('ended_at').execute()
    expect(rows).toEqual([{ ended_at: afterNoon(1) }])
  })

  test('[A51] is announced once, with the fingerprint of the ended session', async () => {
    const session = await open()
    await endSession(database, session.id, afterNoon(1))
    await endSession(database, session.id, afterNoon(2))
    const facts = database.rows.selectFrom('outbox').select('data')
    const { siteId: site_id, memberId: member_id, fingerprint: ended } = session
    const data = { site_id, member_id, fingerprint: '', ended }
    expect(await facts.where('name', '=', 'session.changed').execute()).toEqual([{ data }])
  })

  test('finds the live sessions among given ids', async () => {
    const session = await open()
    const ids = [session.id, newId<'session'>()]
    expect([...(await findLive(database.rows, ids, NOON))]).toEqual([session.id])
    expect([...(await findLive(database.rows, ids, afterNoon(30 * MINUTE_MS)))]).toEqual([])
    await endSession(database, session.id, NOON)
    expect([...(await findLive(database.rows, ids, NOON))]).toEqual([])
  })

  test('ends only the given session', async () => {
    const session = await open()
    await endSession(database, newId<'session'>(), NOON)
    expect(await find(session)).not.toBeNull()
  })
})
