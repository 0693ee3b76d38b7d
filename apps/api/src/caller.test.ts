import { announcementMarqueeCall } from '@oriel/contract/member/announcement'
import { realtimeTicketCall } from '@oriel/contract/member/realtime'
import { siteDetailCall, siteLogosCall } from '@oriel/contract/member/site'
import { ORIEL, SECOND } from '@oriel/dev-world/cast'
import { endSession } from '@oriel/domain/session'
import { serverText } from '@oriel/i18n/server'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { Caller } from './caller.ts'
import {
  answering,
  NOON,
  openDoor,
  SITE_ONE,
  SITE_TWO,
  type OpenDoor,
  type Request,
} from './testing/open-door.ts'

let door: OpenDoor
const callers: Caller[] = []
beforeAll(async () => {
  door = await openDoor((real) => {
    const logos = real.find(({ call }) => call === siteLogosCall)
    return answering(real, siteLogosCall, async (input, caller) => {
      callers.push(caller as Caller)
      if (!logos) throw new Error('logos are not bound')
      return logos.handle(input, caller)
    })
  })
})
afterAll(() => door.close())
beforeEach(() => {
  callers.length = 0
})

/** Who the door takes the caller for, seen from inside an open call. */
async function callerOf(request: Request): Promise<Caller> {
  expect((await door.say(siteLogosCall, request)).status).toBe(200)
  const caller = callers.at(-1)
  if (!caller) throw new Error('nobody called')
  return caller
}

const ticketStatus = async (request: Request) =>
  (await door.say(realtimeTicketCall, request)).status

describe('session', () => {
  test('token and binding together are the member', async () => {
    const member = await door.signIn('sophia')
    const { session } = await callerOf({ member })
    const { id: memberId, currency } = member.member
    expect(session).toMatchObject({ id: member.id, siteId: ORIEL, memberId, currency })
    expect(await ticketStatus({ member })).toBe(200)
  })

  test('[A52] a token without its binding cookie is a guest, and opens no call for members', async () => {
    const { token } = await door.signIn('sophia')
    expect((await callerOf({ member: { token } })).session).toBeNull()
    expect(await ticketStatus({ member: { token } })).toBe(401)
  })

  test('a binding cookie without a token is a guest', async () => {
    const { binding } = await door.signIn('sophia')
    expect((await callerOf({ member: { binding } })).session).toBeNull()
    expect(await ticketStatus({ member: { binding } })).toBe(401)
  })

  test('[A52] the binding of another session does not fit', async () => {
    const sophia = await door.signIn('sophia')
    const { binding } = await door.signIn('meilin')
    const mixed = { token: sophia.token, binding }
    expect((await callerOf({ member: mixed })).session).toBeNull()
    expect(await ticketStatus({ member: mixed })).toBe(401)
    expect(await ticketStatus({ member: { ...mixed, binding: '%zz' } })).toBe(401)
  })

  test('a token of one site opens nothing on another', async () => {
    const member = await door.signIn('sophia')
    expect(await ticketStatus({ member, host: SITE_TWO })).toBe(401)
    expect((await callerOf({ member, host: SITE_TWO })).session).toBeNull()
    expect(await ticketStatus({ member, host: SITE_ONE })).toBe(200)
  })

  test('[A51] a session that ended opens nothing', async () => {
    const member = await door.signIn('minhkhoa')
    expect(await ticketStatus({ member })).toBe(200)
    const { session } = await callerOf({ member })
    if (session) await endSession(door.database, session.id, NOON)
    expect(await ticketStatus({ member })).toBe(401)
  })
})

describe('site', () => {
  test('the address decides which site this is', async () => {
    expect((await callerOf({ host: SITE_ONE })).site.id).toBe(ORIEL)
    expect((await callerOf({ host: `${SITE_TWO}:3000` })).site.id).toBe(SECOND)
    expect((await callerOf({ host: 'Second.LOCALHOST' })).site.id).toBe(SECOND)
  })

  test('answers a body that names its own site and refuses one that names another', async () => {
    expect((await door.say(siteDetailCall, { body: { site_id: 1 } })).status).toBe(200)
    const other = await door.say(siteDetailCall, { body: { site_id: 2 } })
    const message = serverText('en_US').t('reason.site_mismatch')
    expect(other).toMatchObject({ status: 403, body: { code: 403, message, data: null } })
    const marquee = { body: { site_id: 1 }, host: SITE_TWO }
    expect((await door.say(announcementMarqueeCall, marquee)).status).toBe(403)
  })
})

