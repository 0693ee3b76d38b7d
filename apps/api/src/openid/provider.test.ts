import { createLog } from '@oriel/core/log'
import type { ServerResponse } from 'node:http'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { CLIENT, startIssuer, type Issuer } from '../testing/issuer.ts'
import { DISCOVERY_LIVES_MS } from './client.ts'
import { createProvider } from './provider.ts'

const NOON = new Date('2026-03-01T12:00:00.000Z')
const DISCOVERY = '/.well-known/openid-configuration'
const WAIT_MS = 300
const request = {
  redirect: 'http://oriel.localhost/authCallback',
  state: 'a state',
  nonce: 'a nonce',
  verifier: 'v'.repeat(43),
}
const answer = { code: 'a code', state: 'a state', iss: '' }

let issuer: Issuer
let elsewhere: Issuer
beforeAll(async () => {
  issuer = await startIssuer(() => NOON)
  elsewhere = await startIssuer(() => NOON)
})
beforeEach(() => {
  issuer.says({ nonce: 'a nonce' })
  issuer.asked.length = 0
})
afterAll(() => Promise.all([issuer.close(), elsewhere.close()]))

function setUp(changes = {}) {
  const lines: string[] = []
  const destination = { write: (line: string) => void lines.push(line) }
  const log = createLog({ service: 'api', level: 'warn', destination })
  const settings = { issuer: issuer.address, url: issuer.address, ...CLIENT }
  const provider = createProvider({ ...settings, ...changes }, log)
  return {
    lines,
    start: (now = NOON) => provider.authorizeUrl(request, now),
    finish: (changed = {}, now = NOON) =>
      provider.subjectOf(request, { ...answer, ...changed }, now),
  }
}
const timesAsked = (path: string) => issuer.asked.filter((one) => one.path === path).length

describe('discovery', () => {
  test('is read on first use, shared, and read again when its time is over', async () => {
    const { start, finish } = setUp()
    expect(timesAsked(DISCOVERY)).toBe(0)
    expect(await Promise.all([start(), start(), finish()])).toEqual([
      expect.stringContaining(`${issuer.address}/authorize?`),
      expect.stringContaining(`${issuer.address}/authorize?`),
      'minh',
    ])
    await start(new Date(NOON.getTime() + DISCOVERY_LIVES_MS - 1))
    expect(timesAsked(DISCOVERY)).toBe(1)
    await start(new Date(NOON.getTime() + DISCOVERY_LIVES_MS))
    expect(timesAsked(DISCOVERY)).toBe(2)
  })

  test('answers null while the issuer is down, and works once it is up', async () => {
    const down = await startIssuer(() => NOON)
    const { start, finish, lines } = setUp({ issuer: down.address, url: down.address })
    await down.close()
    expect([await start(), await finish()]).toEqual([null, null])
    expect(lines).toHaveLength(2)
    const up = await startIssuer(() => NOON, Number(new URL(down.address).port))
    up.says({ nonce: 'a nonce' })
    expect([await start(), await finish()]).toEqual([expect.any(String), 'minh'])
    await up.close()
  })

  test.each([
    ['another issuer', { issuer: 'https://evil.example' }],
    ['the issuer with a slash more', () => ({ issuer: `${issuer.address}/` })],
    ['no authorization endpoint', { authorization_endpoint: undefined }],
    ['an authorization endpoint on plain http', { authorization_endpoint: 'http://id.example/a' }],
    ['a script as authorization endpoint', { authorization_endpoint: 'javascript:alert(1)' }],
  ])('refuses to send a browser to %s', async (_, changes) => {
    issuer.publishes(typeof changes === 'function' ? changes() : changes)
    expect(await setUp().start()).toBeNull()
  })

  test.each(['token_endpoint', 'jwks_uri'])('does not ask a %s on plain http', async (name) => {
    issuer.publishes({ [name]: 'http://id.example/x' })
    const { finish, lines } = setUp()
    expect(await finish()).toBeNull()
    expect(lines.join()).toContain('unsafe address')
  })
})

