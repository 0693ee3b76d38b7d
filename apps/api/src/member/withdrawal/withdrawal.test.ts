import {
  withdrawalCall,
  withdrawalCancelCall,
  withdrawalCounterCall,
  withdrawalQuoteCall,
  withdrawalRecordsCall,
  withdrawalStateCall,
} from '@oriel/contract/member/withdrawal'
import { newId, type BankCardId } from '@oriel/core/id'
import { expectDone } from '@oriel/core/outcome'
import { ORIEL } from '@oriel/dev-world/cast'
import { plant } from '@oriel/dev-world/testing/plant'
import { toldDatabase } from '@oriel/dev-world/testing/test-db'
import { addCard } from '@oriel/domain/bank-card'
import { savePaymentLink, savePaymentMethod, saveTierLimit } from '@oriel/domain/payment'
import { openNeeds } from '@oriel/domain/turnover'
import { flagsOf } from '@oriel/domain/site'
import { testKeys } from '@oriel/keys/testing/test-keys'
import { houseAccount, memberAccount } from '@oriel/ledger/chart'
import { createLedger } from '@oriel/ledger/ledger'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { cheap, PASSWORD, PIN } from '../../testing/guarded-member.ts'
import { memberSteps, type Body } from '../../testing/member-steps.ts'
import { doorOf, type OpenDoor } from '../../testing/open-door.ts'
import { everyReason } from '../../testing/provoke.ts'

const LINK = 'PSDOOR'
const PROOF_NEEDED = 428
const MINUTE_MS = 60_000
const ALWAYS = { from: '2026-01-01', to: '2099-01-01' }

let door: OpenDoor
let steps: ReturnType<typeof memberSteps>
beforeAll(async () => {
  const database = await toldDatabase()
  door = doorOf(database, { passwords: cheap })
  steps = memberSteps(door)
  const reach = { dialect: 'bridge', url: 'http://127.0.0.1:1', operator: 'house' }
  const link = { id: LINK, siteId: ORIEL, isSandbox: true, ...reach }
  await savePaymentLink(database.rows, link, new Date())
  await plant(database, `UPDATE payment_methods SET closed_at = now() WHERE direction = 'out'`)
  await database.transaction((work) =>
    savePaymentMethod(work, {
      siteId: ORIEL,
      direction: 'out',
      code: 'door',
      currency: 'USD',
      kind: 'bank',
      linkId: LINK,
      min: 200_000n,
      max: 100_000_000n,
      fee: { fixed: 20_000n, ppm: 0, least: 0n, most: null },
      expiresS: 3_600,
      promisedS: 60,
      sort: 0,
    }),
  )
})
afterAll(() => door.close())

let accounts = 0
async function card(anna: Pick<Somebody, 'id' | 'siteId'>): Promise<BankCardId> {
  accounts += 1
  const number = String(773_011_450_000 + accounts)
  const house = { ...door, keys: testKeys, passwords: cheap, isOwnAddress: async () => false }
  const draft = { kind: 'bank', institution: 'chase', number, memo: '' } as const
  const proof = { password: PASSWORD, withdrawPassword: PIN }
  const who = { siteId: anna.siteId, memberId: anna.id, ip: null }
  const { id } = expectDone(await addCard(house, { draft, proof }, who, new Date()))
  await plant(
    door.database,
    `UPDATE bank_cards SET added_at = house_now() - interval '2 days',
      usable_at = house_now() - interval '1 day', verified_at = house_now(),
      verified_by = 'person' WHERE id = '${id}'`,
  )
  return id
}

/** Somebody with money and an account of their own. */
async function somebody(units = 50_000_000n) {
  accounts += 1
  const contact = { email: `outer${accounts}@example.com`, phone: `20255${90_000 + accounts}` }
  const anna = await steps.somebody({ personal: { name: 'Anna Way', ...contact } })
  const cardId = await card(anna)
  const id = newId()
  const entries = [
    { account: houseAccount(ORIEL, 'promotion', 'USD'), units: -units },
    { account: memberAccount(anna.id, 'available', 'USD'), units },
  ]
  const cause = { kind: 'grant', id } as const
  const ledger = createLedger(door.database)
  expectDone(await ledger.postAlone({ key: `grant:${id}`, kind: 'grant', cause, entries }))
  return { ...anna, cardId }
}
type Somebody = Awaited<ReturnType<typeof steps.somebody>>
type Outer = Awaited<ReturnType<typeof somebody>>

