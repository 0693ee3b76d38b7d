import { allCalls } from '@oriel/contract/calls'
import { createClient, type Client } from '@oriel/contract/client'
import { addressOf } from '@oriel/contract/endpoint'
import { announcementMarqueeCall } from '@oriel/contract/member/announcement'
import { captchaCall } from '@oriel/contract/member/captcha'
import { faqDetailCall } from '@oriel/contract/member/faq'
import { mainPageCall } from '@oriel/contract/member/page'
import { promotionDetailCall } from '@oriel/contract/member/promotion'
import { findPictureCall } from '@oriel/contract/member/picture'
import type { Locale } from '@oriel/core/locale'
import type { SessionSecrets } from '@oriel/domain/session'
import { serverText } from '@oriel/i18n/server'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { BINDING_COOKIE } from './caller.ts'
import { needsStory } from './testing/provoke.ts'
import { openDoor, SITE_ONE, SITE_TWO, type OpenDoor } from './testing/open-door.ts'
import { learnNumbers, rightBody } from './testing/right-body.ts'

let door: OpenDoor
let member: SessionSecrets
let origin: string
beforeAll(async () => {
  door = await openDoor()
  await learnNumbers(door)
  member = await door.signIn('sophia')
  origin = await door.app.listen({ port: 0, host: '127.0.0.1' })
})
afterAll(() => door.close())

const calls = allCalls.filter((call) => call.door === 'api' && !needsStory(call))

/** The typed client over a real connection, as browsers and server rendering use it. */
function clientOf(
  as: SessionSecrets | null,
  lang: Locale = 'en_US',
  host: string = SITE_ONE,
): Client {
  const cookie: Record<string, string> = as ? { cookie: `${BINDING_COOKIE}=${as.binding}` } : {}
  return createClient({
    origin,
    lang: () => lang,
    token: () => as?.token ?? null,
    headers: () => ({ 'x-forwarded-host': host, ...cookie }),
  })
}

const BULLETINS = [
  'setting',
  ...['id', 'display_content', 'content', 'display_device', 'updated_at'].map(
    (field) => `list.${field}`,
  ),
]

const LINKS = ['id', 'code', 'name', 'url', 'kind', 'opens_in', 'raised', 'sort'].map(
  (field) => `list.${field}`,
)

/** S7.087: the fields of each call's answer. Fields of list items follow the name of the list. */
const LISTED: Record<string, readonly string[]> = {
  '/api/arks/web/site/detail': ['id', 'env_config', 'currencies', 'languages', 'templates'],
  '/api/arks/web/logos': ['web_logo_list', 'web_logo_list.photo_path'],
  '/api/arks/web/announcement/marquee': [
    'web_announcement_list',
    'web_announcement_list.display_before_login',
    'web_announcement_list.display_after_login',
    'web_announcement_list.sort',
  ],
  '/api/arks/web/announcement/history': ['list', 'next'],
  '/api/arks/web/cash_surplus/check': ['active'],
  '/api/bonus_setting/check': ['is_friend'],
  '/api/arks/web/realtime/ticket': ['ticket'],
  '/api/captcha': ['token', 'captcha', 'placeholder'],
  '/api/arks/web/carousel_picture': ['web_carousel_picture_list'],
  '/api/arks/web/bulletin': BULLETINS,
  '/api/arks/web/bulletin/member': BULLETINS,
  '/api/arks/web/bulletin/history': [...BULLETINS, 'next'],
  '/api/arks/web/bulletin/member/hide': ['hidden'],
  '/api/arks/web/promotion': ['categories.count', 'list.title', 'list.turnover', 'next'],
  '/api/arks/web/promotion/detail': ['id', 'title', 'content', 'terms'],
  '/api/arks/web/faq': ['list.category', 'list.question', 'list.answer'],
  '/api/arks/web/faq/detail': ['id', 'category', 'question', 'answer'],
  '/api/web/model_sponsor': ['list.name', 'list.text', 'list.picture', 'list.url', 'list.since'],
  '/api/arks/web/main': ['id', 'title', 'content', 'updated_at'],
  '/api/arks/web/main/list': ['list.id', 'list.title'],
  '/api/arks/web/register-settings/service-agreement': ['list.title', 'list.version'],
  '/api/arks/web/footer': LINKS,
  '/api/arks/web/web-mobile-footer': LINKS,
  '/api/arks/web/float': LINKS,
  '/api/arks/web/slide-bar': LINKS,
  '/api/web/model_setting': [
    'model_version',
    'list.title',
    'list.text',
    'list.picture',
    'list.url',
  ],
  '/api/web/model_login': ['model_version', 'list.title', 'list.text', 'list.picture'],
  '/api/v2/get_jackpot': ['jackpot_amount_total', 'currency', 'tiers.name', 'tiers.amount'],
  '/api/v3/game_list': ['gt_list'],
  '/api/v2/get_template_game_list': ['gt_list'],
  '/api/v2/get_tag_game_list': ['game_list'],
  '/api/announcement/preview': ['preview'],
  '/api/v2/game_label': ['list'],
  '/api/arks/web/member-games/hot-games': ['game_list'],
  '/api/arks/web/game-providers/custom-game-menus/crash': ['list'],
  '/api/games/lobby': ['game_list', 'next'],
  '/api/games/search': ['game_list'],
  '/api/pictures/find': ['shape', 'art', 'picture', 'version'],
  '/api/demo/gt_games': ['gt_list'],
  '/api/demo/gp_games': ['game_list'],
}

