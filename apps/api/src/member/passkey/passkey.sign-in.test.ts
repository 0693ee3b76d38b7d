import { generateKeyPairSync } from 'node:crypto'
import {
  passkeyLoginCall,
  passkeyLoginOptionsCall,
  removePasskeyCall,
} from '@oriel/contract/member/passkey'
import { realtimeTicketCall } from '@oriel/contract/member/realtime'
import { CAST_PASSWORD, ORIEL, SECOND } from '@oriel/dev-world/cast'
import type { MemberId, SiteId } from '@oriel/core/id'
import { listRefusals } from '@oriel/domain/audit'
import { setSwitch } from '@oriel/domain/testing/switches'
import { confirmTotp, codeAt, startTotp, stepOf } from '@oriel/domain/totp'
import { testKeys } from '@oriel/keys/testing/test-keys'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { Trick } from '../../testing/authenticator.ts'
import { fromBase32 } from '../../testing/base32.ts'
import { dataOf, keyOwner, loginOptions, type KeyOwner } from '../../testing/key-owner.ts'
import {
  code,
  openDoor,
  SITE_ONE,
  SITE_TWO,
  type OpenDoor,
  type Said,
} from '../../testing/open-door.ts'
import { everyReason } from '../../testing/provoke.ts'
import { DEVICE, signInSteps, type Visitor } from '../../testing/visitor.ts'

const MINUTE_MS = 60_000

let door: OpenDoor
let steps: ReturnType<typeof signInSteps>
beforeAll(async () => {
  door = await openDoor()
  steps = signInSteps(door)
})
afterAll(() => door.close())
beforeEach(async () => {
  // Long enough that nothing tried before is counted any more.
  door.wait(60 * MINUTE_MS)
  await door.database.rows.deleteFrom('passkeys').execute()
})

const withKey = async (account = 'sophia'): Promise<KeyOwner> => {
  const owner = await keyOwner(door, account)
  dataOf(await owner.add())
  return owner
}
/** Signs in with the device of an owner, at any browser. */
const signIn = async ({ device }: KeyOwner, visitor: Visitor, trick: Trick = {}): Promise<Said> => {
  const credential = device.get(await loginOptions(visitor), trick)
  return visitor.say(passkeyLoginCall, { credential, ...DEVICE })
}
const logins = (memberId: MemberId | null) =>
  door.database.rows
    .selectFrom('audit_events')
    .select(['refused', 'ip', 'facts'])
    .where('member_id', 'is not distinct from', memberId)
    .where('kind', '=', 'login')
    .orderBy('id', 'desc')
    .execute()
const refusals = (memberId: MemberId) => listRefusals(door.database.rows, memberId, 9)
const keptCounter = async (id: string): Promise<bigint> =>
  (
    await door.database.rows
      .selectFrom('passkeys')
      .select('counter')
      .where('id', '=', id)
      .executeTakeFirstOrThrow()
  ).counter

describe('signing in with a passkey', () => {
  test('needs no account and no password, and answers like every sign-in', async () => {
    const owner = await withKey()
    const visitor = steps.visitor({ from: '203.0.113.77' })
    const said = await signIn(owner, visitor)
    expect(said.body.data).toEqual({
      member_id: owner.member.id,
      member_account: 'sophia',
      member_currency: 'USD',
      token: expect.stringMatching(/^[\w-]{43}$/),
    })
    expect(code(await visitor.say(realtimeTicketCall))).toBe('100')
    // The session the key was added in has ended, as with any other sign-in.
    expect((await owner.say(realtimeTicketCall)).status).toBe(401)
    expect((await logins(owner.member.id))[0]).toMatchObject({
      refused: null,
      ip: '203.0.113.77',
      facts: { opened_with: 'passkey', device: 'Chrome, Linux' },
    })
    const kept = await door.database.rows.selectFrom('passkeys').selectAll().execute()
    expect(kept).toMatchObject([{ id: owner.device.id, counter: 1n, used_at: door.now() }])
  })

  test('offers the keys of this host without asking for an account', async () => {
    const options = await loginOptions(steps.visitor())
    expect(options).toEqual({
      rpId: SITE_ONE,
      challenge: expect.stringMatching(/^[\w-]{43}$/),
      timeout: 5 * MINUTE_MS,
      userVerification: 'required',
    })
  })

  test('a passkey sign-in does not ask for the authenticator code as well', async () => {
    const owner = await withKey()
    const { rows } = door.database
    const { id } = owner.member
    const begun = await startTotp(rows, testKeys, { id, account: 'sophia', issuer: 'x' })
    const secret = fromBase32(begun.ok ? begun.value.secret : '')
    const first = codeAt(secret, stepOf(door.now()))
    expect(await confirmTotp(rows, testKeys, id, first, door.now())).toBe(true)
    expect(code(await steps.visitor().login('sophia'))).toBe('107')
    expect(code(await signIn(owner, steps.visitor()))).toBe('100')
    await rows.deleteFrom('member_totps').execute()
  })

  test('[A62] takes the origin from forwarded headers of our own proxy only', async () => {
    const owner = await withKey()
    const forwarded = { 'x-forwarded-host': `${SITE_ONE}:8443`, 'x-forwarded-proto': 'https' }
    const origin = `https://${SITE_ONE}:8443`
    const edge = () => steps.visitor({ from: '127.0.0.1', headers: forwarded })
    expect(code(await signIn(owner, edge(), { origin }))).toBe('100')
    expect(code(await signIn(owner, edge()))).toBe('104')
    const anybody = steps.visitor({ headers: forwarded })
    expect(code(await signIn(owner, anybody, { origin }))).toBe('104')
  })

  test('the same answer signs in once, of twenty at once', async () => {
    const owner = await withKey()
    const credential = owner.device.get(await loginOptions(steps.visitor()))
    const visitors = Array.from({ length: 20 }, () => steps.visitor())
    const said = await Promise.all(visitors.map((one) => one.say(passkeyLoginCall, { credential })))
    expect(said.map(code).filter((one) => one === '100')).toHaveLength(1)
    expect(said.map(code).filter((one) => one === '105')).toHaveLength(19)
  })
})

