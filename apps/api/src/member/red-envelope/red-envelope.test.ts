import { setNoticeCall } from '@oriel/contract/member/notice'
import {
  claimEnvelopeCall,
  envelopeFairnessCall,
  envelopePromotionCall,
} from '@oriel/contract/member/red-envelope'
import { myCashCall, walletHistoryCall } from '@oriel/contract/member/wallet'
import { newId } from '@oriel/core/id'
import { ORIEL } from '@oriel/dev-world/cast'
import { moveClock } from '@oriel/dev-world/testing/move-clock'
import { openEnvelope, type EnvelopeId } from '@oriel/domain/red-envelope'
import { testKeys } from '@oriel/keys/testing/test-keys'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { code, openDoor, SITE_TWO, type OpenDoor } from '../../testing/open-door.ts'
import { everyReason } from '../../testing/provoke.ts'
import { signInNew, type NewMember } from '../../testing/sign-in-new.ts'
import { solveCaptcha } from '../../testing/solve-captcha.ts'

const HOUR_MS = 3_600_000
/** Their wallets are in this currency. */
const ACCOUNT = 'sophia'

let door: OpenDoor
beforeEach(async () => {
  door = await openDoor()
})
afterEach(() => door.close())

type Offer = { envelope: { id: string; end_at: string; may_pop_up: 0 | 1 } | null; now: string }

async function open(slots = 2): Promise<EnvelopeId> {
  const id = newId<'red-envelope'>()
  const now = Date.now()
  const opening = {
    id,
    siteId: ORIEL,
    name: 'Saturday envelope',
    currency: 'USD',
    total: 100_000n * BigInt(slots),
    slots,
    least: 100_000n,
    most: 100_000n,
    registeredBefore: null,
    opensAt: new Date(now),
    endAt: new Date(now + HOUR_MS),
  } as const
  const by = { opened: 'quan', checked: 'lan', proposalId: null }
  await door.database.transaction((work) => openEnvelope(work, testKeys, opening, by))
  return id
}

describe('red_envelope_promotion [S7.058] [S3.039]', () => {
  test('gives the envelope with its end in the zone of the site [S4.060], or null', async () => {
    const member = await door.signIn(ACCOUNT)
    const id = await open()
    const said = await door.say(envelopePromotionCall, { member })
    expect(code(said)).toBe('100')
    const { envelope, now } = said.body.data as Offer
    expect(envelope?.id).toBe(id)
    expect(envelope?.end_at).toMatch(/-04:00$/)
    expect(now).toMatch(/-04:00$/)
    await door.say(claimEnvelopeCall, { member, body: { id } })
    const after = await door.say(envelopePromotionCall, { member })
    expect((after.body.data as Offer).envelope).toBeNull()
  })

  test('is there for who wants no gifts to show themselves, and says so', async () => {
    const member = await door.signIn(ACCOUNT)
    const id = await open()
    const read = async () =>
      ((await door.say(envelopePromotionCall, { member })).body.data as Offer).envelope
    expect(await read()).toMatchObject({ id, may_pop_up: 1 })
    for (const wanted of [0, 1] as const) {
      await door.say(setNoticeCall, { member, body: { kind: 'gift', channel: 'page', wanted } })
      expect(await read()).toMatchObject({ id, may_pop_up: wanted })
    }
  })

  test('needs a member', async () => {
    expect((await door.say(envelopePromotionCall)).status).toBe(401)
  })
})

describe('red_envelope [S7.059] [S3.040]', () => {
  test('gives the cash to the main wallet, once, and names it in the history', async () => {
    const member = await door.signIn(ACCOUNT)
    const id = await open()
    const cash = async () => {
      const said = await door.say(myCashCall, { member })
      return Number((said.body.data as { available: string }).available)
    }
    const before = await cash()
    for (let turn = 0; turn < 2; turn += 1) {
      const said = await door.say(claimEnvelopeCall, { member, body: { id } })
      expect(said.body).toMatchObject({ code: 100, data: { cash: '10.0000', currency: 'USD' } })
    }
    expect(await cash()).toBe(before + 10)
    const said = await door.say(walletHistoryCall, { member, body: { kind: 'gift', count: 20 } })
    const { list } = said.body.data as { list: Record<string, unknown>[] }
    expect(list.find(({ reference }) => reference === id)).toMatchObject({
      kind: 'gift',
      gift: 'red_envelope',
      net: '10.0000',
    })
  })

  test('is 101 for who it is not for and 102 when it is over [S8.069]', async () => {
    const member = await door.signIn(ACCOUNT)
    const id = await open(1)
    const ask = (body: object) => door.say(claimEnvelopeCall, { member, body })
    expect(code(await ask({ id: newId() }))).toBe('101')
    await moveClock(door.database.ownerUrl, { aheadMs: 2 * HOUR_MS })
    const late = await ask({ id })
    expect([late.status, code(late)]).toEqual([200, '102'])
    expect(late.body.message).toContain('over')
    expect((await ask({ id: 'no id' })).status).toBe(422)
  })
})

