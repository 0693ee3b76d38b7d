import { allCalls } from '@oriel/contract/calls'
import { addressOf } from '@oriel/contract/endpoint'
import { ORIEL } from '@oriel/dev-world/cast'
import { knownCaptcha } from '@oriel/dev-world/testing/sign-ins'
import { findSite } from '@oriel/domain/site'
import { testKeys } from '@oriel/keys/testing/test-keys'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { isLoginDisabled } from './demo-site.ts'
import { PASSWORD, siteBeside } from './testing/guarded-member.ts'
import { memberOf } from './testing/member-of.ts'
import { code, openDoor, type OpenDoor } from './testing/open-door.ts'
import { signInSteps } from './testing/visitor.ts'

let door: OpenDoor
beforeAll(async () => {
  door = await openDoor()
})
afterAll(() => door.close())

/** A member of a copy of the first site, with this flag, sends a login that is right in all. */
async function logIn(id: number, isDemo: boolean) {
  const { host, siteId } = await siteBeside(door, id, ({ envConfig }) => ({
    envConfig: envConfig && { ...envConfig, isDemo },
  }))
  const { account } = await memberOf(door, { siteId, currency: 'VND', language: 'vi_VN' })
  const visitor = signInSteps(door).visitor({ host })
  const { from: ip = '' } = visitor.where
  const asked = { type: 'login', ip } as const
  const captcha = await knownCaptcha(door.database, testKeys, asked, door.now(), siteId)
  return { visitor, said: await visitor.login(account, PASSWORD, captcha) }
}

test('[S1.044] with IS_DEMO on, the right password is refused and no cookie is set', async () => {
  const { visitor, said } = await logIn(74, true)
  expect([said.status, code(said)]).toEqual([403, '403'])
  expect(said.body).toMatchObject({ message: expect.stringMatching(/^This is a demo site/) })
  expect(said.headers).not.toHaveProperty('set-cookie')
  expect((await visitor.ticket()).status).toBe(401)
})

test('[S1.044] without IS_DEMO the same password signs in', async () => {
  const { visitor, said } = await logIn(75, false)
  expect(code(said)).toBe('100')
  expect((await visitor.ticket()).status).toBe(200)
})

test('[S1.044] IS_DEMO disables every way to sign in, and no other call', async () => {
  const { envConfig = null } = (await findSite(door.database.rows, ORIEL)) ?? {}
  const disabled = (isDemo: boolean) => {
    const site = { envConfig: envConfig && { ...envConfig, isDemo } }
    return allCalls.filter((call) => isLoginDisabled(call, site)).map(addressOf)
  }
  expect(disabled(true).toSorted()).toEqual([
    '/api/login',
    '/api/login/double_validation',
    '/api/login/hand_over',
    '/api/login/openid',
    '/api/login/openid/start',
    '/api/login/passkey',
  ])
  expect(disabled(false)).toEqual([])
})
