import { passkeyProofCall, passkeyProofOptionsCall } from '@oriel/contract/member/passkey'
import { confirmTotpCall, startTotpCall } from '@oriel/contract/member/totp'
import { editProfileCall, profilePhoneCodeCall } from '@oriel/contract/member/profile'
import { handOverCall, proveCall, takeHandOverCall } from '@oriel/contract/member/session'
import { codeAt, stepOf } from '@oriel/domain/totp'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { fromBase32 } from '../../testing/base32.ts'
import { dataOf, keyOwner, loginOptions } from '../../testing/key-owner.ts'
import { memberSteps, type MemberSteps } from '../../testing/member-steps.ts'
import { code, openDoor, type OpenDoor } from '../../testing/open-door.ts'
import { everyReason } from '../../testing/provoke.ts'
import { signInSteps } from '../../testing/visitor.ts'
import { PASSWORD } from '../../testing/guarded-member.ts'

let door: OpenDoor
let steps: MemberSteps
beforeAll(async () => {
  door = await openDoor()
  steps = memberSteps(door)
})
afterAll(() => door.close())

const MINUTE_MS = 60_000

test('S3: sessions through hand-overs end twelve hours after the first sign-in', async () => {
  const sessions = signInSteps(door)
  let holder = sessions.visitor()
  expect(code(await holder.login('sophia'))).toBe('100')
  for (let halfHours = 1; halfHours < 48; halfHours += 1) {
    door.wait(15 * MINUTE_MS)
    const handed = await holder.say(handOverCall)
    const { enc } = handed.body.data as { enc: string }
    holder = sessions.visitor()
    expect(code(await holder.say(takeHandOverCall, { code: enc }))).toBe('100')
  }
  expect((await holder.ticket()).status).toBe(200)
  door.wait(15 * MINUTE_MS)
  expect((await holder.ticket()).status).toBe(401)
})

describe('S3: what protects an account takes a proof of the last five minutes', () => {
  const late = async () => {
    const anna = await steps.somebody({ personal: {} })
    door.wait(5 * MINUTE_MS)
    return anna
  }

  test.each([
    ['personal data', editProfileCall, { member_zalo: 'anna.zalo' }],
    ['a code to another phone', profilePhoneCodeCall, { member_phone: '2025550199' }],
    ['an authenticator app', confirmTotpCall, { code: '123456' }],
  ])('S3: %s', async (_what, call, body) => {
    const anna = await late()
    const refused = await anna.say(call, body)
    expect([refused.status, code(refused)]).toEqual([428, '428'])
    const soon = await steps.somebody({ personal: {} })
    door.wait(5 * MINUTE_MS - 1)
    expect((await soon.say(call, body)).status).toBe(200)
  })

  test('S3: a form that carries the password is that proof', async () => {
    const anna = await late()
    expect(code(await anna.say(startTotpCall, { password: PASSWORD }))).toBe('100')
    // It counts for what follows, too.
    expect((await anna.say(confirmTotpCall, { code: '000000' })).status).toBe(200)
  })
})

/** Somebody with an authenticator app, whose proof is too old. */
async function withApp() {
  const anna = await steps.somebody({ personal: {} })
  const started = await anna.say(startTotpCall, { password: PASSWORD })
  const { secret } = started.body.data as { secret: string }
  const codeNow = (later = 0) => codeAt(fromBase32(secret), stepOf(door.now()) + later)
  expect(code(await anna.say(confirmTotpCall, { code: codeNow() }))).toBe('100')
  door.wait(5 * MINUTE_MS)
  return { anna, codeNow }
}
const EDIT = { member_zalo: 'anna.zalo' }
const mayEdit = async ({ say }: Pick<Awaited<ReturnType<typeof withApp>>['anna'], 'say'>) =>
  (await say(editProfileCall, EDIT)).status === 200

