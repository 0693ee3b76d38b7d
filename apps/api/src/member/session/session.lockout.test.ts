import type { SiteId } from '@oriel/core/id'
import { ORIEL, SECOND } from '@oriel/dev-world/cast'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { guardedMember, PASSWORD } from '../../testing/guarded-member.ts'
import { code, type OpenDoor } from '../../testing/open-door.ts'
import { signInDoor, trySignIn, type From } from '../../testing/try-sign-in.ts'

let door: OpenDoor
let account: string
beforeAll(async () => {
  door = await signInDoor()
})
beforeEach(async () => {
  account = (await guardedMember(door)).account
})
afterAll(() => door.close())

const wrong = async (from: From, who = account) =>
  code(await trySignIn(door, who, 'wrong123', from))
const right = async (from: From) => code(await trySignIn(door, account, PASSWORD, from))

/** Signs in and gives the secret that the device keeps from it. */
async function deviceOf(ip: string): Promise<string> {
  const said = await trySignIn(door, account, PASSWORD, { ip })
  const cookies = [said.headers['set-cookie']].flat().map(String)
  const kept = cookies.find((text) => text.startsWith('__Host-dev=')) ?? ''
  return /=([^;]+)/.exec(kept)?.[1] ?? ''
}

/** All that an account allows: fifty wrong passwords, five from each of ten networks. */
async function spendAccount(site: SiteId = ORIEL): Promise<void> {
  for (let tries = 0; tries < 50; tries += 1) {
    const ip = `2001:db8:${100 + (tries % 10)}::${tries + 1}`
    expect(await wrong({ ip, site })).toBe('101')
  }
}

describe('S1: nobody locks an owner out', () => {
  test('S1: wrong passwords at another site do not refuse the owner', async () => {
    await spendAccount(SECOND)
    expect(await right({ ip: '198.51.100.1' })).toBe('100')
  })

  test('S1: the networks of one IPv6 /48 count together', async () => {
    for (let part = 1; part <= 5; part += 1) {
      expect(await wrong({ ip: `2001:db8:7:${part}::1` })).toBe('101')
    }
    expect(await right({ ip: '2001:db8:7:6::1' })).toBe('203')
    expect(await right({ ip: '2001:db8:8::1' })).toBe('100')
  })

  test('S1: failures of strangers do not refuse a device that the owner has used', async () => {
    const ip = '198.51.100.7'
    const device = await deviceOf(ip)
    await spendAccount()
    // Strangers behind the owner's address spend what that may try, too.
    for (let tries = 0; tries < 20; tries += 1) await wrong({ ip }, `stranger${tries}`)
    expect(await right({ ip: '203.0.113.1' })).toBe('203')
    expect(await right({ ip, device: 'another' })).toBe('203')
    expect(await right({ ip, device })).toBe('100')
  })

  test('S1: a known device has five failures of its own', async () => {
    const ip = '198.51.100.9'
    const device = await deviceOf(ip)
    for (let tries = 0; tries < 5; tries += 1) expect(await wrong({ ip, device })).toBe('101')
    expect(await right({ ip, device })).toBe('203')
    expect(await right({ ip: '203.0.113.2' })).toBe('100')
  })

  test('S1: a device known to one account is a stranger to every other', async () => {
    const ip = '198.51.100.11'
    const device = await deviceOf(ip)
    const { account: other } = await guardedMember(door)
    for (let tries = 0; tries < 5; tries += 1) {
      expect(await wrong({ ip, device }, other)).toBe('101')
    }
    expect(code(await trySignIn(door, other, PASSWORD, { ip, device }))).toBe('203')
  })
})
