import { createClient } from '@oriel/contract/client'
import { expect, test } from 'vitest'
import { createSiteFinder } from './site-info.ts'

/** What the api answers of a site, as it stands on the wire. */
const DETAIL = {
  id: 1,
  code: 'oriel',
  name: 'Oriel',
  env_config: {
    websocket_url: '/socket',
    ssl_websocket_url: '/socket',
    IS_DEMO: 0,
    AGENT_BIND_FAST_PAYMENT_FLAG: 0,
    LINK_EXPIRE_TIME: 1_440,
    build_poll_minutes: 5,
    customer_service_url: '',
    customer_service_opens_in: 'new',
  },
  currencies: [{ code: 'USD', symbol: '$' }],
  languages: ['en_US'],
  time_zone: 'UTC',
  device_codes: { desktop: 0, mobile: 1 },
  play_money: 1,
  desktop_lock: 0,
  game_room: 0,
  hidden_links: [],
  games_opened_in_modal: [{ gp_id: 'GPOR', game_type: 10 }],
  games_opened_as_page: [2, 4],
  password_policy: 'classic',
  other_house: 0,
  tracking: 0,
  tracking_events: [],
  templates: [],
  route_rules: [],
  allowed_origins: [],
  icon_service_url: '',
}

const client = createClient({
  origin: 'https://api.example',
  lang: () => 'en_US',
  token: () => null,
  fetch: async () => Response.json({ code: 100, message: '', data: DETAIL }),
})
const api = {
  clientFor: () => client,
  plainClientFor: () => client,
  pass: async () => ({ status: 503, body: '', cookies: [] }),
}

test('[S4.036] [S4.037] pages learn which games the site opens in a modal and which as a page', async () => {
  const found = await createSiteFinder(api, 'http://127.0.0.1/none')('oriel.localhost')
  expect(found?.info).toMatchObject({
    gamesOpenedInModal: [{ gpId: 'GPOR', gameType: 10 }],
    gamesOpenedAsPage: [2, 4],
  })
})
