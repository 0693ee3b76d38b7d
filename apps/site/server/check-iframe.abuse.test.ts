import { once } from 'node:events'
import http from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { Passed, Passing } from '@oriel/web/server/api'
import { answerCheckIframe } from './check-iframe.ts'
import { isInside, mayFrame, readFrameAddress } from './frame-rules.ts'
import { createSeePage } from './see-page.ts'
import { openSite, siteClient } from './testing/open-site.ts'

const OWN = 'https://house.example'
const HTML = { 'content-type': 'text/html; charset=utf-8' }

/** A machine that must not be reached, and one that games are played at. */
let hits = 0
let answer: (request: http.IncomingMessage, response: http.ServerResponse) => void
const server = http.createServer((request, response) => {
  hits += 1
  answer(request, response)
})
let origin = ''
let port = 0
beforeAll(async () => {
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  port = (server.address() as AddressInfo).port
  origin = `http://127.0.0.1:${port}`
})
beforeEach(() => {
  hits = 0
  answer = (_request, response) => response.writeHead(200, HTML).end('<p>a page</p>')
})
afterAll(async () => {
  server.closeAllConnections()
  server.close()
  await once(server, 'close')
})

const envelope = (code: number, status = 200): Passed => ({
  status,
  body: JSON.stringify({
    code,
    message: 'said by the api',
    data: code === 100 ? { gp_id: 'G' } : null,
  }),
  cookies: [],
})

/** Asks with an api that says yes to everything, unless told otherwise. */
async function ask(url: unknown, said: Passed = envelope(100), origins: string[] = [origin]) {
  const passed: Passing[] = []
  const api = {
    pass: async (_address: string, passing: Passing) => {
      passed.push(passing)
      return said
    },
  }
  const passing = { host: 'house.example', forwardedFor: '', protocol: 'https', headers: {} }
  const own = await answerCheckIframe(
    { api, origins, seePage: createSeePage() },
    { body: JSON.stringify({ url }), locale: 'en_US', origin: OWN, passing },
  )
  const { code, data } = JSON.parse(own.body) as { code: number; data: unknown }
  return { status: own.status, code, data, passed }
}
const REFUSED = { status: 200, code: 101, data: null }

describe('POST /check_iframe looks at an address of ours [S4.086] [S7.044]', () => {
  test('which is there', async () => {
    const said = await ask(`${origin}/quick-bet#once`)
    expect(said).toMatchObject({ status: 200, code: 100, data: { ok: 1 } })
    expect([hits, said.passed[0]?.body]).toEqual([1, { url: `${origin}/quick-bet#once` }])
  })

  test.each([
    ['was not given to this session', envelope(101)],
    ['is asked for too often', envelope(102)],
    ['is asked for without a session', envelope(401, 401)],
    ['is asked for while the api is away', { status: 503, body: '', cookies: [] }],
  ])('and not when it %s: nothing is opened', async (_, said) => {
    expect(await ask(`${origin}/quick-bet`, said)).toMatchObject({
      status: said.status,
      data: null,
    })
    expect(hits).toBe(0)
  })

  test.each([
    ['a failure', (response: http.ServerResponse) => response.writeHead(500, HTML).end('x')],
    ['no page', (response: http.ServerResponse) => response.writeHead(404, HTML).end('x')],
    ['nothing', (response: http.ServerResponse) => response.writeHead(200, HTML).end()],
    ['no HTML', (response: http.ServerResponse) => response.writeHead(200).end('x')],
    ['a broken line', (response: http.ServerResponse) => response.destroy()],
    [
      'a page that is framed by others only',
      (response: http.ServerResponse) =>
        response
          .writeHead(200, {
            ...HTML,
            'content-security-policy': 'frame-ancestors https://a.example',
          })
          .end('x'),
    ],
  ])('and not when there is %s [S8.114]', async (_, give) => {
    answer = (_request, response) => void give(response)
    expect(await ask(`${origin}/quick-bet`)).toMatchObject(REFUSED)
    expect(hits).toBe(1)
  })

  test('a redirect is not followed, wherever it leads', async () => {
    for (const location of [`${origin}/other`, 'http://169.254.169.254/latest/meta-data/']) {
      hits = 0
      answer = (_request, response) => response.writeHead(302, { ...HTML, location }).end('x')
      expect(await ask(`${origin}/quick-bet`)).toMatchObject(REFUSED)
      expect(hits).toBe(1)
    }
  })

  test('a page without end is looked at to its first part only', async () => {
    let isWriting = true
    answer = (_request, response) => {
      response.writeHead(200, HTML)
      const part = 'x'.repeat(16 * 1024)
      const more = (): void => {
        if (isWriting) response.write(part, () => setImmediate(more))
      }
      response.on('close', () => (isWriting = false))
      more()
    }
    expect(await ask(`${origin}/quick-bet`)).toMatchObject({ code: 100 })
    await expect.poll(() => isWriting).toBe(false)
  })

  test('a page that never answers is given up', async () => {
    answer = () => {}
    expect(await ask(`${origin}/quick-bet`)).toMatchObject(REFUSED)
  })
})