const draft = ({ cardId }: Pick<Outer, 'cardId'>, changes: Body = {}): Body => ({
  request_id: newId(),
  amount: '150.0000',
  bank_card_id: cardId,
  withdraw_password: PIN,
  ...changes,
})
const say = (anna: Outer, changes: Body = {}) => anna.say(withdrawalCall, draft(anna, changes))
async function made(anna: Outer): Promise<{ number: string } & Body> {
  const { body } = await say(anna)
  expect(body.code).toBe(100)
  return (body.data as { withdrawal: { number: string } & Body }).withdrawal
}

describe('a withdrawal', () => {
  test('is told with its clock, and stands at the counter until it is over', async () => {
    const anna = await somebody()
    const told = await made(anna)
    expect(told).toMatchObject({
      kind: 'bank',
      card: expect.stringMatching(/^Chase •••• \d{4}$/),
      amount: '150.0000',
      fee: '2.0000',
      receives: '148.0000',
      state: 'checking',
      reason: null,
      is_late: 0,
      stages: [{ stage: 'checking', left_at: null }],
      parts: [],
    })
    const { body } = await anna.say(withdrawalCounterCall, { currency: 'USD' })
    expect(body.data).toMatchObject({
      available: '4850.0000',
      free: '4850.0000',
      has_password: 1,
      held_until: null,
      today: 1,
      today_max: 5,
      may_cancel: 0,
      cards: [{ id: anna.cardId, is_verified: 1, usable_at: null, way: { min: '20.0000' } }],
      open: [{ number: told.number }],
    })
    const records = await anna.say(withdrawalRecordsCall, ALWAYS)
    expect(records.body.data).toMatchObject({ list: [{ number: told.number }], next: null })
    const state = await anna.say(withdrawalStateCall, { number: told.number })
    expect(state.body.data).toMatchObject({ withdrawal: { number: told.number } })
  })

  test('has a price and times that are told before', async () => {
    const anna = await somebody()
    const asked = { amount: '150.0000', bank_card_id: anna.cardId }
    const { body } = await anna.say(withdrawalQuoteCall, asked)
    expect(body.data).toMatchObject({
      fee: '2.0000',
      receives: '148.0000',
      promises: [
        { stage: 'checking', seconds: 120 },
        { stage: 'review', seconds: 1_800 },
        { stage: 'second', seconds: 900 },
        { stage: 'third', seconds: 900 },
        { stage: 'sending', seconds: 300 },
        { stage: 'arriving', seconds: 600 },
      ],
      pace: { count: 0, median_s: null, slow_s: null, kept_ppm: null },
    })
  })

  test('takes a proof of the last five minutes', async () => {
    const anna = await somebody()
    door.wait(6 * MINUTE_MS)
    expect((await say(anna)).body.code).toBe(PROOF_NEEDED)
  })

  test('of another member is not there', async () => {
    const [anna, ben] = [await somebody(), await somebody()]
    const { number } = await made(anna)
    expect((await ben.say(withdrawalStateCall, { number })).body.code).toBe(101)
    expect((await ben.say(withdrawalRecordsCall, ALWAYS)).body.data).toMatchObject({ list: [] })
    expect((await say(ben, { bank_card_id: anna.cardId })).body.code).toBe(101)
  })

  test.each(['-1', '0', '0.00001', '1e3', '１２', '922337203685477.5808', ''])(
    'of "%s" is refused, and nothing is held',
    async (amount) => {
      const anna = await somebody()
      const { status, body } = await say(anna, { amount })
      expect(status === 422 || body.code === 102 || body.code === 103).toBe(true)
      const { body: records } = await anna.say(withdrawalRecordsCall, ALWAYS)
      expect(records.data).toMatchObject({ list: [] })
    },
  )
})

const change = async (anna: Outer, what: string): Promise<Outer> => {
  await plant(door.database, what.replaceAll('$member', anna.id).replaceAll('$card', anna.cardId))
  return anna
}
const COOL = `UPDATE bank_cards SET usable_at = house_now() + interval '1 day',
  added_at = house_now() WHERE id = '$card'`
const UNKNOWN = `UPDATE bank_cards SET verified_at = NULL, verified_by = NULL WHERE id = '$card'`
const HELD = `UPDATE members SET withdraw_held_until = house_now() + interval '1 day'
  WHERE id = '$member'`