describe('language', () => {
  const localeOf = async (headers: Record<string, string>, host = SITE_ONE) =>
    (await callerOf({ headers, host })).locale

  test('reads the lang header first, then accept-language', async () => {
    expect(await localeOf({ lang: 'ja_JP', 'accept-language': 'ko' })).toBe('ja_JP')
    expect(await localeOf({ 'accept-language': 'ko-KR,en;q=0.5' })).toBe('ko_KR')
  })

  test.each([
    ['S1.028', 'zh_TW', '0'],
    ['S1.029', 'zh_CN', '1'],
    ['S1.030', 'en_US', '2'],
    ['S1.031', 'vi_VN', '3'],
    ['S1.032', 'ko_KR', '4'],
    ['S1.033', 'ja_JP', '5'],
    ['S1.034', 'th_TH', '6'],
    ['S1.035', 'hi_IN', '7'],
    ['S1.036', 'my_MM', '8'],
    ['S1.037', 'ta_IN', '9'],
    ['S1.038', 'bn_BD', '10'],
  ])('[%s] reads %s from the number %s in the lang header', async (_, locale, lang) => {
    // The browser prefers another language, so only the number can have decided.
    const other = locale === 'ko_KR' ? 'ja' : 'ko'
    expect(await localeOf({ lang, 'accept-language': other })).toBe(locale)
  })

  test.each(['11', '-1', '-0', '03', '+3', '3.0', '3e0', '0x3', '３'])(
    '[S5.046] ignores %j in the lang header: it is not the number of a language',
    async (lang) => {
      expect(await localeOf({ lang, 'accept-language': 'ko' })).toBe('ko_KR')
    },
  )

  test('takes a numbered language only where the site offers it', async () => {
    expect(await localeOf({ lang: '6' }, SITE_TWO)).toBe('th_TH')
    expect(await localeOf({ lang: '2' }, SITE_TWO)).toBe('vi_VN')
  })

  test('[S1.041] falls back to a language of the site when the asked one is unknown', async () => {
    expect(await localeOf({ lang: 'xx_XX' })).toBe('en_US')
    expect(await localeOf({ lang: '../../etc' })).toBe('en_US')
    expect(await localeOf({})).toBe('en_US')
    // The second site speaks no English: its first language is taken.
    expect(await localeOf({ lang: 'en_US' }, SITE_TWO)).toBe('vi_VN')
    expect(await localeOf({ lang: 'th_TH' }, SITE_TWO)).toBe('th_TH')
  })

  test('refusals are told in the language asked for', async () => {
    const refused = async (lang: string) => {
      const request = { body: { sort_field: 'content' }, headers: { lang } }
      return (await door.say(announcementMarqueeCall, request)).body.message
    }
    expect(await refused('vi_VN')).toBe(serverText('vi_VN').t('reason.sort_unknown'))
    expect(await refused('xx')).toBe(serverText('en_US').t('reason.sort_unknown'))
    const noToken = await door.say(realtimeTicketCall, { headers: { lang: 'zh_TW' } })
    expect(noToken.body.message).toBe(serverText('zh_TW').t('reason.unauthorized'))
  })
})

describe('forwarded headers', () => {
  const forwarded = { 'x-forwarded-host': SITE_TWO, 'x-forwarded-for': '198.51.100.7' }

  test('count when they come from our own proxy', async () => {
    const caller = await callerOf({ headers: forwarded, from: '127.0.0.1' })
    expect([caller.site.id, caller.ip]).toEqual([SECOND, '198.51.100.7'])
  })

  test('[A62] are ignored when they come from another address', async () => {
    const caller = await callerOf({ headers: forwarded, from: '203.0.113.9' })
    expect([caller.site.id, caller.ip]).toEqual([ORIEL, '203.0.113.9'])
  })

  test('[A62] count only as far as our own proxies reach', async () => {
    const headers = { 'x-forwarded-for': '10.9.9.9, 203.0.113.9, 127.0.0.1' }
    expect((await callerOf({ headers })).ip).toBe('203.0.113.9')
  })
})
