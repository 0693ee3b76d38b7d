import { captchaCall, CAPTCHA_NUMBERS } from '@oriel/contract/member/captcha'
import { LOGIN_HEADER, loginCall, loginHeaderCall } from '@oriel/contract/member/session'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { guardedMember, PASSWORD } from '../../testing/guarded-member.ts'
import { code, type OpenDoor } from '../../testing/open-door.ts'
import { solveCaptcha } from '../../testing/solve-captcha.ts'
import { BETWEEN_CAPTCHAS_MS, signInDoor, trySignIn } from '../../testing/try-sign-in.ts'

const USUAL = 2 ** 17 - 1

let door: OpenDoor
let account: string
beforeAll(async () => {
  door = await signInDoor()
})
beforeEach(async () => {
  account = (await guardedMember(door)).account
})
afterAll(() => door.close())

async function fail(from: string, times: number, who = account): Promise<void> {
  for (let tries = 0; tries < times; tries += 1) {
    const said = await trySignIn(door, who, 'wrong123', { ip: from })
    expect(code(said)).toBe('101')
  }
}

/** The highest number that a device may have to try. */
async function workFor(from: string, who?: string): Promise<number> {
  door.wait(BETWEEN_CAPTCHAS_MS)
  const body = { type: CAPTCHA_NUMBERS.login, kind: 'work', ...(who && { account: who }) }
  const said = await door.say(captchaCall, { from, body })
  return (said.body.data as { work: { max_number: number } }).work.max_number
}

describe('S5: the work of a captcha', () => {
  test('S5: grows with the failures of an address', async () => {
    const from = '198.51.100.20'
    expect(await workFor(from)).toBe(USUAL)
    await fail(from, 2, 'nobody01')
    expect(await workFor(from)).toBe(2 ** 18 - 1)
    await fail(from, 3, 'nobody02')
    expect(await workFor(from)).toBe(2 ** 21 - 1)
    expect(await workFor('198.51.101.20')).toBe(USUAL)
  })

  test('S5: grows with the failures of an account, wherever they came from', async () => {
    for (const network of [30, 31, 32]) await fail(`198.51.${network}.7`, 1)
    expect(await workFor('203.0.113.30')).toBe(USUAL)
    expect(await workFor('203.0.113.30', account)).toBe(2 ** 19 - 1)
    expect(await workFor('203.0.113.30', account.toUpperCase())).toBe(2 ** 19 - 1)
  })

  test('S5: is refused when it is less than the account needs, and taken when it is enough', async () => {
    for (const network of [40, 41, 42]) await fail(`198.51.${network}.7`, 1)
    const from = '203.0.113.40'
    const signIn = async (named: string | undefined) => {
      door.wait(BETWEEN_CAPTCHAS_MS)
      const captcha = await solveCaptcha(door, 'login', { from }, named)
      const { header } = (await door.say(loginHeaderCall)).body.data as { header: string }
      const body = { account, password: PASSWORD, captcha_token: captcha.token }
      const headers = { [LOGIN_HEADER]: header }
      return code(
        await door.say(loginCall, { from, headers, body: { ...body, answer: captcha.answer } }),
      )
    }
    expect(await signIn(undefined)).toBe('105')
    expect(await signIn(account)).toBe('100')
  })
})
