import { plant } from '@oriel/dev-world/testing/plant'
import {
  askFor,
  createOuthouse,
  FIRST,
  goOn,
  SECOND,
  type Outhouse,
} from '@oriel/domain/testing/outhouse'
import type { SendFate } from '@oriel/domain/testing/sent-outside'
import { newId } from '@oriel/core/id'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { approveWithdrawal } from './decide.ts'
import { hearPayouts, sweepPayouts } from './pay.ts'
import { sweepReturned } from './returned.ts'
import type { Withdrawal } from './rules.ts'

const MUCH = 50_000_000n
const ASKED = 1_500_000n
const NET = ASKED - 20_000n
/** What the provider keeps of its payouts. */
const COST = 120n

let house: Outhouse
beforeEach(async () => {
  house = await createOuthouse()
})
afterEach(async () => {
  expect(await house.judge()).toEqual([])
  await house.database.drop()
})

/** Asked for and approved by two people. */
async function approved(units = ASKED): Promise<Withdrawal> {
  const who = await house.holder(MUCH)
  const made = await askFor(house, who, units)
  for (let people = 0; people < (made.people ?? 0); people += 1) {
    const by = { staff: newId(), because: 'looked at it', now: new Date() }
    await house.database.transaction((work) => approveWithdrawal(work, house.ledger, made, by))
  }
  return house.read(made)
}
const once = (fate: SendFate, name = 'payout') => {
  let left = 1
  return (call: string): SendFate => {
    if (left === 0 || !call.startsWith(name)) return 'answered'
    left -= 1
    return fate
  }
}
const money = async ({ memberId }: Withdrawal) => ({
  available: await house.balance('available', memberId),
  held: await house.balance('held', memberId),
  first: await house.facing('clearing', FIRST),
  second: await house.facing('clearing', SECOND),
  fee: await house.facing('fee', FIRST),
})
const PAID = {
  available: MUCH - ASKED,
  held: 0n,
  first: NET + COST,
  second: 0n,
  fee: 20_000n - COST,
}
const BACK = { available: MUCH, held: 0n, first: 0n, second: 0n, fee: 0n }