function hasField(data: unknown, field: string): boolean {
  const [name = '', ...rest] = field.split('.')
  if (typeof data !== 'object' || data === null || !Object.hasOwn(data, name)) return false
  if (rest.length === 0) return true
  const items = (data as Record<string, unknown>)[name]
  const inner = rest.join('.')
  return Array.isArray(items) && items.length > 0 && items.every((item) => hasField(item, inner))
}

describe('[S7.087] each call answers at least the fields listed for it', () => {
  test('every call has its list', () => {
    expect(Object.keys(LISTED).toSorted()).toEqual(calls.map(addressOf).toSorted())
  })

  test.each(calls.map((call) => [addressOf(call), call] as const))('%s', async (address, call) => {
    const { body } = await door.say(call, { member, body: rightBody(call) })
    const missing = (LISTED[address] ?? []).filter((field) => !hasField(body.data, field))
    expect(missing).toEqual([])
    const declared = Object.keys((call.data as z.ZodMiniObject).shape)
    expect(Object.keys(body.data as object).toSorted()).toEqual(declared.toSorted())
    const input = z.decode(call.input, rightBody(call))
    expect(await clientOf(member)(call, input)).toMatchObject({ ok: true })
  })
})

const UNKNOWN_NUMBER = 2_000_000_000
/** So many are shown to one address before it has to wait. */
const CAPTCHAS_MAX = 5

/** One way to provoke each reason a call lists. A reason without one fails the first test. */
const PROVOKED: Record<string, () => ReturnType<Client>> = {
  ...Object.fromEntries(
    calls
      .filter((call) => Object.values(call.errors).includes('currency_not_offered'))
      .map((call) => [
        `${addressOf(call)} currency_not_offered`,
        () =>
          clientOf(
            null,
            'en_US',
            SITE_TWO,
          )(call, z.decode(call.input, { ...rightBody(call), currency: 'NGN' })),
      ]),
  ),
  '/api/captcha captcha_too_often': async () => {
    const ask = () => clientOf(null)(captchaCall, { type: 'login', kind: 'picture' })
    for (let count = 0; count < CAPTCHAS_MAX; count += 1) await ask()
    return ask()
  },
  '/api/arks/web/promotion/detail promotion_unknown': () =>
    clientOf(null)(
      promotionDetailCall,
      z.decode(promotionDetailCall.input, { id: UNKNOWN_NUMBER }),
    ),
  '/api/arks/web/faq/detail faq_unknown': () =>
    clientOf(null)(faqDetailCall, z.decode(faqDetailCall.input, { id: UNKNOWN_NUMBER })),
  '/api/arks/web/main page_unknown': () =>
    clientOf(null)(mainPageCall, z.decode(mainPageCall.input, { id: 'nowhere' })),
  '/api/pictures/find picture_unknown': () =>
    clientOf(null)(findPictureCall, { kind: 'game', id: '999999999', with_bytes: false }),
  '/api/arks/web/announcement/marquee sort_unknown': () =>
    clientOf(null)(announcementMarqueeCall, { sort_field: 'content', sort_order: 'asc' }),
}

const listed = calls.flatMap((call) =>
  Object.entries(call.errors).map(([code, reason]) => ({ address: addressOf(call), code, reason })),
)

describe('reasons', () => {
  test('the tests provoke exactly the reasons that the calls list', () => {
    const names = listed.map(({ address, reason }) => `${address} ${reason}`)
    expect(Object.keys(PROVOKED).toSorted()).toEqual(names.toSorted())
  })

  test.each(listed)('$address refuses with $reason, as code $code', async (one) => {
    const { address, code, reason } = one
    const answer = await PROVOKED[`${address} ${reason}`]?.()
    const traceId = expect.stringMatching(/^[0-9a-f]{32}$/)
    // The second site speaks no English.
    const messages = (['en_US', 'vi_VN'] as const).map((lang) =>
      serverText(lang).t(`reason.${reason}` as 'reason.sort_unknown'),
    )
    const message = expect.toBeOneOf(messages)
    expect(answer).toEqual({ ok: false, reason, code, message, traceId, told: null })
  })

  test('refuses to sort by a property that every object has', async () => {
    for (const sort_field of ['constructor', '__proto__', 'toString', '']) {
      const answer = await clientOf(null)(announcementMarqueeCall, {
        sort_field,
        sort_order: 'asc',
      })
      expect(answer).toMatchObject({ ok: false, reason: 'sort_unknown' })
    }
  })
})
