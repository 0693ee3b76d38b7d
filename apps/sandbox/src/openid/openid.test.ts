import { createHash, createPublicKey, randomBytes, verify, type JsonWebKey } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { client, ISSUER, NOON, openSandbox, REDIRECT } from '../testing/open-sandbox.ts'

type Changes = Record<string, string | undefined>

/** `base` is the path of the issuer that is asked. */
function setUp(base = '') {
  const { app, pass } = openSandbox()
  const verifier = randomBytes(32).toString('base64url')
  const challenge = createHash('sha256').update(verifier).digest('base64url')
  const usual = {
    response_type: 'code',
    client_id: client.id,
    redirect_uri: REDIRECT,
    scope: 'openid email',
    state: 'a state',
    nonce: 'a nonce',
    code_challenge: challenge,
    code_challenge_method: 'S256',
  }
  const form = (fields: Changes) =>
    new URLSearchParams(
      Object.entries(fields).flatMap(([name, value]) =>
        value === undefined ? [] : [[name, value] as [string, string]],
      ),
    ).toString()
  const post = (url: string, fields: Changes, headers: Record<string, string> = {}) =>
    app.inject({
      method: 'POST',
      url,
      payload: form(fields),
      headers: { 'content-type': 'application/x-www-form-urlencoded', ...headers },
    })
  const ask = (changes: Changes = {}) =>
    app.inject(`${base}/authorize?${form({ ...usual, ...changes })}`)
  const choose = async (person = 'sandbox-minh', changes: Changes = {}) => {
    const { headers } = await post(`${base}/authorize`, { ...usual, ...changes, person })
    return new URL(String(headers.location)).searchParams
  }
  const basic = (id = client.id, secret = client.secret) => {
    const said = `${encodeURIComponent(id)}:${encodeURIComponent(secret)}`
    return { authorization: `Basic ${Buffer.from(said).toString('base64')}` }
  }
  const exchange = (
    code: string | null,
    changes: Changes = {},
    headers = basic(),
    path = `${base}/token`,
  ) => {
    const grant = { grant_type: 'authorization_code', redirect_uri: REDIRECT }
    const proof = { code: code ?? '', code_verifier: verifier }
    return post(path, { ...grant, ...proof, ...changes }, headers)
  }
  return { app, pass, ask, choose, exchange, basic, usual }
}

const part = (token: string, index: number): Record<string, unknown> =>
  JSON.parse(Buffer.from(token.split('.')[index] ?? '', 'base64url').toString())

