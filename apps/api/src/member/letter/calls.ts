import { letterDestroyCall, letterListCall, letterReadCall } from '@oriel/contract/member/letter'
import type { MemberId, SiteId } from '@oriel/core/id'
import { done, refuse } from '@oriel/core/outcome'
import { destroyLetters, listLetters, readLetter, type LetterId } from '@oriel/domain/letter'
import { tryRate } from '@oriel/domain/rate'
import { bind, type Binding } from '../../bind.ts'
import type { House } from '../../house.ts'
import { letterWire } from './wire.ts'

type LetterHouse = Pick<House, 'database' | 'keys' | 'now'>
type Session = { readonly memberId: MemberId; readonly siteId: SiteId }

/** Reading and writing are counted apart: a page that reads again refuses no delete. */
const A_MINUTE_MAX = 240
const MINUTE_MS = 60_000

const isOften = async (
  { database, keys, now }: LetterHouse,
  { memberId: who, siteId }: Session,
  name: 'letter-list' | 'letter-write',
): Promise<boolean> => {
  const rate = { siteId, name, who, max: A_MINUTE_MAX, perMs: MINUTE_MS }
  return !(await tryRate(database.rows, keys, [rate], now()))
}

export const letterBindings = (house: LetterHouse): Binding[] => [
  bind(letterListCall, async ({ page, count, sort_order: order }, { session, locale }) => {
    if (await isOften(house, session, 'letter-list')) return refuse('too_many_requests')
    const found = await listLetters(house.database.rows, session, { locale, page, count, order })
    const { list, total, unread } = found
    return done({ list: list.map(letterWire), total_count: total, unread_count: unread })
  }),

  bind(letterReadCall, async ({ id }, { session }) => {
    if (await isOften(house, session, 'letter-write')) return refuse('too_many_requests')
    const read = await readLetter(house.database, session, id as LetterId)
    return read.ok ? done({}) : refuse('not_found')
  }),

  bind(letterDestroyCall, async ({ ids }, { session }) => {
    if (await isOften(house, session, 'letter-write')) return refuse('too_many_requests')
    const destroyed = await destroyLetters(house.database, session, ids as LetterId[])
    return destroyed.ok ? done({ destroyed: destroyed.value }) : refuse('not_found')
  }),
]
