import {
  addPasskeyCall,
  passkeyListCall,
  passkeyOptionsCall,
  removePasskeyCall,
} from '@oriel/contract/member/passkey'
import { CAST_PASSWORD, SECOND } from '@oriel/dev-world/cast'
import { listRefusals } from '@oriel/domain/audit'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { dataOf, keyOwner, loginOptions, type KeyOwner } from '../../testing/key-owner.ts'
import type { Trick } from '../../testing/authenticator.ts'
import { memberSteps, type MemberSteps } from '../../testing/member-steps.ts'
import { code, openDoor, SITE_ONE, SITE_TWO, type OpenDoor } from '../../testing/open-door.ts'
import { everyReason } from '../../testing/provoke.ts'

const MINUTE_MS = 60_000

let door: OpenDoor
let letters: MemberSteps['letters']
beforeAll(async () => {
  door = await openDoor()
  letters = memberSteps(door).letters
})
afterAll(() => door.close())
beforeEach(async () => {
  // Long enough that nothing tried before is counted any more.
  door.wait(60 * MINUTE_MS)
  await door.database.rows.deleteFrom('passkeys').execute()
})

const keysOf = async (owner: KeyOwner) =>
  dataOf<typeof passkeyListCall>(await owner.say(passkeyListCall)).list
const lastAudit = ({ member }: KeyOwner) =>
  door.database.rows
    .selectFrom('audit_events')
    .select(['kind', 'refused', 'facts'])
    .where('member_id', '=', member.id)
    .orderBy('id', 'desc')
    .executeTakeFirst()

const refusals = ({ member }: KeyOwner) => listRefusals(door.database.rows, member.id, 9)

describe('adding a passkey', () => {
  test('asks for a key that stays on the device, for this host alone, and its owner’s proof', async () => {
    const owner = await keyOwner(door, 'sophia')
    const options = await owner.options()
    expect(options).toMatchObject({
      rp: { id: SITE_ONE, name: 'Oriel' },
      user: { name: 'sophia', displayName: 'sophia' },
      attestation: 'none',
      timeout: 5 * MINUTE_MS,
      excludeCredentials: [],
      authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
    })
    expect(options.pubKeyCredParams.map(({ alg }) => alg)).toEqual([-8, -7, -257])
    expect(Buffer.from(options.challenge, 'base64url')).toHaveLength(32)
    // Whoever looks at the device's list of keys learns nothing of the member from it.
    expect(options.user.id).not.toContain('sophia')
    const kept = await door.database.rows.selectFrom('passkey_challenges').selectAll().execute()
    expect(kept.map((row) => row.challenge_hash.toString('base64url'))).not.toContain(
      options.challenge,
    )
  })

  test('keeps it under the name of the device, tells the member, and writes it down', async () => {
    const owner = await keyOwner(door, 'sophia')
    await letters()
    const { passkey } = dataOf<typeof addPasskeyCall>(await owner.add())
    expect(passkey).toMatchObject({ id: owner.device.id, label: 'Chrome, Android', used_at: null })
    expect(await keysOf(owner)).toEqual([passkey])
    expect(await lastAudit(owner)).toMatchObject({
      kind: 'passkey_added',
      refused: null,
      facts: { label: 'Chrome, Android' },
    })
    const arrived = await letters()
    expect(arrived.map(({ to }) => to)).toEqual(['sophia@example.com', '+12025550143'])
    for (const { text } of arrived) expect(text).toContain('a passkey was added to your account')
  })

  test('the next one is not made on a device that has one', async () => {
    const owner = await keyOwner(door, 'sophia')
    await owner.add()
    const { excludeCredentials } = await owner.options()
    expect(excludeCredentials).toEqual([
      { type: 'public-key', id: owner.device.id, transports: ['internal'] },
    ])
  })

  test.each<[string, Trick]>([
    ['from another page', { origin: 'http://evil.localhost' }],
    ['from another port', { origin: `http://${SITE_ONE}:8443` }],
    ['over another protocol', { origin: `https://${SITE_ONE}` }],
    ['from a page inside another one', { crossOrigin: true }],
    ['for another host', { rpId: SITE_TWO }],
    ['nobody was there', { isPresent: false }],
    ['nobody proved who they are', { isVerified: false }],
    ['of a key that was used, not made', { type: 'webauthn.get' }],
  ])('is refused: %s', async (_what, trick) => {
    const owner = await keyOwner(door, 'sophia')
    expect(code(await owner.add(trick))).toBe('101')
    expect(await keysOf(owner)).toEqual([])
    expect(await refusals(owner)).toContainEqual(
      expect.objectContaining({ kind: 'passkey_added', refused: 'passkey_failed' }),
    )
  })

  test('a challenge is good once, also for an answer that failed', async () => {
    const owner = await keyOwner(door, 'sophia')
    const options = await owner.options()
    const failing = owner.device.create(options, { isVerified: false })
    expect(code(await owner.say(addPasskeyCall, { credential: failing }))).toBe('101')
    const right = owner.device.create(options)
    expect(code(await owner.say(addPasskeyCall, { credential: right }))).toBe('102')
    expect(await keysOf(owner)).toEqual([])
  })

  test('a challenge is valid only for its member, its site and its purpose', async () => {
    const owner = await keyOwner(door, 'sophia')
    const other = await keyOwner(door, 'meilin')
    const elsewhere = await keyOwner(door, 'lanhuong', { siteId: SECOND, host: SITE_TWO })
    const options = await owner.options()
    const { challenge: ofOther } = await other.options()
    const { challenge: ofSite } = await elsewhere.options()
    const { challenge: ofLogin } = await loginOptions(owner)
    for (const challenge of [ofOther, ofSite, ofLogin]) {
      const credential = owner.device.create(options, { challenge })
      expect(code(await owner.say(addPasskeyCall, { credential }))).toBe('102')
    }
    const stolen = other.device.create({ ...options })
    expect(code(await other.say(addPasskeyCall, { credential: stolen }))).toBe('102')
    const credential = owner.device.create(options)
    expect(code(await owner.say(addPasskeyCall, { credential }))).toBe('100')
  })

  test('there are at most ten, of three at once too', async () => {
    const owner = await keyOwner(door, 'sophia')
    await owner.add()
    await insertKeys(owner, 8)
    const answers = []
    for (let count = 0; count < 3; count += 1) {
      answers.push(owner.device.create(await owner.options()))
    }
    const said = await Promise.all(
      answers.map((credential) => owner.say(addPasskeyCall, { credential })),
    )
    expect(said.map(code).toSorted()).toEqual(['100', '103', '103'])
    expect(await keysOf(owner)).toHaveLength(10)
  })

  everyReason(passkeyOptionsCall, {
    password_wrong: async () =>
      (await keyOwner(door, 'sophia')).say(passkeyOptionsCall, { password: 'wrong1' }),
    password_too_often: async () => {
      const owner = await keyOwner(door, 'meilin')
      for (let tries = 0; tries < 5; tries += 1) await owner.say(passkeyOptionsCall)
      return owner.say(passkeyOptionsCall, { password: CAST_PASSWORD })
    },
    passkey_limit: async () => (await withTen('sophia')).owner.say(passkeyOptionsCall, RIGHT),
  })

  everyReason(addPasskeyCall, {
    passkey_failed: async () => (await keyOwner(door, 'sophia')).add({ isVerified: false }),
    passkey_expired: async () => {
      const owner = await keyOwner(door, 'sophia')
      const credential = owner.device.create(await owner.options())
      door.wait(5 * MINUTE_MS)
      return owner.say(addPasskeyCall, { credential })
    },
    passkey_limit: async () => {
      const { owner, before } = await withTen('sophia')
      return owner.say(addPasskeyCall, { credential: owner.device.create(before) })
    },
    passkey_taken: async () => {
      const owner = await keyOwner(door, 'sophia')
      await owner.add()
      const other = await keyOwner(door, 'meilin')
      const credential = owner.device.create(await other.options(), {}, true)
      return other.say(addPasskeyCall, { credential })
    },
  })
})