/** What a quote and a withdrawal are refused for alike. */
const whyNot = (
  ask: (anna: Outer, changes?: Body) => Promise<Awaited<ReturnType<typeof say>>>,
) => ({
  card_unknown: async () => ask(await somebody(), { bank_card_id: newId() }),
  amount_not_allowed: async () => ask(await somebody(), { amount: '19.9900' }),
  insufficient: async () => ask(await somebody(), { amount: '5000.0100' }),
  turnover_open: async () => {
    const anna = await somebody()
    const flags = { ...(await flagsOf(door.database.rows, ORIEL)), depositTurnover: 'refuse' }
    await door.database.transaction((work) =>
      openNeeds(work, ORIEL, flags as never, [
        { memberId: anna.id, currency: 'USD', cause: newId(), name: 'D', base: 49_000_000n },
      ]),
    )
    await plant(
      door.database,
      `UPDATE sites SET flags = flags || '{"depositTurnover": "refuse"}' WHERE id = ${ORIEL}`,
    )
    const said = await ask(anna)
    await plant(
      door.database,
      `UPDATE sites SET flags = flags - 'depositTurnover' WHERE id = ${ORIEL}`,
    )
    return said
  },
  held_until: async () => ask(await change(await somebody(), HELD)),
  card_cooling: async () => ask(await change(await somebody(), COOL)),
  card_unverified: async () => ask(await change(await somebody(), UNKNOWN)),
  day_limit: () => withLimits([[0, 1_000_000n]], async () => ask(await somebody())),
  identity_needed: () =>
    withLimits(
      [
        [0, 0n],
        [2, 900_000_000n],
      ],
      async () => ask(await somebody()),
    ),
  too_many_today: async () => {
    const anna = await somebody()
    await made(anna)
    await change(anna, FIVE)
    return ask({ ...anna, cardId: await card(anna) })
  },
  one_open: async () => {
    const anna = await somebody()
    await made(anna)
    return ask(anna)
  },
  withdrawals_closed: async () => {
    await plant(door.database, `UPDATE payment_methods SET closed_at = now() WHERE code = 'door'`)
    const said = await ask(await somebody())
    await plant(door.database, `UPDATE payment_methods SET closed_at = NULL WHERE code = 'door'`)
    return said
  },
})
const FIVE = `INSERT INTO withdrawals (id, site_id, member_id, number, card_id, method_id, kind,
    currency, amount, fee, settled, day, request_id, request_sha, state, people, stage,
    promised_at, ended_at, due_at)
  SELECT gen_random_uuid(), site_id, member_id, substr(number, 1, 12) || 10 + n, card_id,
    method_id, kind, currency, amount, fee, amount, day, gen_random_uuid(), request_sha, 'paid', 0,
    'ended', promised_at, house_now(), NULL
  FROM withdrawals, generate_series(1, 4) n WHERE member_id = '$member'`

async function withLimits<Value>(
  limits: readonly (readonly [tier: number, units: bigint])[],
  then: () => Promise<Value>,
): Promise<Value> {
  const where = { siteId: ORIEL, direction: 'out', currency: 'USD' } as const
  await plant(door.database, 'DELETE FROM payment_tier_limits')
  for (const [tier, units] of limits) {
    await saveTierLimit(door.database.rows, { ...where, tier }, units)
  }
  const value = await then()
  await plant(door.database, 'DELETE FROM payment_tier_limits')
  return value
}

everyReason(withdrawalCall, {
  ...whyNot(say),
  request_differs: async () => {
    const anna = await somebody()
    const request_id = newId()
    await say(anna, { request_id })
    return say(anna, { request_id, amount: '160.0000' })
  },
  withdraw_password_wrong: async () => say(await somebody(), { withdraw_password: '0000' }),
  withdraw_password_locked: async () => {
    const anna = await somebody()
    for (let count = 0; count < 5; count += 1) await say(anna, { withdraw_password: '0000' })
    return say(anna)
  },
  withdraw_password_unset: async () =>
    say(
      await change(
        await somebody(),
        `UPDATE members SET withdraw_password_hash = NULL WHERE id = '$member'`,
      ),
    ),
})

everyReason(
  withdrawalQuoteCall,
  whyNot((anna, changes = {}) => {
    const { amount, bank_card_id } = draft(anna, changes)
    return anna.say(withdrawalQuoteCall, { amount, bank_card_id })
  }),
)

everyReason(withdrawalStateCall, {
  withdrawal_unknown: async () => (await somebody()).say(withdrawalStateCall, { number: 'W1' }),
})

everyReason(withdrawalCancelCall, {
  withdrawal_unknown: async () => (await somebody()).say(withdrawalCancelCall, { number: 'W1' }),
  too_late: async () => {
    const anna = await somebody()
    return anna.say(withdrawalCancelCall, { number: (await made(anna)).number })
  },
})
