import { memberExportCall, memberLayoutCall } from '@oriel/contract/member/profile'
import {
  addBankCardCall,
  bankCardListCall,
  defaultBankCardCall,
  removeBankCardCall,
  verifyBankCardCall,
} from '@oriel/contract/member/bank-card'
import type { AnyEndpoint } from '@oriel/contract/endpoint'
import { newId } from '@oriel/core/id'
import { ORIEL } from '@oriel/dev-world/cast'
import { toldDatabase } from '@oriel/dev-world/testing/test-db'
import { verifyByPayer } from '@oriel/domain/bank-card'
import { findSite, saveSite } from '@oriel/domain/site'
import { testKeys } from '@oriel/keys/testing/test-keys'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { cheap, PASSWORD, PIN } from '../../testing/guarded-member.ts'
import { memberSteps, type Body } from '../../testing/member-steps.ts'
import { doorOf, type OpenDoor, type Said } from '../../testing/open-door.ts'
import { everyReason } from '../../testing/provoke.ts'

const MINUTE_MS = 60_000

let door: OpenDoor
let steps: ReturnType<typeof memberSteps>
beforeAll(async () => {
  door = doorOf(await toldDatabase(), { passwords: cheap })
  steps = memberSteps(door)
})
afterAll(() => door.close())

const NAME = 'Anna Way'
const SECRETS = { password: PASSWORD, withdraw_password: PIN }
let accounts = 0
const somebody = async (pin: string | null = PIN) => {
  accounts += 1
  const contact = { email: `holder${accounts}@example.com`, phone: `20255${80_000 + accounts}` }
  return steps.somebody({ pin, personal: { name: NAME, ...contact } })
}
type Somebody = Awaited<ReturnType<typeof somebody>>

function draft(changes: Body = {}): Body {
  accounts += 1
  const number = String(773_011_450_000 + accounts)
  return { kind: 'bank', institution: 'chase', number, ...SECRETS, ...changes }
}
type Card = { id: string; last_four: string; is_default: 0 | 1; needs_review: 0 | 1 }
async function give(member: Somebody, changes: Body = {}): Promise<Card> {
  const { body } = await member.say(addBankCardCall, draft(changes))
  expect(body.code).toBe(100)
  return (body.data as { card: Card }).card
}
type List = { cards: Card[]; refused: Body[]; institutions: Body[] } & Body
async function list(member: Somebody): Promise<List> {
  const { body } = await member.say(bankCardListCall)
  expect(body.code).toBe(100)
  return body.data as List
}

describe('the cards of a member', () => {
  test('are listed with what may be added, and no number stands anywhere', async () => {
    const anna = await somebody()
    const { read_at: _readAt, institutions, ...empty } = await list(anna)
    expect(empty).toEqual({
      holder: 'A•••y',
      has_withdraw_password: 1,
      currency: 'USD',
      cards: [],
      refused: [],
      max_per_kind: 5,
      cooling_hours: 24,
    })
    expect(institutions).toContainEqual({
      code: 'chase',
      kind: 'bank',
      name: 'Chase',
      digits_min: 6,
      digits_max: 17,
    })
    expect(institutions.find(({ code }) => code === 'tron')).toMatchObject({ digits_min: null })
    const added = await give(anna, { number: '7730 1145 9082' })
    expect(added).toMatchObject({
      kind: 'bank',
      name: 'Chase',
      last_four: '9082',
      is_default: 1,
      is_cooling: 1,
      is_verified: 0,
      needs_review: 0,
    })
    const all = await list(anna)
    expect(all.cards).toEqual([added])
    expect(JSON.stringify(all)).not.toMatch(/7730|1145|Anna/u)
  })

  test('are their own: another member neither changes nor removes one', async () => {
    const [anna, ben] = [await somebody(), await somebody()]
    const { id } = await give(anna)
    for (const call of [defaultBankCardCall, removeBankCardCall, verifyBankCardCall]) {
      expect((await ben.say(call, { id, ...SECRETS })).body.code).toBe(101)
    }
    expect(await list(anna)).toMatchObject({ cards: [{ id }] })
  })

  test('are changed one by one, and what was refused stays with its reason', async () => {
    const anna = await somebody()
    const [first, second] = [await give(anna), await give(anna, { number: '773011459083' })]
    expect((await anna.say(defaultBankCardCall, { id: second.id, ...SECRETS })).body).toMatchObject(
      { code: 100, data: { card: { id: second.id, is_default: 1, needs_review: 1 } } },
    )
    expect((await anna.say(verifyBankCardCall, { id: first.id })).body).toMatchObject({
      data: { card: { needs_review: 1 } },
    })
    expect((await anna.say(removeBankCardCall, { id: first.id })).body.code).toBe(100)
    await door.database.transaction((work) => {
      const account = { institution: 'chase', number: '773011459083', memo: null }
      const payer = { siteId: ORIEL, memberId: anna.id, ...account, name: 'Ben Stone' }
      return verifyByPayer(work, testKeys, payer, door.now())
    })
    expect(await list(anna)).toMatchObject({
      cards: [],
      refused: [{ id: second.id, name: 'Chase', last_four: '9083', because: 'name_differs' }],
    })
  })

  test('stand masked in what a member exports', async () => {
    const anna = await somebody()
    await give(anna, { number: '773011459084' })
    const { body } = await anna.say(memberExportCall, { password: PASSWORD })
    expect((body.data as { bank_cards: unknown }).bank_cards).toMatchObject([
      { kind: 'bank', currency: 'USD', card: 'Chase •••• 9084', removed_at: null },
    ])
    expect(JSON.stringify(body.data)).not.toContain('773011459084')
  })

  test.each([addBankCardCall, defaultBankCardCall, removeBankCardCall])(
    'a page that was left open changes nothing: $path needs a fresh proof',
    async (call) => {
      const anna = await somebody()
      const { id } = await give(anna)
      door.wait(6 * MINUTE_MS)
      expect((await anna.say(call, { ...draft(), id })).body.code).toBe(428)
      expect((await list(anna)).cards).toHaveLength(1)
    },
  )
})

