import {
  confirmTotpCall,
  removeTotpCall,
  startTotpCall,
  totpStateCall,
} from '@oriel/contract/member/totp'
import { CAST_PASSWORD } from '@oriel/dev-world/cast'
import { listRefusals } from '@oriel/domain/audit'
import { codeAt, stepOf } from '@oriel/domain/totp'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { fromBase32 } from '../../testing/base32.ts'
import { dataOf, keyOwner, type KeyOwner } from '../../testing/key-owner.ts'
import { memberSteps } from '../../testing/member-steps.ts'
import { code, openDoor, type OpenDoor, type Said } from '../../testing/open-door.ts'
import { everyReason } from '../../testing/provoke.ts'
import { signInSteps } from '../../testing/visitor.ts'

const MINUTE_MS = 60_000
const RIGHT = { password: CAST_PASSWORD }

let door: OpenDoor
beforeAll(async () => {
  door = await openDoor()
})
afterAll(() => door.close())
beforeEach(async () => {
  // Long enough that nothing tried before is counted any more.
  door.wait(60 * MINUTE_MS)
  await door.database.rows.deleteFrom('member_totps').execute()
})

const isSet = async (owner: KeyOwner): Promise<unknown> =>
  dataOf<typeof totpStateCall>(await owner.say(totpStateCall)).is_set

/** The app has the secret; its code now, or some steps later. */
async function started(account = 'sophia') {
  const owner = await keyOwner(door, account)
  const { secret, address } = dataOf<typeof startTotpCall>(await owner.say(startTotpCall, RIGHT))
  const codeNow = (later = 0) => codeAt(fromBase32(secret), stepOf(door.now()) + later)
  return { owner, secret, address, codeNow }
}
async function withTotp(account = 'sophia') {
  const app = await started(account)
  dataOf(await app.owner.say(confirmTotpCall, { code: app.codeNow() }))
  return app
}

describe('an authenticator app', () => {
  test('is set up with the password and the first code of the app', async () => {
    const { owner, secret, address, codeNow } = await started()
    expect(secret).toMatch(/^[A-Z2-7]{32}$/)
    expect(address).toBe(`otpauth://totp/Oriel:sophia?secret=${secret}&issuer=Oriel`)
    expect(await isSet(owner)).toBe(0)
    // Half set up, it is not asked for yet.
    const visitor = signInSteps(door).visitor()
    expect(code(await visitor.login('sophia'))).toBe('100')
    const again = await keyOwner(door, 'sophia')
    const halves = `${codeNow().slice(0, 3)} ${codeNow().slice(3)}`
    expect(code(await again.say(confirmTotpCall, { code: halves }))).toBe('100')
    expect(await isSet(again)).toBe(1)
    expect(code(await visitor.login('sophia'))).toBe('107')
  })

  test('its secret stands sealed, and is never shown again', async () => {
    const { owner, secret } = await withTotp()
    const row = await door.database.rows
      .selectFrom('member_totps')
      .selectAll()
      .executeTakeFirstOrThrow()
    expect(row.sealed.includes(fromBase32(secret))).toBe(false)
    expect(JSON.stringify((await owner.say(totpStateCall)).body)).not.toContain(secret)
    expect(code(await owner.say(startTotpCall, RIGHT))).toBe('103')
  })

  test('is removed with password and code, and the member is notified of setup and removal', async () => {
    const { owner, codeNow } = await withTotp()
    const wrong = { password: 'wrong1', code: codeNow(1) }
    expect(code(await owner.say(removeTotpCall, wrong))).toBe('101')
    expect(await isSet(owner)).toBe(1)
    // The code was not spent on a wrong password.
    expect(code(await owner.say(removeTotpCall, { ...RIGHT, code: codeNow(1) }))).toBe('100')
    expect(await isSet(owner)).toBe(0)
    const texts = (await memberSteps(door).letters()).map(({ text }) => text)
    expect(texts.at(-3)).toContain('now requires a code')
    expect(texts.at(-1)).toContain('no longer requires a code')
    const trail = await door.database.rows
      .selectFrom('audit_events')
      .select('kind')
      .where('member_id', '=', owner.member.id)
      .where('kind', 'like', 'totp%')
      .orderBy('id', 'desc')
      .limit(2)
      .execute()
    expect(trail).toEqual([{ kind: 'totp_removed' }, { kind: 'totp_added' }])
    expect(await listRefusals(door.database.rows, owner.member.id, 9)).toContainEqual(
      expect.objectContaining({ kind: 'totp_removed', refused: 'password_wrong' }),
    )
  })

  test('[A58] allows five attempts at its code in 15 minutes', async () => {
    const { owner, codeNow } = await withTotp()
    door.wait(16 * MINUTE_MS)
    const said: string[] = []
    for (let tries = 0; tries < 5; tries += 1) {
      said.push(code(await owner.say(removeTotpCall, { ...RIGHT, code: '000000' })))
    }
    said.push(code(await owner.say(removeTotpCall, { ...RIGHT, code: codeNow() })))
    // One proof of the password is still counted in part from before.
    expect(said.slice(0, 4)).toEqual(['104', '104', '104', '104'])
    expect(said.at(-1)).toBe('102')
    expect(await isSet(owner)).toBe(1)
  })

  test('allows ten attempts at its first code', async () => {
    const { owner } = await started()
    const said = []
    for (let tries = 0; tries < 11; tries += 1) said.push(await owner.say(confirmTotpCall))
    expect(said.slice(0, 10).map(code)).toEqual(Array.from({ length: 10 }, () => '101'))
    expect(said.at(-1)?.status).toBe(429)
  })

  test('every call needs a signed-in member', async () => {
    for (const call of [totpStateCall, startTotpCall, confirmTotpCall, removeTotpCall]) {
      expect((await door.say(call)).status).toBe(401)
    }
  })
})

const tooOften = async (call: typeof startTotpCall | typeof removeTotpCall): Promise<Said> => {
  const owner = await keyOwner(door, 'meilin')
  for (let tries = 0; tries < 5; tries += 1) await owner.say(call)
  return owner.say(call, RIGHT)
}

everyReason(startTotpCall, {
  password_wrong: async () =>
    (await keyOwner(door, 'sophia')).say(startTotpCall, { password: 'x' }),
  password_too_often: () => tooOften(startTotpCall),
  totp_set: async () => (await withTotp()).owner.say(startTotpCall, RIGHT),
})

everyReason(confirmTotpCall, {
  totp_wrong: async () => (await started()).owner.say(confirmTotpCall, { code: '12345' }),
  totp_not_started: async () => (await keyOwner(door, 'sophia')).say(confirmTotpCall),
  totp_set: async () => {
    const { owner, codeNow } = await withTotp()
    return owner.say(confirmTotpCall, { code: codeNow(1) })
  },
})

everyReason(removeTotpCall, {
  password_wrong: async () => (await withTotp()).owner.say(removeTotpCall, { password: 'x' }),
  password_too_often: () => tooOften(removeTotpCall),
  totp_unset: async () => (await keyOwner(door, 'sophia')).say(removeTotpCall, RIGHT),
  totp_wrong: async () => (await withTotp()).owner.say(removeTotpCall, { ...RIGHT, code: '12345' }),
  totp_used: async () => {
    const { owner, codeNow } = await withTotp()
    return owner.say(removeTotpCall, { ...RIGHT, code: codeNow() })
  },
})
