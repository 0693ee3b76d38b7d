import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import http from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import type { Client } from '@oriel/contract/client'
import { siteDetailCall } from '@oriel/contract/member/site'
import { createLog } from '@oriel/core/log'
import { Registry } from 'prom-client'
import { createListener, type ListenerOptions } from '../listener.ts'
import { createPageCache } from '@oriel/web/server/page-cache'
import { smallRenderer } from './small-router.ts'

/** What the api tells of the one site there is. */
const DETAIL = {
  id: 1,
  code: 'oriel',
  name: 'Oriel',
  env_config: {
    websocket_url: '/socket',
    ssl_websocket_url: '/socket',
    IS_DEMO: false,
    AGENT_BIND_FAST_PAYMENT_FLAG: false,
    LINK_EXPIRE_TIME: 1_440,
    build_poll_minutes: 7,
    customer_service_url: '',
    customer_service_opens_in: 'new',
  },
  currencies: [{ code: 'USD', symbol: '$' }],
  languages: ['en_US', 'vi_VN'],
  time_zone: 'UTC',
  device_codes: { desktop: 0, mobile: 1 },
  play_money: true,
  desktop_lock: false,
  game_room: false,
  hidden_links: [],
  games_opened_in_modal: [],
  games_opened_as_page: [],
  password_policy: 'classic',
  templates: [{ name: 'desktop', theme: 'obsidian', layout: 'rail', sections: [] }],
  route_rules: [{ path: '/start', target: '/faq', status: 302 }],
  allowed_origins: ['https://icons.example'],
  icon_service_url: 'https://icons.example/v3/',
}

/** Knows the site and nothing else. */
export const siteClient = (async (endpoint: { path: string }) =>
  endpoint.path === siteDetailCall.path
    ? { ok: true, value: DETAIL }
    : { ok: false, reason: 'network_error', message: '' }) as unknown as Client

/** The site's listener on a port of its own, with a router of a few small pages behind it. */
export async function openSite(options: Partial<ListenerOptions> = {}) {
  const folder = mkdtempSync(path.join(tmpdir(), 'oriel-site-'))
  const listener = createListener({
    api: {
      clientFor: () => siteClient,
      plainClientFor: () => siteClient,
      pass: async () => ({ status: 503, body: '', cookies: [] }),
    },
    siteEnvUrl: 'http://127.0.0.1/none',
    renderer: smallRenderer,
    cache: createPageCache(0),
    log: createLog({ service: 'site', level: 'silent' }),
    trustedProxies: [],
    isDevelopment: true,
    faultsAllowed: false,
    gameOrigins: ['https://studio.example'],
    officeOrigins: ['https://office.example'],
    workerIsOn: true,
    tracking: { url: '', token: '' },
    art: { folder, folderMegabytes: 1, ahead: [], metrics: new Registry() },
    ...options,
  })
  const server = http.createServer((request, response) => void listener(request, response))
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  return {
    origin,
    get: (address: string, init: RequestInit = {}) =>
      fetch(`${origin}${address}`, { redirect: 'manual', ...init }),
    async close() {
      server.closeAllConnections()
      server.close()
      await once(server, 'close')
      rmSync(folder, { recursive: true })
    },
  }
}