describe('a sign-in', () => {
  test.each([
    ['', 'ES256'],
    ['/rs256', 'RS256'],
  ])('at "%s" ends in a token that the published %s key has signed', async (base, alg) => {
    const { app, choose, exchange } = setUp(base)
    const issuer = ISSUER + base
    const back = await choose()
    expect([back.get('state'), back.get('iss'), back.get('error')]).toEqual([
      'a state',
      issuer,
      null,
    ])
    const answer = await exchange(back.get('code'))
    expect([answer.statusCode, answer.headers['cache-control']]).toEqual([200, 'no-store'])
    const { id_token: token } = answer.json<{ id_token: string }>()
    const { keys } = (await app.inject(`${base}/jwks`)).json<{ keys: JsonWebKey[] }>()
    const [key = {}] = keys
    expect(part(token, 0)).toEqual({ alg, typ: 'JWT', kid: key['kid'] })
    const iat = NOON.getTime() / 1000
    expect(part(token, 1)).toEqual({
      iss: issuer,
      aud: client.id,
      nonce: 'a nonce',
      sub: 'sandbox-minh',
      name: 'Minh Bạch',
      email: 'minh@people.example',
      email_verified: true,
      locale: 'vi-VN',
      iat,
      auth_time: iat,
      exp: iat + 300,
    })
    const [head, claims, signature = ''] = token.split('.')
    const isSigned = (signed: string) =>
      verify(
        'sha256',
        Buffer.from(signed),
        { key: createPublicKey({ key, format: 'jwk' }), dsaEncoding: 'ieee-p1363' },
        Buffer.from(signature, 'base64url'),
      )
    expect(isSigned(`${head}.${claims}`)).toBe(true)
    expect(isSigned(`${head}.${claims}x`)).toBe(false)
  })

  test.each([
    ['/jwks', 'alg crv kid kty use x y'],
    ['/rs256/jwks', 'alg e kid kty n use'],
  ])('%s lists one key, and only its public half', async (path, parts) => {
    const { app } = setUp()
    const { keys } = (await app.inject(path)).json<{ keys: JsonWebKey[] }>()
    expect(keys).toHaveLength(1)
    expect(Object.keys(keys[0] ?? {}).toSorted()).toEqual(parts.split(' '))
  })

  test('one issuer does not take a code of the other', async () => {
    const { choose, exchange } = setUp()
    const code = (await choose()).get('code')
    expect((await exchange(code, {}, undefined, '/rs256/token')).statusCode).toBe(400)
    expect((await exchange(code)).statusCode).toBe(200)
  })

  test('one who cancels, or is nobody we know, comes back with access_denied', async () => {
    const { choose } = setUp()
    for (const person of ['', 'sandbox-eve']) {
      const back = await choose(person)
      expect([back.get('error'), back.get('state')]).toEqual(['access_denied', 'a state'])
      expect(back.has('code')).toBe(false)
    }
  })
})

describe('what is published', () => {
  test.each([
    ['', 'ES256'],
    ['/rs256', 'RS256'],
  ])('the issuer at "%s" offers one answer, one challenge and %s', async (base, algorithm) => {
    const { app } = setUp()
    const answer = await app.inject(`${base}/.well-known/openid-configuration`)
    const issuer = ISSUER + base
    expect(answer.json()).toMatchObject({
      issuer,
      authorization_endpoint: `${issuer}/authorize`,
      token_endpoint: `${issuer}/token`,
      jwks_uri: `${issuer}/jwks`,
      response_types_supported: ['code'],
      id_token_signing_alg_values_supported: [algorithm],
      code_challenge_methods_supported: ['S256'],
      token_endpoint_auth_methods_supported: ['client_secret_basic'],
    })
    expect(answer.body).not.toMatch(/none|plain|HS256/)
  })
})

describe('asking', () => {
  test.each(['', '/rs256'])('the form of "%s" leads back to its own issuer', async (base) => {
    expect((await setUp(base).ask()).body).toContain(`action="${base}/authorize"`)
  })

  test('shows three people and a way out, and forgets what stood beside the request', async () => {
    const { ask } = setUp()
    const answer = await ask({ person: 'sandbox-mei', state: '"><script>alert(1)</script>' })
    expect(answer.statusCode).toBe(200)
    expect(answer.body.match(/name="person"/g)).toHaveLength(4)
    expect(answer.body).not.toContain('<script>alert')
    expect(answer.headers['content-security-policy']).toContain(
      "form-action 'self' http://oriel.localhost:3000;",
    )
  })

  test.each([
    ['another client', { client_id: 'other' }],
    ['no address', { redirect_uri: undefined }],
    ['a longer address', { redirect_uri: `${REDIRECT}/x` }],
    ['an address with a query', { redirect_uri: `${REDIRECT}?x=1` }],
    ['another host', { redirect_uri: 'http://evil.example/authCallback' }],
    ['another scheme', { redirect_uri: 'javascript:alert(1)' }],
  ])('%s is led nowhere', async (_, changes) => {
    const { ask } = setUp()
    const answer = await ask(changes)
    expect([answer.statusCode, answer.headers.location]).toEqual([400, undefined])
  })

  test.each([
    ['a token at once', { response_type: 'id_token' }, 'unsupported_response_type'],
    ['no openid', { scope: 'email' }, 'invalid_scope'],
    ['no state', { state: undefined }, 'invalid_request'],
    ['no nonce', { nonce: '' }, 'invalid_request'],
    ['no challenge', { code_challenge: undefined }, 'invalid_request'],
    ['a plain challenge', { code_challenge_method: 'plain' }, 'invalid_request'],
    ['a short challenge', { code_challenge: 'abc' }, 'invalid_request'],
    [
      'an unsigned request inside',
      { request: 'eyJhbGciOiJub25lIn0.e30.' },
      'request_not_supported',
    ],
  ])('%s comes back with its fault', async (_, changes, error) => {
    const { ask, choose } = setUp()
    const asked = new URL(String((await ask(changes)).headers.location)).searchParams
    expect([asked.get('error'), asked.get('iss')]).toEqual([error, ISSUER])
    // The form is no way around it.
    const chosen = await choose('sandbox-minh', changes)
    expect([chosen.get('error'), chosen.has('code')]).toEqual([error, false])
  })

  test('a parameter given twice is not believed', async () => {
    const { app, usual } = setUp()
    const twice = `${new URLSearchParams(usual)}&redirect_uri=http%3A%2F%2Fevil.example`
    expect((await app.inject(`/authorize?${twice}`)).statusCode).toBe(400)
  })
})

