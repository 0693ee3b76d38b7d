import { siteDetailCall, siteLogosCall } from '@oriel/contract/member/site'
import { siteId } from '@oriel/core/id'
import { expectDone } from '@oriel/core/outcome'
import { ORIEL } from '@oriel/dev-world/cast'
import { findSite, saveSite, type Site } from '@oriel/domain/site'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { NOON, openDoor, SITE_ONE, SITE_TWO, type OpenDoor } from '../../testing/open-door.ts'

const SHOWROOM = 'showroom.localhost'

let door: OpenDoor
beforeAll(async () => {
  door = await openDoor()
  const oriel = await findSite(door.database.rows, ORIEL)
  if (!oriel?.envConfig) throw new Error('the first site has its environment in the database')
  const showroom: Site = {
    ...oriel,
    id: siteId(3),
    code: 'showroom',
    hosts: [SHOWROOM],
    flags: {
      ...oriel.flags,
      gamesOpenedInModal: [{ gpId: 'GPOR', gameType: 10 }],
      gamesOpenedAsPage: [2, 4],
    },
    envConfig: {
      ...oriel.envConfig,
      isDemo: true,
      websocketUrl: 'ws://showroom.localhost/socket',
      sslWebsocketUrl: 'wss://showroom.localhost/socket',
    },
  }
  expectDone(await saveSite(door.database, showroom, NOON))
})
afterAll(() => door.close())

type Data = Record<string, unknown>

async function detailOf(host: string): Promise<Data> {
  const { status, body } = await door.say(siteDetailCall, { host })
  expect([status, body.code]).toEqual([200, 100])
  return body.data as Data
}

describe('site detail', () => {
  test('[S9.082] each site names the advertising events that it tells', async () => {
    expect((await detailOf(SITE_ONE))['tracking_events']).toEqual([])
    expect((await detailOf(SITE_TWO))['tracking_events']).toEqual(['CompleteRegistration', 'Login'])
  })

  test('[S7.011] POST /arks/web/site/detail {site_id} tells what the site is', async () => {
    const said = await door.say('/api/arks/web/site/detail', { body: { site_id: 1 } })
    expect(said).toMatchObject({
      status: 200,
      body: {
        code: 100,
        data: {
          id: 1,
          code: 'oriel',
          name: 'Oriel',
          time_zone: 'America/Caracas',
          play_money: 1,
          desktop_lock: 0,
          game_room: 1,
          hidden_links: [],
          games_opened_in_modal: [{ gp_id: 'GPQG', game_type: 2 }],
          games_opened_as_page: [],
          password_policy: 'classic',
          other_house: 0,
          tracking: 0,
          allowed_origins: ['https://support.oriel.example', 'https://partners.oriel.example'],
        },
      },
    })
  })

  test('[S9.081] the site id is a number, the one the site was set up with', async () => {
    expect((await detailOf(SITE_ONE))['id']).toBe(1)
    expect((await detailOf(SITE_TWO))['id']).toBe(2)
    for (const site_id of ['1', 1.5, 0, -1, true]) {
      expect((await door.say(siteDetailCall, { body: { site_id } })).status).toBe(422)
    }
  })

  test('[S3.055] env_config is there: the first site has one, the second has null', async () => {
    expect((await detailOf(SITE_ONE))['env_config']).toEqual({
      websocket_url: expect.any(String),
      ssl_websocket_url: expect.any(String),
      IS_DEMO: 0,
      AGENT_BIND_FAST_PAYMENT_FLAG: 0,
      LINK_EXPIRE_TIME: 1_440,
      build_poll_minutes: 5,
      customer_service_url: '/main/contact',
      customer_service_opens_in: 'new',
    })
    const second = await detailOf(SITE_TWO)
    expect(Object.hasOwn(second, 'env_config')).toBe(true)
    expect(second['env_config']).toBeNull()
  })

  test('[S3.057] the config has a websocket URL and an SSL websocket URL', async () => {
    expect((await detailOf(SHOWROOM))['env_config']).toMatchObject({
      websocket_url: 'ws://showroom.localhost/socket',
      ssl_websocket_url: 'wss://showroom.localhost/socket',
    })
  })

  test('[S1.042] a site can be in demo mode, by the flag IS_DEMO', async () => {
    expect((await detailOf(SHOWROOM))['env_config']).toMatchObject({ IS_DEMO: 1 })
    expect((await detailOf(SITE_ONE))['env_config']).toMatchObject({ IS_DEMO: 0 })
  })

  test('[S4.036] [S4.037] which games open in a modal and which as a page is the site’s setting', async () => {
    expect(await detailOf(SHOWROOM)).toMatchObject({
      games_opened_in_modal: [{ gp_id: 'GPOR', game_type: 10 }],
      games_opened_as_page: [2, 4],
    })
  })

  test('[S9.071] device codes: desktop 0 everywhere, mobile 1 on one site and 2 on another', async () => {
    expect((await detailOf(SITE_ONE))['device_codes']).toEqual({ desktop: 0, mobile: 1 })
    expect((await detailOf(SITE_TWO))['device_codes']).toEqual({ desktop: 0, mobile: 2 })
  })

  test.each([
    ['S9.056', 'RMB', '¥'],
    ['S9.057', 'VND', '₫'],
    ['S9.058', 'WON', '₩'],
    ['S9.059', 'JPY', '¥'],
    ['S9.060', 'THB', '฿'],
    ['S9.061', 'USD', '$'],
    ['S9.062', 'INR', '₹'],
    ['S9.063', 'MMK', 'K'],
    ['S9.064', 'BRL', 'R$'],
    ['S9.065', 'BDT', '৳'],
    // The ₭ of the statement is the sign of the kip (docs/decisions/009-settled-points.md).
    ['S9.066', 'NGN', '₦'],
    ['S9.067', 'GP', 'G'],
  ])('[%s] tells pages that the symbol of %s is %s', async (_, code, symbol) => {
    const { currencies } = await detailOf(SITE_ONE)
    expect(currencies).toHaveLength(12)
    expect(currencies).toContainEqual({ code, symbol })
  })

  test('what a site offers comes in its own order', async () => {
    const second = await detailOf(SITE_TWO)
    expect(second['languages']).toEqual(['vi_VN', 'zh_CN', 'th_TH'])
    expect(second['currencies']).toEqual([
      { code: 'VND', symbol: '₫' },
      { code: 'THB', symbol: '฿' },
      { code: 'GP', symbol: 'G' },
    ])
    const rules = [{ path: '/start', target: '/?from=start', status: 301 }]
    expect(second['route_rules']).toEqual(rules)
  })
})

test('[S7.012] [S3.054] POST /arks/web/logos {site_id} gives web_logo_list with photo_path', async () => {
  const said = await door.say('/api/arks/web/logos', { body: { site_id: 1 } })
  const { web_logo_list: list } = said.body.data as { web_logo_list: Data[] }
  expect(
    list.toSorted((one, other) => (String(one['kind']) < String(other['kind']) ? -1 : 1)),
  ).toEqual([
    { kind: 'desktop', photo_path: '/brand/logo.svg' },
    { kind: 'icon', photo_path: '/brand/icon.svg' },
    { kind: 'mobile', photo_path: '/brand/logo.svg' },
  ])
  expect((await door.say(siteLogosCall, { host: SITE_TWO, body: { site_id: 1 } })).status).toBe(403)
})