describe('an answer is refused', () => {
  const stranger = generateKeyPairSync('ec', { namedCurve: 'P-256' }).privateKey

  test.each<[string, Trick]>([
    ['from another page', { origin: 'http://evil.localhost' }],
    ['from another port', { origin: `http://${SITE_ONE}:8443` }],
    ['over another protocol', { origin: `https://${SITE_ONE}` }],
    ['from a page inside another one', { crossOrigin: true }],
    ['for another host', { rpId: SITE_TWO }],
    ['when nobody was there', { isPresent: false }],
    ['when nobody proved who they are', { isVerified: false }],
    ['signed with another key', { signedWith: stranger }],
    ['with a bit of its signature changed', { tamper: 'signature' }],
    ['with a bit of what was signed changed', { tamper: 'authenticatorData' }],
    ['with a bit of what the browser said changed', { tamper: 'clientDataJSON' }],
    ['in the name of another member', { userHandle: Buffer.alloc(16).toString('base64url') }],
    ['of a key that was made, not used', { type: 'webauthn.create' }],
  ])('%s', async (_what, trick) => {
    const owner = await withKey()
    const visitor = steps.visitor()
    expect(code(await signIn(owner, visitor, trick))).toBe('104')
    expect(visitor.secrets()).toEqual({ token: '', binding: '' })
    expect(await keptCounter(owner.device.id)).toBe(0n)
    // The right one still works.
    expect(code(await signIn(owner, steps.visitor()))).toBe('100')
  })

  test('of a copied key: its counter stands still or goes back, and that is written down', async () => {
    const owner = await withKey()
    expect(code(await signIn(owner, steps.visitor(), { counter: 7 }))).toBe('100')
    for (const counter of [7, 6, 1, 0]) {
      expect(code(await signIn(owner, steps.visitor(), { counter }))).toBe('104')
      expect((await refusals(owner.member.id))[0]).toMatchObject({
        refused: 'passkey_failed',
        facts: { copied: true },
      })
      expect(await keptCounter(owner.device.id)).toBe(7n)
    }
    expect(code(await signIn(owner, steps.visitor(), { counter: 8 }))).toBe('100')
  })

  test('a forged answer with an old counter does not look like a copied key', async () => {
    const owner = await withKey()
    await signIn(owner, steps.visitor(), { counter: 7 })
    const forged = { counter: 6, signedWith: stranger }
    expect(code(await signIn(owner, steps.visitor(), forged))).toBe('104')
    expect((await refusals(owner.member.id))[0]?.facts).not.toHaveProperty('copied')
  })

  test('but not for a counter of zero, which keys on several devices always send', async () => {
    const owner = await withKey()
    for (let times = 0; times < 2; times += 1) {
      expect(code(await signIn(owner, steps.visitor(), { counter: 0 }))).toBe('100')
    }
  })

  test('with a challenge that was used, of another site, or for adding a key', async () => {
    const owner = await withKey()
    const visitor = steps.visitor()
    const options = await loginOptions(visitor)
    const failing = owner.device.get(options, { isVerified: false })
    expect(code(await visitor.say(passkeyLoginCall, { credential: failing }))).toBe('104')
    const { challenge: elsewhere } = await loginOptions(steps.visitor({ host: SITE_TWO }))
    const { challenge: forAdding } = await owner.options()
    for (const challenge of [options.challenge, elsewhere, forAdding]) {
      const credential = owner.device.get({ ...options, challenge })
      expect(code(await steps.visitor().say(passkeyLoginCall, { credential }))).toBe('105')
    }
  })

  test('of a key that was removed, and of one that belongs to another site', async () => {
    const owner = await withKey()
    const there = steps.visitor({ host: SITE_TWO })
    // As if a browser let itself be talked into using the key elsewhere.
    const said = await signIn(owner, there, { origin: `http://${SITE_TWO}` })
    expect(code(said)).toBe('101')
    const { id } = owner.device
    expect(code(await owner.say(removePasskeyCall, { id, password: CAST_PASSWORD }))).toBe('100')
    expect(code(await signIn(owner, steps.visitor()))).toBe('101')
  })
})

