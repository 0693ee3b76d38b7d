import type { BusEvent } from '@oriel/bus/event'
import { announcementChanged } from '@oriel/contract/realtime/announcement'
import { newId, siteId } from '@oriel/core/id'
import { locales, type Locale } from '@oriel/core/locale'
import { describe, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { announcementFeed } from './announcement.ts'

const id = newId<'announcement'>()
const fact = {
  id,
  site_id: 7,
  version: 3,
  showing: true,
  before_login: true,
  after_login: true,
  sort: 5,
  texts: { en_US: 'hello', vi_VN: 'xin chào' },
}

const eventOf = (data: unknown): BusEvent => ({
  id: newId<'event'>(),
  name: 'announcement.changed',
  siteId: siteId(7),
  at: new Date('2026-03-01T12:00:00Z'),
  data,
  trace: null,
})

type Told = z.output<typeof announcementChanged.data>

/** What one audience in one language is told, as their page reads it. */
function told(changes: Partial<Record<keyof typeof fact, unknown>>) {
  const sends = announcementFeed.translate(eventOf({ ...fact, ...changes }))
  return (audience: 'guest' | 'member', locale: Locale): Told => {
    const fits = sends.filter(({ to }) => {
      return to.to === 'board' && to.audience === audience && to.locale === locale
    })
    expect(fits).toHaveLength(1)
    return z.decode(
      announcementChanged.data,
      fits[0]?.data as z.input<typeof announcementChanged.data>,
    )
  }
}

describe('an announcement that changed', () => {
  test('is sent once for each audience and language, on the board of its own site', () => {
    const sends = announcementFeed.translate(eventOf(fact))
    const addresses = sends.map(({ to }) => JSON.stringify(to))
    expect(new Set(addresses).size).toBe(2 * locales.length)
    expect(sends).toHaveLength(2 * locales.length)
    for (const { to, event } of sends) {
      expect(to).toMatchObject({ to: 'board', siteId: 7 })
      expect(event).toBe(announcementChanged)
    }
  })

  test('goes out in the shape of the wire', () => {
    const [first] = announcementFeed.translate(eventOf({ ...fact, after_login: false }))
    expect(first?.data).toEqual({
      showing: 1,
      announcement: {
        id,
        version: 3,
        content: 'hello',
        display_before_login: 1,
        display_after_login: 0,
        sort: 5,
      },
    })
  })

  test('is in the reader’s language, else in English, else in any it has', () => {
    const both = told({})
    expect(both('guest', 'vi_VN').announcement.content).toBe('xin chào')
    expect(both('guest', 'ja_JP').announcement.content).toBe('hello')
    const onlyThai = told({ texts: { th_TH: 'สวัสดี' } })
    expect(onlyThai('member', 'en_US').announcement.content).toBe('สวัสดี')
  })

  test.each([
    ['everybody', { before_login: true, after_login: true }, [true, true]],
    ['visitors', { before_login: true, after_login: false }, [true, false]],
    ['members', { before_login: false, after_login: true }, [false, true]],
  ])(
    'for %s is shown to them; others get its removal, without the text',
    (_who, changes, expected) => {
      const of = told(changes)
      for (const locale of locales) {
        const guest = of('guest', locale)
        const member = of('member', locale)
        expect([guest.showing, member.showing]).toEqual(expected)
        expect([guest.announcement.content !== '', member.announcement.content !== '']).toEqual(
          expected,
        )
        expect(guest.announcement).toMatchObject({ id, version: 3 })
      }
    },
  )

  test('that has ended is removed for every reader', () => {
    const of = told({ showing: false })
    for (const audience of ['guest', 'member'] as const) {
      const gone = { showing: false, announcement: { id, version: 3, content: '' } }
      expect(of(audience, 'en_US')).toMatchObject(gone)
    }
  })

  test.each([[null], [{}], [{ ...fact, version: '3' }], [{ ...fact, texts: { xx: 'hello' } }]])(
    'throws on malformed data: %j',
    (data) => {
      expect(() => announcementFeed.translate(eventOf(data))).toThrow()
    },
  )
})
