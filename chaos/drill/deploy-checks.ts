import { randomUUID } from 'node:crypto'
import { addressOf } from '@oriel/contract/endpoint'
import { announcementMarqueeCall } from '@oriel/contract/member/announcement'
import { staffMeCall } from '@oriel/contract/office/staff'
import { signRequest } from '@oriel/contract/provider-client'
import { houseBalanceCall } from '@oriel/contract/provider/seamless'
import type { ProviderAccess } from '@oriel/dev-world/providers'
import { handshake, type Answer, type Asked, type Visitor } from './outside.ts'

/** What must hold at the edge. It gives what is wrong with the answer, or null. */
export type EdgeCheck = { readonly name: string; readonly run: () => Promise<string | null> }

const SITE = 'oriel.localhost'
const STUDIO = 'studio.localhost'
const GATEWAY = 'gateway.localhost'
const OFFICE = 'office.localhost'
const GUEST_SOCKET = '/socket/?EIO=4&transport=websocket'
const JSON_TYPE = { 'content-type': 'application/json' }
const CLAIMED = { 'x-forwarded-for': '203.0.113.9', 'x-real-ip': '203.0.113.9' }

type Case = readonly [name: string, asked: Asked, isRight: (answer: Answer) => boolean]

export const checksOf = (ask: Visitor, access: ProviderAccess): EdgeCheck[] =>
  [siteCases(), officeCases(), studioCases(), gatewayCases(access), closedCases()]
    .flat()
    .map(([name, asked, isRight]) => ({
      name,
      run: async () => {
        const answer = await ask(asked)
        const { status, headers, body } = answer
        return isRight(answer) ? null : `${status} ${JSON.stringify(headers)} ${body.slice(0, 200)}`
      },
    }))

const siteCases = (): Case[] => [
  [
    'http leads to https',
    { host: SITE, path: '/promotions?a=1', isPlain: true },
    ({ status, headers }) =>
      status === 301 && headers.location === `https://${SITE}/promotions?a=1`,
  ],
  [
    'page of the site',
    { host: SITE, path: '/' },
    ({ status, body }) => status === 200 && body.includes('</html>'),
  ],
  [
    'browsers come back by https',
    { host: SITE, path: '/' },
    ({ headers }) => (headers['strict-transport-security'] ?? '').includes('max-age=63072000'),
  ],
  [
    'call of the api',
    {
      host: SITE,
      path: addressOf(announcementMarqueeCall),
      method: 'POST',
      headers: JSON_TYPE,
      body: '{}',
    },
    ({ status, body }) => status === 200 && /"code":\s*"?100"?/.test(body),
  ],
  [
    'socket of realtime',
    { host: SITE, path: GUEST_SOCKET, headers: { ...handshake(), origin: `https://${SITE}` } },
    ({ status }) => status === 101,
  ],
]

const askMe = (host: string): Asked => ({
  host,
  path: addressOf(staffMeCall),
  method: 'POST',
  headers: JSON_TYPE,
  body: '{}',
})

const officeCases = (): Case[] => [
  [
    'page of the office',
    { host: OFFICE, path: '/sign-in' },
    ({ status, body }) => status === 200 && body.includes('</html>'),
  ],
  ['call of the office without a session', askMe(OFFICE), ({ status }) => status === 401],
  ['call of the office at a site', askMe(SITE), ({ status }) => status === 404],
]

const studioCases = (): Case[] => [
  [
    'socket of the studio',
    { host: STUDIO, path: '/live', headers: handshake() },
    ({ status }) => status === 101,
  ],
  [
    'page of the studio',
    { host: STUDIO, path: '/fairness' },
    ({ status, body }) => status === 200 && body.includes('<script'),
  ],
]

function gatewayCases(access: ProviderAccess): Case[] {
  const call = (secret: string, claimed: Readonly<Record<string, string>> = {}): Asked => {
    const body = JSON.stringify({ member_ref: randomUUID().replaceAll('-', ''), currency: 'USD' })
    const house = { operator: access.operator, keyId: access.keyId, secret }
    const { headers } = signRequest(house, houseBalanceCall.path, body, Date.now())
    const path = `/gp/${access.providerId}${houseBalanceCall.path}`
    return { host: GATEWAY, path, method: 'POST', headers: { ...headers, ...claimed }, body }
  }
  const says = (reason: string) => (answer: Answer) => answer.body.includes(reason)
  return [
    ['signed callback of a provider', call(access.secret), says('player_unknown')],
    // The gateway takes this provider's calls from 127.0.0.0/8 only.
    ['a claimed address is not believed', call(access.secret, CLAIMED), says('player_unknown')],
    ['callback with a wrong secret', call('wrong'), says('bad_signature')],
    ['the gateway has no other door', { host: GATEWAY, path: '/' }, ({ status }) => status === 404],
  ]
}

const closedCases = (): Case[] =>
  ['/ready', '/health', '/metrics'].flatMap((path) =>
    [SITE, STUDIO, GATEWAY].map((host): Case => {
      const isClosed = ({ status }: Answer) => status === 404
      return [`${host}${path} is not there`, { host, path }, isClosed]
    }),
  )