describe('is paid once', () => {
  test('as asked, to the card, with its fee, and what the provider keeps', async () => {
    const made = await approved()
    await goOn(house)
    expect(await house.read(made)).toMatchObject({ state: 'paid', settled: ASKED, reason: null })
    expect(await money(made)).toEqual(PAID)
    expect(house.first.asked).toMatchObject([
      { amount: NET, currency: 'USD', payee: { kind: 'bank', holder: 'Anna Maria Way' } },
    ])
  })

  test.each<[string, SendFate]>([
    ['the request was lost', 'lost'],
    ['it was applied and the answer cut', 'cut'],
  ])('where %s', async (_name, fate) => {
    const made = await approved()
    house.first.plan(once(fate))
    await goOn(house, 5)
    expect(await house.read(made)).toMatchObject({ state: 'paid' })
    expect(await money(made)).toEqual(PAID)
    expect(house.first.paid).toBe(NET)
    expect(await house.payouts()).toHaveLength(1)
  })

  test.each([
    ['before', 1],
    ['after', 2],
  ])('where the request came late, %s we asked: never sent elsewhere', async (_when, tries) => {
    await house.secondLink()
    const made = await approved()
    house.first.plan(once('late'))
    await goOn(house, tries)
    house.first.arrive()
    await goOn(house, 4)
    expect(await house.read(made)).toMatchObject({ state: 'paid' })
    expect(house.first.paid).toBe(NET)
    expect(house.second.calls).toEqual([])
  })

  test('where it was refused after a send of which nothing is known: its status counts', async () => {
    await house.secondLink()
    const made = await approved()
    const fates: SendFate[] = ['late', 'refused']
    house.first.plan((call) =>
      call.startsWith('payout') ? (fates.shift() ?? 'answered') : 'answered',
    )
    await goOn(house, 2)
    expect(await house.read(made)).toMatchObject({ state: 'sending' })
    expect(house.second.calls).toEqual([])
    house.first.arrive()
    await goOn(house, 3)
    expect(await house.read(made)).toMatchObject({ state: 'paid' })
    expect(house.first.paid).toBe(NET)
    expect(house.second.calls).toEqual([])
  })

  test.each([
    ['in one go', ['answered', 'blind', 'refused', 'blind']],
    ['by a later try', ['answered', 'lost', 'blind', 'refused', 'blind']],
  ] as const)(
    'where what was taken is not seen and its resend refused, %s: never sent elsewhere',
    async (_when, told) => {
      await house.secondLink()
      const made = await approved()
      const fates: SendFate[] = [...told]
      house.first.becomes = 'pending'
      house.first.plan(() => fates.shift() ?? 'answered', 'insufficient_float')
      await goOn(house, 2)
      expect(await house.read(made)).toMatchObject({ state: 'sending' })
      house.first.turn('paid')
      await goOn(house, 3)
      expect(await house.read(made)).toMatchObject({ state: 'paid' })
      expect(house.second.calls).toEqual([])
    },
  )

  test('by eight processes at once, and a hook besides', async () => {
    const made = await approved()
    house.first.becomes = 'pending'
    await goOn(house, 1)
    house.first.turn('paid')
    const [payout] = await house.payouts()
    await house.wake()
    await Promise.all([
      ...Array.from({ length: 8 }, () => sweepPayouts(house.desk)),
      hearPayouts(house.desk, FIRST, [payout?.reference ?? '', 'nothing of ours']),
    ])
    await goOn(house)
    expect(await money(made)).toEqual(PAID)
  })

  test('while it is pending its member sees that it is on its way', async () => {
    const made = await approved()
    house.first.becomes = 'pending'
    await goOn(house)
    const shown = await house.read(made)
    expect(shown.state).toBe('sending')
    expect(shown.stages.map(({ stage }) => stage)).toEqual([
      'checking',
      'review',
      'second',
      'sending',
      'arriving',
    ])
    expect(shown.parts).toEqual([{ part: 1, amount: NET, state: 'under_way' }])
  })

  test('another amount than asked is taken for nothing, and is a case once it is late', async () => {
    const made = await approved()
    house.first.amountTold = NET - 1n
    await goOn(house)
    await plant(house.database, `UPDATE payouts SET made_at = now() - interval '11 minutes'`)
    await goOn(house)
    expect(await house.read(made)).toMatchObject({ state: 'sending', settled: 0n })
    expect(await house.cases()).toMatchObject([{ detail: { reason: 'other_amount' } }])
    house.first.amountTold = null
    await goOn(house)
    expect(await house.cases()).toEqual([])
    expect(await money(made)).toEqual(PAID)
  })
})

describe('a definite failure', () => {
  test('with no other link gives all back, the fee too', async () => {
    const made = await approved()
    house.first.plan(once('refused'), 'payee_invalid')
    await goOn(house)
    expect(await house.read(made)).toMatchObject({
      state: 'failed',
      reason: 'payee_invalid',
      released: ASKED,
    })
    expect(await money(made)).toEqual(BACK)
  })

  test('after it was accepted, an hour later, is held until then', async () => {
    const made = await approved()
    house.first.becomes = 'pending'
    await goOn(house)
    expect(await money(made)).toMatchObject({ held: ASKED })
    house.first.turn('failed', 'account_closed')
    await goOn(house)
    expect(await house.read(made)).toMatchObject({ state: 'failed', reason: 'account_closed' })
    expect(await money(made)).toEqual(BACK)
  })

  test('whose reason is a whole sentence gives all back', async () => {
    const made = await approved()
    house.first.becomes = 'pending'
    await goOn(house, 1)
    house.first.turn('failed', `The receiving bank says: ${'no '.repeat(60)}`)
    await goOn(house)
    expect(await house.read(made)).toMatchObject({ state: 'failed' })
    expect(await money(made)).toEqual(BACK)
  })

  test('goes to the next link, and what that one lacks to none', async () => {
    await house.secondLink()
    const made = await approved()
    house.first.plan(once('refused'), 'insufficient_float')
    await goOn(house)
    expect(await house.read(made)).toMatchObject({ state: 'paid' })
    expect(await money(made)).toMatchObject({ held: 0n, first: 0n, second: NET + COST })
    expect(house.second.asked[0]?.reference).not.toBe(house.first.asked[0]?.reference)
  })

  test('for now is tried again later under another reference', async () => {
    const made = await approved()
    house.first.plan(once('refused'), 'maintenance')
    await goOn(house, 1)
    expect(await house.read(made)).toMatchObject({ state: 'sending' })
    await goOn(house)
    expect(await house.read(made)).toMatchObject({ state: 'paid' })
    const references = (await house.payouts()).map(({ reference }) => reference)
    expect(new Set(references).size).toBe(2)
    expect(await money(made)).toEqual(PAID)
  })
})