const PORT = '4711'
/** [A48] The corpus: what leads inside, however it is written. */
const CORPUS = [
  'http://127.1/',
  'http://0x7f.1/',
  'http://0x7f000001/',
  'http://2130706433/',
  'http://017700000001/',
  'http://①②⑦.⓪.⓪.①/',
  'http://127。0。0。1/',
  'http://[::1]/',
  'http://[::ffff:7f00:1]/',
  'http://[::ffff:127.0.0.1]/',
  'http://[0:0:0:0:0:0:0:1]/',
  'http://[fe80::1]/',
  'http://[fd00:ec2::254]/latest/meta-data/',
  'http://0/',
  'http://0.0.0.0/',
  'http://169.254.169.254/latest/meta-data/',
  'http://metadata.google.internal/',
  'http://localhost./',
  'http://localhost/',
  'http://studio.localhost/',
  'http://127.0.0.1.nip.io/',
  'http://10.0.0.1/',
  'http://192.168.1.1/',
  'http://172.16.0.1/',
  'http://100.64.0.1/',
  `http://127.0.0.1:22/`,
  `http://127.0.0.1:${PORT}@evil.example/`,
  `http://evil.example@127.0.0.1:${PORT}/`,
  `http://user:word@127.0.0.1:${PORT}/quick-bet`,
  `http://127.0.0.1:${PORT}.evil.example/`,
  `https://127.0.0.1:${PORT}/`,
  `//127.0.0.1:${PORT}/`,
  `\\\\127.0.0.1:${PORT}\\quick-bet`,
  ` http://127.0.0.1:${PORT}/`,
  `http://127.0.0.1:${PORT}`,
  `HTTP://127.0.0.1:${PORT}/`,
  `http:/127.0.0.1:${PORT}/`,
  `http://127.0.0.1:${PORT}/a/../quick-bet`,
  `ht\ntp://127.0.0.1:${PORT}/`,
  'file:///etc/passwd',
  'gopher://127.0.0.1:6379/_INFO',
  'ftp://127.0.0.1/',
  'data:text/html,hello',
  'javascript:alert(1)',
  'about:blank',
  'blob:http://127.0.0.1/x',
  'quick-bet',
]

describe('whoever asks for another address opens no connection', () => {
  test.each(CORPUS)('%j', async (url) => {
    expect(readFrameAddress(url, [`http://127.0.0.1:${PORT}`])).toBeNull()
    expect(await ask(url)).toMatchObject(REFUSED)
    expect(hits).toBe(0)
  })

  test.each([undefined, null, 7, '', ['x'], { href: 'x' }, `http://x/${'x'.repeat(2_000)}`])(
    'what is no address is no input: %j',
    async (url) => {
      const { status, passed } = await ask(url)
      expect([status, passed, hits]).toEqual([422, [], 0])
    },
  )

  test('an operator who lists no origin lets nothing be framed', async () => {
    expect(await ask(`${origin}/quick-bet`, envelope(100), [])).toMatchObject(REFUSED)
    expect(hits).toBe(0)
  })
})