test('challenges are not handed out without end to one address', async () => {
  const visitor = steps.visitor()
  const said = []
  for (let count = 0; count < 121; count += 1) said.push(await visitor.say(passkeyLoginOptionsCall))
  expect(said.slice(0, 120).every((one) => code(one) === '100')).toBe(true)
  expect(said.at(-1)?.status).toBe(429)
})

const stateOf = async (owner: KeyOwner, change: { state?: string; must_verify?: boolean }) => {
  const update = door.database.rows.updateTable('members').set(change)
  await update.where('id', '=', owner.member.id).execute()
}
/** While a member is in a state; it is theirs no longer than this. */
async function whenMemberIs(change: { state?: string; must_verify?: boolean }): Promise<Said> {
  const owner = await withKey()
  await stateOf(owner, change)
  const said = await signIn(owner, steps.visitor())
  await stateOf(owner, { state: 'open', must_verify: false })
  return said
}
const madeUp = (visitor: Visitor, owner: KeyOwner) =>
  signIn(owner, visitor, {
    signedWith: generateKeyPairSync('ec', { namedCurve: 'P-256' }).privateKey,
  })

everyReason(passkeyLoginCall, {
  passkey_unknown: async () => {
    const owner = await withKey()
    await door.database.rows.deleteFrom('passkeys').execute()
    return signIn(owner, steps.visitor())
  },
  account_disabled: () => whenMemberIs({ state: 'disabled' }),
  account_frozen: () => whenMemberIs({ state: 'frozen' }),
  transfer_verification: () => whenMemberIs({ must_verify: true }),
  site_closed: async () => {
    const owner = await withKey()
    const { site_id } = await door.database.rows
      .selectFrom('members')
      .select('site_id')
      .where('id', '=', owner.member.id)
      .executeTakeFirstOrThrow()
    const set = (to: 'off' | 'on') =>
      setSwitch(door.database, site_id as SiteId, { scope: 'site', key: '' }, to)
    await set('off')
    const said = await signIn(owner, steps.visitor())
    await set('on')
    return said
  },
  passkey_failed: async () => madeUp(steps.visitor(), await withKey()),
  passkey_expired: async () => {
    const owner = await withKey()
    const visitor = steps.visitor()
    const credential = owner.device.get(await loginOptions(visitor))
    door.wait(5 * MINUTE_MS)
    return visitor.say(passkeyLoginCall, { credential })
  },
  network_not_allowed: async () => {
    const owner = await withKey()
    const network = { member_id: owner.member.id, network: '192.0.2.0/24' }
    await door.database.rows.insertInto('member_networks').values(network).execute()
    expect(code(await signIn(owner, steps.visitor({ from: '192.0.2.9' })))).toBe('100')
    const said = await signIn(owner, steps.visitor())
    await door.database.rows.deleteFrom('member_networks').execute()
    return said
  },
  country_closed: async () => {
    const { rows } = door.database
    const site = rows.selectFrom('sites').select('flags').where('id', '=', SECOND)
    const { flags } = await site.executeTakeFirstOrThrow()
    const setFlags = (to: unknown) =>
      rows
        .updateTable('sites')
        .set({ flags: JSON.stringify(to) })
        .where('id', '=', SECOND)
        .execute()
    await setFlags({ closedCountries: ['US'] })
    // Another door, which has not read the site yet.
    const beside = signInSteps(door.beside((bindings) => bindings))
    const visitor = beside.visitor({ host: SITE_TWO, from: '8.8.8.8' })
    const said = await signIn(await withKey(), visitor)
    await setFlags(flags)
    return said
  },
  network_closed: async () => {
    const network = { site_id: ORIEL, network: '198.18.0.0/15' }
    await door.database.rows.insertInto('closed_networks').values(network).execute()
    return signIn(await withKey(), steps.visitor({ from: '198.18.3.3' }))
  },
  login_too_often: async () => {
    const owner = await withKey()
    const from = '203.0.113.99'
    for (let tries = 0; tries < 5; tries += 1) await madeUp(steps.visitor({ from }), owner)
    // Elsewhere its owner still gets in.
    expect(code(await signIn(owner, steps.visitor()))).toBe('100')
    return signIn(owner, steps.visitor({ from }))
  },
})