describe('S3: a proof', () => {
  test('S3: by password or by a code opens what was refused, for five minutes', async () => {
    const { anna, codeNow } = await withApp()
    expect(await mayEdit(anna)).toBe(false)
    expect(code(await anna.say(proveCall, { password: 'wrong123' }))).toBe('101')
    expect(await mayEdit(anna)).toBe(false)
    expect(code(await anna.say(proveCall, { password: PASSWORD }))).toBe('100')
    expect(await mayEdit(anna)).toBe(true)
    door.wait(5 * MINUTE_MS)
    expect(await mayEdit(anna)).toBe(false)
    expect(code(await anna.say(proveCall, { code: codeNow() }))).toBe('100')
    expect(await mayEdit(anna)).toBe(true)
  })

  test('S3: by a passkey of the member, made for this proof', async () => {
    const owner = await keyOwner(door, 'sophia')
    expect(code(await owner.add())).toBe('100')
    const options = async () =>
      dataOf<typeof passkeyProofOptionsCall>(await owner.say(passkeyProofOptionsCall)).options
    door.wait(5 * MINUTE_MS)
    expect((await owner.say(editProfileCall, EDIT)).status).toBe(428)
    const credential = owner.device.get(await options())
    expect(code(await owner.say(passkeyProofCall, { credential }))).toBe('100')
    expect((await owner.say(editProfileCall, EDIT)).status).toBe(200)
    // Good once, and not with a challenge of the sign-in.
    expect(code(await owner.say(passkeyProofCall, { credential }))).toBe('102')
    const signIn = owner.device.get(await loginOptions(owner))
    expect(code(await owner.say(passkeyProofCall, { credential: signIn }))).toBe('102')
  })

  test('S3: by a key of somebody else proves nothing', async () => {
    const [owner, other] = [await keyOwner(door, 'minhkhoa'), await keyOwner(door, 'meilin')]
    expect(code(await other.add())).toBe('100')
    const asked = dataOf<typeof passkeyProofOptionsCall>(await owner.say(passkeyProofOptionsCall))
    const credential = other.device.get(asked.options)
    expect(code(await owner.say(passkeyProofCall, { credential }))).toBe('101')
  })

  test('S3: of a session goes along with a hand-over, and is not made new by it', async () => {
    const sessions = signInSteps(door)
    const first = sessions.visitor()
    await first.login('sophia')
    door.wait(5 * MINUTE_MS)
    const { enc } = (await first.say(handOverCall)).body.data as { enc: string }
    const second = sessions.visitor()
    expect(code(await second.say(takeHandOverCall, { code: enc }))).toBe('100')
    expect((await second.say(editProfileCall, EDIT)).status).toBe(428)
  })
})

everyReason(proveCall, {
  password_wrong: async () => (await steps.somebody()).say(proveCall, { password: 'wrong123' }),
  password_too_often: async () => {
    const anna = await steps.somebody()
    for (let tries = 0; tries < 5; tries += 1) await anna.say(proveCall, { password: 'wrong123' })
    return anna.say(proveCall, { password: PASSWORD })
  },
  totp_unset: async () => (await steps.somebody()).say(proveCall, { code: '123456' }),
  totp_wrong: async () => (await withApp()).anna.say(proveCall, { code: '000000' }),
  totp_used: async () => {
    const { anna, codeNow } = await withApp()
    await anna.say(proveCall, { code: codeNow() })
    return anna.say(proveCall, { code: codeNow() })
  },
})

everyReason(passkeyProofCall, {
  passkey_failed: async () => {
    const owner = await keyOwner(door, 'sophia')
    await owner.add()
    const asked = dataOf<typeof passkeyProofOptionsCall>(await owner.say(passkeyProofOptionsCall))
    const credential = owner.device.get(asked.options, { tamper: 'signature' })
    return owner.say(passkeyProofCall, { credential })
  },
  passkey_expired: async () => {
    const owner = await keyOwner(door, 'sophia')
    await owner.add()
    const asked = dataOf<typeof passkeyProofOptionsCall>(await owner.say(passkeyProofOptionsCall))
    door.wait(5 * MINUTE_MS)
    return owner.say(passkeyProofCall, { credential: owner.device.get(asked.options) })
  },
})