describe('need_bank_account_deposit_verified', () => {
  type Layout = { member_common_layout: { need_bank_account_deposit_verified: 0 | 1 } }
  const needs = async (member: Somebody) => {
    const { body } = await member.say(memberLayoutCall)
    return (body.data as Layout).member_common_layout.need_bank_account_deposit_verified
  }
  async function ask(cardBeforeDeposit: boolean): Promise<void> {
    const site = await findSite(door.database.rows, ORIEL)
    if (!site) throw new Error('the first site is in every story')
    const flags = { ...site.flags, cardBeforeDeposit }
    await saveSite(door.database, { ...site, flags }, door.now())
    // Sites are remembered for a second.
    door.wait(2_000)
  }

  test('is 1 where the site asks for a card first and none is verified', async () => {
    const anna = await somebody()
    expect(await needs(anna)).toBe(0)
    await ask(true)
    await give(anna, { number: '773011459085' })
    await expect.poll(() => needs(anna)).toBe(1)
    await door.database.transaction((work) => {
      const account = { institution: 'chase', number: '773011459085', memo: null, name: NAME }
      const payer = { siteId: ORIEL, memberId: anna.id, ...account }
      return verifyByPayer(work, testKeys, payer, door.now())
    })
    expect(await needs(anna)).toBe(0)
    await ask(false)
  })
})

/** Five passwords are taken in a quarter of an hour, and a proof counts for five minutes. */
async function later(member: Somebody): Promise<(call: AnyEndpoint, body: Body) => Promise<Said>> {
  door.wait(31 * MINUTE_MS)
  const session = await steps.sessionOf(member.id)
  return (call, body) => steps.says(session, call, body)
}
const wrongPins = async (call: typeof addBankCardCall | typeof defaultBankCardCall) => {
  const anna = await somebody()
  const { id } = await give(anna)
  const body = { ...draft(), id, withdraw_password: '0000' }
  for (let turn = 0; turn < 4; turn += 1) await anna.say(call, body)
  const say = await later(anna)
  await say(call, body)
  return say(call, body)
}
const often = async (call: typeof addBankCardCall | typeof defaultBankCardCall) => {
  const anna = await somebody()
  const { id } = await give(anna)
  const body = { ...draft(), id, password: 'wrong' }
  for (let turn = 0; turn < 5; turn += 1) await anna.say(call, body)
  return anna.say(call, body)
}
const toDefault = async (changes: Body, pin: string | null = PIN) => {
  const anna = await somebody(pin)
  const id = pin === null ? newId() : (await give(anna)).id
  return anna.say(defaultBankCardCall, { id, ...SECRETS, ...changes })
}

everyReason(addBankCardCall, {
  card_invalid: async () => {
    const said = await (await somebody()).say(addBankCardCall, draft({ number: 'x' }))
    expect(said.body.data).toEqual({ field: 'number' })
    return said
  },
  card_taken: async () => {
    const taken = draft()
    await (await somebody()).say(addBankCardCall, taken)
    return (await somebody()).say(addBankCardCall, taken)
  },
  name_differs: async () => (await steps.somebody()).say(addBankCardCall, draft()),
  too_many: async () => {
    const anna = await somebody()
    for (let turn = 0; turn < 5; turn += 1) await give(anna)
    return (await later(anna))(addBankCardCall, draft())
  },
  password_wrong: async () => (await somebody()).say(addBankCardCall, draft({ password: 'wrong' })),
  withdraw_password_wrong: async () =>
    (await somebody()).say(addBankCardCall, draft({ withdraw_password: '0000' })),
  withdraw_password_locked: () => wrongPins(addBankCardCall),
  withdraw_password_unset: async () => (await somebody(null)).say(addBankCardCall, draft()),
  password_too_often: () => often(addBankCardCall),
})

everyReason(defaultBankCardCall, {
  card_invalid: () => toDefault({ id: newId() }),
  password_wrong: () => toDefault({ password: 'wrong' }),
  withdraw_password_wrong: () => toDefault({ withdraw_password: '0000' }),
  withdraw_password_locked: () => wrongPins(defaultBankCardCall),
  withdraw_password_unset: () => toDefault({}, null),
  password_too_often: () => often(defaultBankCardCall),
})

everyReason(removeBankCardCall, {
  card_invalid: async () => (await somebody()).say(removeBankCardCall, { id: newId() }),
})

everyReason(verifyBankCardCall, {
  card_invalid: async () => (await somebody()).say(verifyBankCardCall, { id: newId() }),
})

test('a person is asked three times a day for each card', async () => {
  const anna = await somebody()
  const { id } = await give(anna)
  for (let turn = 0; turn < 3; turn += 1) {
    expect((await anna.say(verifyBankCardCall, { id })).body.code).toBe(100)
  }
  expect((await anna.say(verifyBankCardCall, { id })).status).toBe(429)
})

test.each([
  ['an id that is none', { id: 'first' }],
  ['no id', {}],
])('%s is no input', async (_what, body) => {
  const anna = await somebody()
  expect((await anna.say(removeBankCardCall, body)).status).toBe(422)
})