describe('the line to the issuer', () => {
  const paths = [DISCOVERY, '/token', '/jwks']

  test.each(paths)('follows no redirect of %s', async (path) => {
    elsewhere.asked.length = 0
    issuer.answers(path, (response) =>
      response.writeHead(307, { location: elsewhere.address + path }).end(),
    )
    expect(await setUp().finish()).toBeNull()
    expect(timesAsked(path)).toBe(1)
    expect(elsewhere.asked).toEqual([])
  })

  test.each(paths)('gives up on %s after its time-out', async (path) => {
    const held: ServerResponse[] = []
    issuer.answers(path, (response) => void held.push(response))
    const { finish } = setUp({ waitMs: WAIT_MS })
    const startedMs = performance.now()
    expect(await finish()).toBeNull()
    const tookMs = performance.now() - startedMs
    expect(tookMs).toBeGreaterThan(WAIT_MS * 0.9)
    for (const response of held) response.destroy()
  })

  test('asks another address for what lies below the issuer', async () => {
    const name = 'http://id.localhost:1'
    issuer.says({ nonce: 'a nonce', iss: name })
    const endpoints = { token_endpoint: `${name}/token`, jwks_uri: `${name}/jwks` }
    issuer.publishes({ issuer: name, authorization_endpoint: `${name}/authorize`, ...endpoints })
    const { start, finish } = setUp({ issuer: name })
    expect(await start()).toContain(`${name}/authorize?`)
    expect(await finish()).toBe('minh')
    expect(issuer.asked.map(({ path }) => path)).toEqual([DISCOVERY, '/token', '/jwks'])
  })

  test.each([
    ['http://id.example', 'https://id.example'],
    ['https://id.example', 'http://id.example'],
    ['http://127.0.0.1.id.example', 'https://id.example'],
    ['ftp://localhost', 'https://id.example'],
    ['id.example', 'https://id.example'],
  ])('does not start with the addresses %s and %s', (address, url) => {
    expect(() => setUp({ issuer: address, url })).toThrow('must be an https address')
  })

  test('does not start without a secret', () => {
    expect(() => setUp({ clientSecret: '' })).toThrow('must not be empty')
  })
})

describe('the client', () => {
  test('proves itself in the form where the issuer offers nothing else', async () => {
    issuer.publishes({ token_endpoint_auth_methods_supported: ['client_secret_post'] })
    expect(await setUp().finish()).toBe('minh')
    const { body, authorization } = issuer.asked.find(({ path }) => path === '/token') ?? {}
    expect(new URLSearchParams(body).get('client_secret')).toBe(CLIENT.clientSecret)
    expect(authorization).toBe('')
  })

  test('sends the verifier, and no request at all for another state', async () => {
    const { finish } = setUp()
    expect(await finish({ state: 'another' })).toBeNull()
    expect(timesAsked('/token')).toBe(0)
    expect(await finish()).toBe('minh')
    const { body } = issuer.asked.find(({ path }) => path === '/token') ?? {}
    expect(Object.fromEntries(new URLSearchParams(body))).toEqual({
      grant_type: 'authorization_code',
      code: 'a code',
      redirect_uri: request.redirect,
      code_verifier: request.verifier,
    })
  })

  test('needs the name of the issuer in the answer where the issuer promises it', async () => {
    issuer.publishes({ authorization_response_iss_parameter_supported: true })
    const { finish } = setUp()
    expect(await finish()).toBeNull()
    expect(await finish({ iss: issuer.address })).toBe('minh')
  })

  test.each(['HS256', 'none'])('refuses %s even where the issuer lists it', async (alg) => {
    issuer.says({ nonce: 'a nonce' }, { alg })
    issuer.publishes({ id_token_signing_alg_values_supported: ['ES256', alg] })
    expect(await setUp().finish()).toBeNull()
  })

  test('takes its time from the caller, with a minute of tolerance', async () => {
    const { finish } = setUp()
    const at = (seconds: number) => finish({}, new Date(NOON.getTime() + seconds * 1000))
    expect(await at(300 + 58)).toBe('minh')
    expect(await at(300 + 62)).toBeNull()
    expect(await at(-58)).toBe('minh')
    expect(await at(-62)).toBeNull()
  })

  test('logs what failed, and nothing of the token', async () => {
    issuer.says({ nonce: 'another nonce', sub: 'secret-name' })
    const { finish, lines } = setUp()
    expect(await finish()).toBeNull()
    expect(JSON.parse(lines[0] ?? '')).toMatchObject({
      level: 'warn',
      fault: 'unexpected JWT claim value encountered',
      code: 'OAUTH_JWT_CLAIM_COMPARISON_FAILED',
    })
    expect(lines.join()).not.toMatch(/nonce|secret-name|a code/)
  })
})