describe('names', () => {
  const see = (addresses: string[][]) => {
    const asked: string[] = []
    const resolve: Parameters<typeof createSeePage>[0] = (name, tell) => {
      asked.push(name)
      const found = addresses.shift() ?? []
      tell(
        null,
        found.map((address) => ({ address, family: address.includes(':') ? 6 : 4 })),
      )
    }
    const url = new URL(`http://games.example:${port}/quick-bet`)
    return createSeePage(resolve)(url, OWN).then((isThere) => ({ isThere, asked }))
  }

  test.each(['127.0.0.1', '10.1.2.3', '169.254.169.254', '::1', '::ffff:127.0.0.1', 'fd00::1'])(
    'that lead to %s are not followed',
    async (address) => {
      expect(await see([[address]])).toEqual({ isThere: false, asked: ['games.example'] })
      expect(await see([['203.0.113.9', address]])).toMatchObject({ isThere: false })
      expect(hits).toBe(0)
    },
  )

  test('are looked up once: one that changes its mind has no second chance', async () => {
    expect(await see([[], ['127.0.0.1']])).toEqual({ isThere: false, asked: ['games.example'] })
    expect(hits).toBe(0)
  })

  test('of the own machine are known without asking anybody', async () => {
    const resolve = () => expect.unreachable('nobody is asked')
    const url = new URL(`http://studio.localhost:${port}/quick-bet`)
    expect(await createSeePage(resolve)(url, OWN)).toBe(true)
  })
})

test('networks that are nobody’s page', () => {
  const own = ['127.0.0.1', '10.0.0.1', '172.31.255.255', '192.168.0.1', '100.127.0.1', '0.0.0.0']
  const six = [
    '::1',
    '::',
    'fe80::1',
    'fd12::1',
    '::ffff:8.8.8.8',
    '64:ff9b::7f00:1',
    '2002:7f00::',
  ]
  expect([...own, ...six, '255.255.255.255', 'no address'].every(isInside)).toBe(true)
  expect(['203.0.113.9', '8.8.8.8', '2606:4700::1111', '172.32.0.1'].some(isInside)).toBe(false)
})

test.each([
  [{}, true],
  [{ 'x-frame-options': 'DENY' }, false],
  [{ 'x-frame-options': 'SAMEORIGIN' }, false],
  [{ 'content-security-policy': `frame-ancestors 'self' ${OWN}; default-src 'none'` }, true],
  [{ 'content-security-policy': "frame-ancestors 'none'" }, false],
  [{ 'content-security-policy': 'frame-ancestors https://house.example.evil.example' }, false],
  [{ 'content-security-policy': 'frame-ancestors https://*.example' }, true],
  [{ 'content-security-policy': 'frame-ancestors http://*.example' }, false],
  [{ 'content-security-policy': 'frame-ancestors *', 'x-frame-options': 'DENY' }, true],
  [{ 'content-security-policy': ["frame-ancestors 'none'", `frame-ancestors ${OWN}`] }, false],
])('a page with %j may be framed: %s', (headers, may) => {
  expect(mayFrame(headers, OWN)).toBe(may)
})

test('the token of the visitor goes to the api, and no cookie comes back', async () => {
  const passed: Passing[] = []
  const site = await openSite({
    gameOrigins: [origin],
    api: {
      clientFor: () => siteClient,
      plainClientFor: () => siteClient,
      pass: async (_address, passing) => {
        passed.push(passing)
        return envelope(100)
      },
    },
  })
  const headers = { 'content-type': 'application/json', authorization: 'a-token' }
  const body = JSON.stringify({ url: `${origin}/quick-bet` })
  const said = await site.get('/check_iframe', { method: 'POST', headers, body })
  expect(await said.json()).toMatchObject({ code: 100, data: { ok: 1 } })
  expect(passed.map(({ authorization }) => authorization)).toEqual(['a-token'])
  expect(said.headers.getSetCookie()).toEqual([])
  await site.close()
})