describe('exchanging a code', () => {
  const INVALID = { error: 'invalid_grant' }

  test('works once: the second time it is refused, by whomever it comes', async () => {
    const { choose, exchange } = setUp()
    const code = (await choose()).get('code')
    expect((await exchange(code)).statusCode).toBe(200)
    const again = await exchange(code)
    expect([again.statusCode, again.json()]).toEqual([400, INVALID])
  })

  test('of twenty at once one gets a token', async () => {
    const { choose, exchange } = setUp()
    const code = (await choose()).get('code')
    const answers = await Promise.all(Array.from({ length: 20 }, () => exchange(code)))
    expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1)
  })

  test.each([
    ['another verifier', { code_verifier: 'x'.repeat(43) }],
    ['no verifier', { code_verifier: undefined }],
    ['another address', { redirect_uri: 'http://second.localhost:3000/authCallback' }],
    ['no address', { redirect_uri: undefined }],
  ])('%s is refused, and the code is spent', async (_, changes) => {
    const { choose, exchange } = setUp()
    const code = (await choose()).get('code')
    expect((await exchange(code, changes)).json()).toEqual(INVALID)
    expect((await exchange(code)).json()).toEqual(INVALID)
  })

  test('a code lives for less than a minute', async () => {
    const { choose, exchange, pass } = setUp()
    const [early, late] = [(await choose()).get('code'), (await choose()).get('code')]
    pass(59_999)
    expect((await exchange(early)).statusCode).toBe(200)
    pass(1)
    expect((await exchange(late)).json()).toEqual(INVALID)
  })

  test('an unknown code and another kind of grant are refused', async () => {
    const { exchange } = setUp()
    expect((await exchange('x'.repeat(43))).json()).toEqual(INVALID)
    const other = await exchange('x', { grant_type: 'password' })
    expect(other.json()).toEqual({ error: 'unsupported_grant_type' })
  })

  test('nobody but the client may try, and a try by others does not spend the code', async () => {
    const { choose, exchange, basic } = setUp()
    const code = (await choose()).get('code')
    const strangers = [basic('other'), basic(client.id, 'guess'), { authorization: '' }]
    for (const headers of strangers) {
      const answer = await exchange(code, {}, headers)
      expect([answer.statusCode, answer.json()]).toEqual([401, { error: 'invalid_client' }])
      expect(answer.headers['www-authenticate']).toContain('Basic')
    }
    const inForm = { client_id: client.id, client_secret: client.secret }
    expect((await exchange(code, inForm, { authorization: '' })).statusCode).toBe(401)
    expect((await exchange(code)).statusCode).toBe(200)
  })
})