test('fairness tells the seed only after the end, and nothing of another site', async () => {
  const member = await door.signIn(ACCOUNT)
  const id = await open()
  const ask = () => door.say(envelopeFairnessCall, { member, body: { id } })
  const before = await ask()
  expect(before.body.data).toMatchObject({ seed: null, amounts: [], member_id: member.memberId })
  await moveClock(door.database.ownerUrl, { aheadMs: 2 * HOUR_MS })
  const after = (await ask()).body.data as { seed: string; amounts: string[] }
  expect(after.seed).toMatch(/^[0-9a-f]{64}$/)
  expect(after.amounts).toEqual(['10.0000', '10.0000'])
  const away = await door.say(envelopeFairnessCall, { host: SITE_TWO, member, body: { id } })
  expect(code(away)).not.toBe('100')
})

test('fairness is answered thirty times a minute', async () => {
  const member = await door.signIn('meilin')
  const id = await open()
  const codes: string[] = []
  for (let asked = 0; asked < 31; asked += 1) {
    codes.push(code(await door.say(envelopeFairnessCall, { member, body: { id } })))
  }
  expect(new Set(codes.slice(0, 30))).toEqual(new Set(['100']))
  expect(codes[30]).not.toBe('100')
})

describe('many accounts of one network', () => {
  const from = '203.0.113.9'
  const near = '203.0.113.200'

  test('three claim as they are, the fourth shows work, and no network is refused', async () => {
    const [first, second, third, fourth, fifth] = (await signInNew(door, 5)) as [
      NewMember,
      NewMember,
      NewMember,
      NewMember,
      NewMember,
    ]
    const [id, other] = [await open(9), await open(9)]
    const claim = async (member: NewMember, at = near, work: object = {}, envelope = id) =>
      code(await door.say(claimEnvelopeCall, { member, body: { id: envelope, ...work }, from: at }))
    for (const member of [first, second, third]) expect(await claim(member, from)).toBe('100')
    expect(await claim(fourth)).toBe('103')
    expect(await claim(fourth, near, { work: { token: 'x'.repeat(43), answer: '1' } })).toBe('103')
    const forLogin = await solveCaptcha(door, 'login', { from: near })
    expect(await claim(fourth, near, { work: forLogin })).toBe('103')
    const work = await solveCaptcha(door, 'gift', { from: near })
    expect(await claim(fourth, near, { work })).toBe('100')
    // Shown once it holds for this envelope, and for nobody else.
    expect(await claim(fourth)).toBe('100')
    expect(await claim(fifth, near, { work })).toBe('103')
    expect(await claim(first)).toBe('100')
    // Another envelope and another network are counted on their own.
    expect(await claim(fifth, from, {}, other)).toBe('100')
    expect(await claim(fifth, '198.51.100.7')).toBe('100')
  })

  test('a customer of IPv6 is one network, however many they have', async () => {
    const members = await signInNew(door, 4)
    const id = await open(9)
    const codes: string[] = []
    for (const [at, member] of members.entries()) {
      const address = `2001:db8:7:${at}::1`
      codes.push(code(await door.say(claimEnvelopeCall, { member, body: { id }, from: address })))
    }
    expect(codes).toEqual(['100', '100', '100', '103'])
  })

  test('fifty calls of one account are one account', async () => {
    const [member, other] = (await signInNew(door, 2)) as [NewMember, NewMember]
    const id = await open(9)
    const ask = () => door.say(claimEnvelopeCall, { member, body: { id }, from })
    for (let asked = 0; asked < 5; asked += 1) expect(code(await ask())).toBe('100')
    expect(code(await door.say(claimEnvelopeCall, { member: other, body: { id }, from }))).toBe(
      '100',
    )
    const said = await Promise.all(Array.from({ length: 50 }, ask))
    expect(new Set(said.map(code))).toEqual(new Set(['100']))
  })
})

everyReason(claimEnvelopeCall, {
  work_needed: async () => {
    const [last, ...members] = (await signInNew(door, 4)) as [NewMember, ...NewMember[]]
    const id = await open(9)
    const claim = (member: NewMember) => door.say(claimEnvelopeCall, { member, body: { id } })
    for (const member of members) await claim(member)
    return claim(last)
  },
  envelope_not_for_you: async () => {
    const member = await door.signIn(ACCOUNT)
    return door.say(claimEnvelopeCall, { member, body: { id: newId() } })
  },
  envelope_over: async () => {
    const member = await door.signIn(ACCOUNT)
    const id = await open(1)
    await moveClock(door.database.ownerUrl, { aheadMs: 2 * HOUR_MS })
    return door.say(claimEnvelopeCall, { member, body: { id } })
  },
})

everyReason(envelopeFairnessCall, {
  envelope_unknown: async () => {
    const member = await door.signIn(ACCOUNT)
    return door.say(envelopeFairnessCall, { member, body: { id: newId() } })
  },
})
