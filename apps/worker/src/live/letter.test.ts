import type { BusEvent } from '@oriel/bus/event'
import { newId } from '@oriel/core/id'
import { locales } from '@oriel/core/locale'
import { ORIEL } from '@oriel/dev-world/cast'
import { toldDatabase, type TestDatabase } from '@oriel/dev-world/testing/test-db'
import { countLetters } from '@oriel/domain/letter'
import { findMember, type Member } from '@oriel/domain/member'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { COUNTED_WITHIN_S, letterFeed, letterSpreadFeed } from './letter.ts'

let database: TestDatabase
let sophia: Member
beforeAll(async () => {
  database = await toldDatabase()
  const found = await findMember(database.rows, ORIEL, 'sophia')
  if (!found) throw new Error('sophia is in every story')
  sophia = found
})
afterAll(() => database.drop())

const eventOf = (name: string, data: object): BusEvent => ({
  id: newId<'event'>(),
  name,
  siteId: ORIEL,
  at: new Date(),
  data: { site_id: ORIEL, ...data },
  trace: null,
})

describe('[S4.107] tells how many letters are unread', () => {
  test.each([
    ['[S4.094]', 'sent', 'letter-sent'],
    ['[S4.095]', 'read', 'letter-read'],
    ['[S4.096]', 'deleted', 'letter-deleted'],
  ])('%s a letter was %s: %s', async (_, what, name) => {
    const reader = { siteId: ORIEL, memberId: sophia.id }
    const { unread: count } = await countLetters(database.rows, reader)
    expect(count).toBe(3)
    const event = eventOf('letter.changed', { member_id: sophia.id, what })
    expect(await letterFeed(database.rows).translate(event)).toMatchObject([
      { to: { to: 'member', ...reader }, event: { name }, data: { count } },
    ])
  })

  test('to many: members of the site alone, one message a language', async () => {
    const sends = await letterSpreadFeed.translate(eventOf('letter.spread', {}))
    expect(sends.map(({ to }) => to)).toEqual(
      locales.map((locale) => ({ to: 'board', siteId: ORIEL, audience: 'member', locale })),
    )
    expect(new Set(sends.map(({ data }) => JSON.stringify(data)))).toEqual(
      new Set([JSON.stringify({ within_s: COUNTED_WITHIN_S })]),
    )
  })
})
