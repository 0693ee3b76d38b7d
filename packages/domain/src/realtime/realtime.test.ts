import { endSession, openSession, type Session } from '@oriel/domain/session'
import { testDatabase, type TestDatabase } from '@oriel/dev-world/testing/test-db'
import { sql } from 'kysely'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { afterNoon, makeMember, makeSite, NOON } from '../examples.ts'
import { issueTicket, sweepTickets, takeTicket } from './realtime.ts'

const LIFE_MS = 30_000

let database: TestDatabase
let session: Session
beforeEach(async () => {
  database = await testDatabase()
  await makeSite(database)
  const { siteId, id: memberId } = await makeMember(database, { currency: 'VND' })
  session = await openSession(database, { siteId, memberId }, NOON)
})
afterEach(async () => {
  await database.drop()
})

const issue = (now = NOON) => issueTicket(database, session, now)
const take = (ticket: string, now = NOON) => takeTicket(database, ticket, now)
const left = async () => {
  const tickets = database.rows.selectFrom('realtime_tickets')
  return (await tickets.select('expires_at').orderBy('expires_at').execute()).length
}

test('a ticket admits its member once', async () => {
  const ticket = await issue()
  const { id, siteId, memberId, fingerprint } = session
  const free = { mustChangePassword: false, provenAt: session.provenAt }
  const whole = { id, siteId, memberId, currency: 'VND', fingerprint, ...free }
  expect(await take(ticket)).toEqual(whole)
  expect(await take(ticket)).toBeNull()
})

test('of twenty concurrent uses of a ticket, one is admitted', async () => {
  const ticket = await issue()
  const holders = await Promise.all(Array.from({ length: 20 }, () => take(ticket)))
  expect(holders.filter((holder) => holder !== null)).toHaveLength(1)
  expect(await left()).toBe(0)
})

test('one session may have several tickets, each good once', async () => {
  const [first, second] = [await issue(), await issue()]
  expect(second).not.toBe(first)
  expect((await take(second))?.id).toBe(session.id)
  expect((await take(first))?.id).toBe(session.id)
})

test('an invented ticket is refused', async () => {
  const ticket = await issue()
  for (const wrong of ['', ticket.slice(1), ticket.toUpperCase(), `${ticket} `]) {
    expect(await take(wrong)).toBeNull()
  }
  expect(await take(ticket)).not.toBeNull()
})

test('a ticket is good for less than 30 seconds', async () => {
  expect(await take(await issue(), afterNoon(LIFE_MS - 1))).not.toBeNull()
  expect(await take(await issue(), afterNoon(LIFE_MS))).toBeNull()
})

test('an expired ticket is used up too', async () => {
  const ticket = await issue()
  expect(await take(ticket, afterNoon(LIFE_MS))).toBeNull()
  expect(await take(ticket)).toBeNull()
})

test('a ticket of a session that has ended is refused', async () => {
  const ticket = await issue()
  await endSession(database, session.id, NOON)
  expect(await take(ticket)).toBeNull()
})

test('a ticket of a session that was replaced is refused', async () => {
  const ticket = await issue()
  await openSession(database, session, NOON)
  expect(await take(ticket)).toBeNull()
})

test('a ticket stands in the database only as a hash', async () => {
  const ticket = await issue()
  const rows = await sql<{ text: string }>`SELECT t::text AS text FROM realtime_tickets t`.execute(
    database.rows,
  )
  const text = rows.rows[0]?.text ?? ''
  expect(text).toContain(session.id)
  expect(text).not.toContain(ticket)
  expect(text).not.toContain(Buffer.from(ticket).toString('hex'))
  expect(text).not.toContain(Buffer.from(ticket, 'base64url').toString('hex'))
})

test('sweeping removes the late tickets and leaves the good ones', async () => {
  await issue()
  const good = await issue(afterNoon(1))
  await sweepTickets(database, afterNoon(LIFE_MS - 1))
  expect(await left()).toBe(2)
  await sweepTickets(database, afterNoon(LIFE_MS))
  expect(await left()).toBe(1)
  expect(await take(good, afterNoon(LIFE_MS))).not.toBeNull()
})
