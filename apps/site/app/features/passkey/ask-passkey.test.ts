import { afterEach, describe, expect, test, vi } from 'vitest'
import {
  addPasskey,
  OFFER_ANEW_MS,
  offerPasskey,
  provePasskey,
  signInWithPasskey,
} from './ask-passkey.ts'
import {
  CREDENTIAL,
  KEPT,
  passkeyWorld,
  refusal,
  refusing,
  SIGNED_IN,
  waiting,
} from './testing/passkey-world.ts'

const open = () => new AbortController().signal
const taken = async () => CREDENTIAL
const LOGIN = ['/api/login/passkey/options', '/api/login/passkey']

afterEach(() => {
  vi.restoreAllMocks()
})

/** What devices say no with, by the names WebAuthn gives it. */
const SAID_NO = [
  ['NotAllowedError', 'cancelled'],
  ['AbortError', 'cancelled'],
  ['InvalidStateError', 'already_here'],
  ['SecurityError', 'impossible'],
  ['NotSupportedError', 'impossible'],
] as const

describe('signing in by the button', () => {
  test('sends what the device signed, and says what it comes from', async () => {
    const { world, seen, asked, paths } = passkeyWorld(taken)
    expect(await signInWithPasskey(world, open())).toEqual({ ok: true, value: SIGNED_IN })
    expect(paths()).toEqual(LOGIN)
    expect(asked).toMatchObject([{ publicKey: { rpId: 'oriel.example' } }])
    expect(asked[0]).not.toHaveProperty('mediation')
    expect(seen[1]?.body).toMatchObject({
      browser: 'Chrome 142',
      credential: { id: 'Zm9v', type: 'public-key', response: { userHandle: 'Zm9v' } },
    })
  })

  test.each(SAID_NO)('a device that says %s: %s', async (name, reason) => {
    const { world, paths } = passkeyWorld(refusing(name))
    const tried = await signInWithPasskey(world, open())
    expect(tried).toEqual({ ok: false, reason, message: null })
    expect(paths()).toEqual(LOGIN.slice(0, 1))
  })

  test('a key nobody knows is forgotten by its device, others are not', async () => {
    const unknown = passkeyWorld(taken, { '/api/login/passkey': refusal(101) })
    const tried = await signInWithPasskey(unknown.world, open())
    expect(tried).toEqual({ ok: false, reason: 'passkey_unknown', message: 'a sentence' })
    expect(unknown.forgotten).toEqual(['oriel.example Zm9v'])
    const frozen = passkeyWorld(taken, { '/api/login/passkey': refusal(103) })
    expect(await signInWithPasskey(frozen.world, open())).toMatchObject({
      reason: 'account_frozen',
    })
    expect(frozen.forgotten).toEqual([])
  })

  test('without options the device is not asked', async () => {
    const { world, asked } = passkeyWorld(taken, { '/api/login/passkey/options': refusal(429) })
    const tried = await signInWithPasskey(world, open())
    expect(tried).toMatchObject({ reason: 'too_many_requests', message: 'a sentence' })
    expect(asked).toEqual([])
  })
})

describe('the offer', () => {
  test('waits among what the browser fills in, and signs in with what is taken', async () => {
    const { world, asked } = passkeyWorld(taken)
    expect(await offerPasskey(world, open())).toEqual({ ok: true, value: SIGNED_IN })
    expect(asked).toMatchObject([{ mediation: 'conditional' }])
  })

  test('ends without a word when the window closes', async () => {
    const { world, paths } = passkeyWorld(waiting)
    const closing = new AbortController()
    const offered = offerPasskey(world, closing.signal)
    await vi.waitFor(() => expect(paths()).toHaveLength(1))
    closing.abort()
    expect(await offered).toBeNull()
    expect(paths()).toEqual(LOGIN.slice(0, 1))
  })

  test('is made anew before its challenge is over', async () => {
    const soon = new AbortController()
    const times = [soon.signal]
    vi.spyOn(AbortSignal, 'timeout').mockImplementation((ms) =>
      ms === OFFER_ANEW_MS ? (times.shift() ?? open()) : open(),
    )
    const { world, asked } = passkeyWorld((options) =>
      asked.length === 1 ? waiting(options) : taken(),
    )
    const offered = offerPasskey(world, open())
    await vi.waitFor(() => expect(asked).toHaveLength(1))
    soon.abort()
    expect(await offered).toEqual({ ok: true, value: SIGNED_IN })
    expect(asked).toHaveLength(2)
  })

  test.each(SAID_NO.map(([name]) => name))('a device that says %s is not heard', async (name) => {
    const { world, asked } = passkeyWorld(refusing(name))
    expect(await offerPasskey(world, open())).toBeNull()
    expect(asked).toHaveLength(1)
  })

  test('nobody hears that it could not be made, but why a key that was used failed', async () => {
    const none = passkeyWorld(taken, { '/api/login/passkey/options': refusal(429) })
    expect(await offerPasskey(none.world, open())).toBeNull()
    const failed = passkeyWorld(taken, { '/api/login/passkey': refusal(105) })
    expect(await offerPasskey(failed.world, open())).toMatchObject({ reason: 'passkey_expired' })
  })
})

describe('adding a key', () => {
  test('says the password, makes the key and sends it', async () => {
    const { world, seen, paths } = passkeyWorld(taken)
    const tried = await addPasskey(world, 'my password', open())
    expect(tried).toMatchObject({ ok: true, value: { id: KEPT.id, label: KEPT.label } })
    expect(paths()).toEqual(['/api/member/passkey/options', '/api/member/passkey/add'])
    expect(seen[0]?.body).toEqual({ password: 'my password' })
    expect(seen[1]?.body).toMatchObject({ credential: { response: { attestationObject: 'Zm9v' } } })
  })

  test.each(SAID_NO)('a device that says %s: %s', async (name, reason) => {
    const { world, paths } = passkeyWorld(refusing(name))
    expect(await addPasskey(world, 'x', open())).toEqual({ ok: false, reason, message: null })
    expect(paths()).toHaveLength(1)
  })

  test('a wrong password asks the device for nothing', async () => {
    const { world, asked } = passkeyWorld(taken, { '/api/member/passkey/options': refusal(101) })
    const tried = await addPasskey(world, 'x', open())
    expect(tried).toEqual({ ok: false, reason: 'password_wrong', message: 'a sentence' })
    expect(asked).toEqual([])
  })
})

test('S3: a key proves who is signed in; a refusal is said in the server’s words', async () => {
  const { world, paths } = passkeyWorld(taken)
  expect(await provePasskey(world, open())).toMatchObject({ ok: true })
  expect(paths()).toEqual(['/api/member/passkey/proof_options', '/api/member/passkey/prove'])
  const refused = passkeyWorld(taken, { '/api/member/passkey/prove': refusal(101) })
  const tried = await provePasskey(refused.world, open())
  expect(tried).toEqual({ ok: false, reason: 'passkey_failed', message: 'a sentence' })
  const cancelled = passkeyWorld(refusing('NotAllowedError'))
  expect(await provePasskey(cancelled.world, open())).toMatchObject({ reason: 'cancelled' })
})
