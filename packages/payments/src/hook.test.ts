import { generateKeyPairSync, sign } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { hmac } from './proof.ts'
import { openPaymentPort, STRANGER } from './testing/open-port.ts'

const NOW = new Date('2026-11-14T10:00:00Z')
const T = NOW.getTime() / 1_000
const pair = generateKeyPairSync('ed25519')
const publicKey = pair.publicKey.export({ format: 'jwk' }).x ?? ''
const SECRETS = { bridge: 'bridge secret', harbor: `api.${publicKey}`, quarry: 'quarry secret' }
type Name = keyof typeof SECRETS

const BODIES: Readonly<Record<Name, string>> = {
  bridge: '{"id":"e1","transfer":{"reference":"P1","state":"pending"}}',
  harbor:
    '{"id":"e1","items":[{"eventCode":"payout","status":"paid","pspReference":"x","merchantReference":"P1","amount":{"value":100,"currency":"USD"}}]}',
  quarry: '{"event":"e1","withdrawal":{"order_id":"P1","status":"confirmed"}}',
}

function headersOf(name: Name, body: string, time = T): Record<string, string> {
  if (name === 'bridge') {
    const digest = hmac('sha256', SECRETS.bridge, `${time}.${body}`).toString('hex')
    return { 'x-bridge-signature': `t=${time},v1=${'0'.repeat(64)},v1=${digest}` }
  }
  if (name === 'quarry') {
    return { 'x-quarry-signature': hmac('sha512', SECRETS.quarry, body).toString('hex') }
  }
  const signature = sign(null, Buffer.from(`${body}${time}`), pair.privateKey).toString('base64url')
  return { 'x-harbor-time': String(time), 'x-harbor-signature': signature }
}

const read = (name: Name, body: string | Uint8Array, headers: Record<string, string | string[]>) =>
  openPaymentPort(
    {
      dialect: name,
      url: 'http://provider.invalid',
      operator: 'oriel',
      keys: [STRANGER, { keyId: 'k', secret: SECRETS[name] }],
    },
    { now: () => NOW },
  ).readHook(typeof body === 'string' ? Buffer.from(body) : body, headers)

describe.each(['bridge', 'harbor', 'quarry'] as const)('a webhook of %s', (name) => {
  const body = BODIES[name]

  test('is proven with any of the keys', () => {
    expect(read(name, body, headersOf(name, body))).toMatchObject({
      kind: 'proven',
      event: { eventId: 'e1', news: [{ about: 'payout', reference: 'P1' }] },
    })
  })

  test('is not proven with another body, in another writing, or without its headers', () => {
    const headers = headersOf(name, body)
    expect(read(name, body.replace('P1', 'P2'), headers)).toBe('bad_signature')
    expect(read(name, body.replaceAll(':', ': '), headers)).toBe('bad_signature')
    expect(read(name, `${body}\n`, headers)).toBe('bad_signature')
    expect(read(name, body, {})).toBe('bad_signature')
  })

  test('with a header sent twice, cut or in another form is not proven', () => {
    const headers = headersOf(name, body)
    for (const [header, value] of Object.entries(headers)) {
      expect(read(name, body, { ...headers, [header]: [value, value] })).toBe('bad_signature')
      expect(read(name, body, { ...headers, [header]: value.slice(0, -1) })).toBe('bad_signature')
      expect(read(name, body, { ...headers, [header]: ` ${value}` })).toBe('bad_signature')
    }
  })

  test.each([
    ['a key twice', (text: string) => text.replace('{', '{"id":"e0","event":"e0",')],
    ['no JSON', (text: string) => text.slice(1)],
    ['another shape', () => '{"event":1}'],
    ['a list', () => '[]'],
  ])('rightly signed with %s is malformed', (_, change) => {
    const changed = change(body)
    expect(read(name, changed, headersOf(name, changed))).toBe('malformed')
  })

  test('rightly signed bytes that are no UTF-8 are malformed', () => {
    if (name !== 'quarry') return expect(name).toMatch(/bridge|harbor/)
    const raw = Buffer.concat([Buffer.from('{"event":"'), Buffer.from([0xff]), Buffer.from('"}')])
    const digest = hmac('sha512', SECRETS.quarry, raw).toString('hex')
    expect(read(name, raw, { 'x-quarry-signature': digest })).toBe('malformed')
  })
})

describe.each(['bridge', 'harbor'] as const)('the signed time of %s', (name) => {
  const body = BODIES[name]
  test.each([
    [-301, 'stale'],
    [-300, 'proven'],
    [0, 'proven'],
    [300, 'proven'],
    [301, 'stale'],
  ])('%i s from ours is %s', (seconds, wanted) => {
    const found = read(name, body, headersOf(name, body, T + seconds))
    expect(typeof found === 'string' ? found : found.kind).toBe(wanted)
  })

  test('changed without a new signature proves nothing', () => {
    const headers = headersOf(name, body)
    const later = Object.fromEntries(
      Object.entries(headers).map(([header, value]) => [
        header,
        value.replace(String(T), String(T + 1)),
      ]),
    )
    expect(read(name, body, later)).toBe('bad_signature')
  })
})