describe('in parts', () => {
  const inThree = () => house.method({ max: 500_000n })

  test('each has its own reference, and the member sees one withdrawal', async () => {
    await inThree()
    const made = await approved()
    await goOn(house)
    const shown = await house.read(made)
    expect(shown).toMatchObject({ state: 'paid', settled: ASKED })
    expect(shown.parts.map(({ amount }) => amount)).toEqual([493_333n, 493_333n, 493_334n])
    expect(await money(made)).toMatchObject({ held: 0n, first: NET + 3n * COST })
  })

  test('the second of three fails for good: the others are paid, it is given back', async () => {
    await inThree()
    const made = await approved()
    let sent = 0
    house.first.plan((call) => {
      if (!call.startsWith('payout')) return 'answered'
      sent += 1
      return sent === 2 ? 'refused' : 'answered'
    }, 'payee_blocked')
    await goOn(house)
    const shown = await house.read(made)
    expect(shown).toMatchObject({ state: 'paid', reason: 'payee_blocked' })
    expect(shown.parts.map(({ state }) => state).toSorted()).toEqual(['failed', 'paid', 'paid'])
    expect(shown.settled + shown.released).toBe(ASKED)
    expect(await money(made)).toMatchObject({ held: 0n, fee: 20_000n - 2n * COST })
  })

  test('all fail: the fee comes last, and once', async () => {
    await inThree()
    const made = await approved()
    house.first.plan(
      (call) => (call.startsWith('payout') ? 'refused' : 'answered'),
      'payee_invalid',
    )
    await goOn(house)
    expect(await house.read(made)).toMatchObject({ state: 'failed', released: ASKED })
    expect(await money(made)).toEqual(BACK)
  })
})

describe('a bank sends it back', () => {
  const DAYS = `UPDATE payouts SET again_at = house_now() - interval '1 s'`

  test('three days later, and the fee with it', async () => {
    const made = await approved()
    await goOn(house)
    house.first.turn('returned', 'bank_error')
    await plant(house.database, DAYS)
    await sweepReturned(house.desk)
    await plant(house.database, DAYS)
    await sweepReturned(house.desk)
    expect(await house.read(made)).toMatchObject({ state: 'returned', reason: 'bank_error' })
    expect(await money(made)).toEqual({ ...BACK, first: COST, fee: -COST })
  })

  test('is asked about again where nobody answered, and another amount is a case', async () => {
    const made = await approved()
    await goOn(house)
    house.first.turn('returned', 'bank_error')
    await plant(house.database, DAYS)
    house.first.plan(() => 'lost')
    await sweepReturned(house.desk)
    const [payout] = await house.payouts()
    expect(payout?.again_at?.getTime()).toBeLessThan(Date.now() + 660_000)
    house.first.plan(() => 'answered')
    house.first.amountTold = 1n
    await plant(house.database, DAYS)
    await sweepReturned(house.desk)
    expect(await house.read(made)).toMatchObject({ state: 'paid' })
    expect(await house.cases()).toMatchObject([{ detail: { reason: 'other_amount' } }])
    house.first.amountTold = null
    await plant(house.database, DAYS)
    await sweepReturned(house.desk)
    expect(await house.read(made)).toMatchObject({ state: 'returned' })
    expect(await house.cases()).toEqual([])
  })

  test('because the account was wrong: the fee stays paid', async () => {
    const made = await approved()
    await goOn(house)
    house.first.turn('returned', 'payee_invalid')
    const [payout] = await house.payouts()
    await hearPayouts(house.desk, FIRST, [payout?.reference ?? ''])
    await hearPayouts(house.desk, FIRST, [payout?.reference ?? ''])
    expect(await house.read(made)).toMatchObject({ state: 'returned' })
    expect(await money(made)).toMatchObject({ available: MUCH - 20_000n, held: 0n })
  })

  test('before we knew that it was paid', async () => {
    const made = await approved()
    house.first.plan(once('cut'))
    await goOn(house, 1)
    house.first.turn('returned', 'bank_error')
    await goOn(house)
    expect(await house.read(made)).toMatchObject({ state: 'returned' })
    expect(await money(made)).toMatchObject({ available: MUCH, held: 0n })
  })
})