const RIGHT = { password: CAST_PASSWORD }

async function insertKeys({ member }: KeyOwner, count: number): Promise<void> {
  const key = {
    site_id: member.siteId,
    member_id: member.id,
    public_key: Buffer.from('key'),
    counter: 0n,
    transports: [],
    label: 'x',
    created_at: door.now(),
  }
  const keys = Array.from({ length: count }, (_, at) => ({ ...key, id: `key-number-${at}` }))
  await door.database.rows.insertInto('passkeys').values(keys).execute()
}

/** Full by now, with options that were asked for while there was room. */
async function withTen(account: string) {
  const owner = await keyOwner(door, account)
  const before = await owner.options()
  await insertKeys(owner, 10)
  return { owner, before }
}

describe('removing a passkey', () => {
  test('takes the password, tells the member, and writes it down', async () => {
    const owner = await keyOwner(door, 'sophia')
    await owner.add()
    const { id } = owner.device
    expect(code(await owner.say(removePasskeyCall, { id, password: 'wrong1' }))).toBe('101')
    expect(await refusals(owner)).toContainEqual(
      expect.objectContaining({ kind: 'passkey_removed', refused: 'password_wrong' }),
    )
    expect(await keysOf(owner)).toHaveLength(1)
    expect(code(await owner.say(removePasskeyCall, { id, ...RIGHT }))).toBe('100')
    expect(await keysOf(owner)).toEqual([])
    expect(await lastAudit(owner)).toMatchObject({ kind: 'passkey_removed', refused: null })
    const texts = (await letters()).map(({ text }) => text)
    expect(texts.at(-1)).toContain('a passkey was removed from your account')
  })

  test('of another member is answered as unknown and changes nothing', async () => {
    const owner = await keyOwner(door, 'sophia')
    await owner.add()
    const other = await keyOwner(door, 'meilin')
    const { id } = owner.device
    expect(code(await other.say(removePasskeyCall, { id, ...RIGHT }))).toBe('103')
    expect(await keysOf(other)).toEqual([])
    expect(await door.database.rows.selectFrom('passkeys').select('id').execute()).toEqual([{ id }])
  })

  everyReason(removePasskeyCall, {
    password_wrong: async () =>
      (await keyOwner(door, 'sophia')).say(removePasskeyCall, { id: 'x', password: 'wrong1' }),
    password_too_often: async () => {
      const owner = await keyOwner(door, 'meilin')
      for (let tries = 0; tries < 5; tries += 1) await owner.say(removePasskeyCall, { id: 'x' })
      return owner.say(removePasskeyCall, { id: 'x', ...RIGHT })
    },
    passkey_unknown: async () =>
      (await keyOwner(door, 'sophia')).say(removePasskeyCall, { id: 'x', ...RIGHT }),
  })
})

test('every passkey call needs a signed-in member', async () => {
  for (const call of [passkeyOptionsCall, addPasskeyCall, passkeyListCall, removePasskeyCall]) {
    expect((await door.say(call)).status).toBe(401)
  }
})
