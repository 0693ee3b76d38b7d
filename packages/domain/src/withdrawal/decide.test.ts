import { newId } from '@oriel/core/id'
import { expectDone } from '@oriel/core/outcome'
import { plant } from '@oriel/dev-world/testing/plant'
import { answered, unknown } from '@oriel/domain/provider'
import { openNeeds } from '@oriel/domain/turnover'
import { reasonOf } from '@oriel/domain/testing/cards'
import { cheapPasswords, SITE } from '@oriel/domain/testing/people'
import {
  askedOf,
  askFor,
  createOuthouse,
  FIRST,
  HERE,
  type Outhouse,
} from '@oriel/domain/testing/outhouse'
import { removeCard } from '@oriel/domain/bank-card'
import { findMemberById } from '@oriel/domain/member'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { askWithdrawal } from './ask.ts'
import { approveWithdrawal, cancelWithdrawal, refuseWithdrawal } from './decide.ts'
import { sweepWithdrawals, watchPromises } from './drive.ts'
import { listWithdrawals, quoteWithdrawal, readCounter } from './read.ts'

const MUCH = 50_000_000n
const NOW = new Date('2026-11-19T12:00:00.000Z')

let house: Outhouse
beforeEach(async () => {
  house = await createOuthouse()
})
afterEach(async () => {
  expect(await house.judge()).toEqual([])
  await house.database.drop()
})

type Who = Awaited<ReturnType<Outhouse['holder']>>
const ask = (who: Who, amount: bigint, changes: object = {}) =>
  askWithdrawal(
    { ...house.desk, passwords: cheapPasswords },
    { ...askedOf(who, amount), ...changes },
  )
const by = (staff: string) => ({ staff, because: 'looked at it all', now: NOW })
const STAFF = [newId(), newId(), newId(), newId()] as const
const yes = (id: Parameters<typeof approveWithdrawal>[2]['id'], staff: string) =>
  house.database.transaction((work) =>
    approveWithdrawal(work, house.ledger, { siteId: HERE, id }, by(staff)),
  )
describe('checks', () => {
  test('a small one to a card that was paid before goes by itself', async () => {
    const who = await house.holder(MUCH)
    await house.paidBefore(who.cardId)
    const made = await askFor(house, who, 1_500_000n)
    expect(made).toMatchObject({ state: 'approved', people: 0, reason: null })
    expect(made.stages.map(({ stage }) => stage)).toEqual(['checking', 'sending'])
  })

  test('the first one to a card is for two people, and its member reads why', async () => {
    const who = await house.holder(MUCH)
    const made = await askFor(house, who, 1_500_000n)
    expect(made).toMatchObject({ state: 'review', people: 2, reason: 'first_to_card' })
    expect(made.stages.at(-1)).toMatchObject({ stage: 'review', leftAt: null })
  })

  test('an amount alone is for people too', async () => {
    const who = await house.holder(MUCH)
    await house.paidBefore(who.cardId)
    const made = await askFor(house, who, 3_000_000n)
    expect(made).toMatchObject({ state: 'review', people: 1, reason: 'amount' })
  })

  test('missing stakes are for people to look at', async () => {
    const who = await house.holder(MUCH)
    await house.paidBefore(who.cardId)
    const need = { memberId: who.member.id, currency: 'USD', cause: 'a', name: 'a' } as const
    await house.database.transaction((work) =>
      openNeeds(work, HERE, SITE.flags, [{ ...need, base: 1_000_000n }]),
    )
    const made = await askFor(house, who, 1_500_000n)
    expect(made).toMatchObject({ state: 'review', reason: 'stakes_missing' })
  })

  test('whoever stands on a list is refused without the reason', async () => {
    house.screened.said = answered('hit')
    const who = await house.holder(MUCH)
    const made = await askFor(house, who, 1_500_000n)
    expect(made).toMatchObject({ state: 'refused', reason: 'account_checks' })
    expect(made.checks.find(({ rule }) => rule === 'screening')).toMatchObject({ says: 'refuse' })
    expect(await house.balance('available', who.member.id)).toBe(MUCH)
    const found = await findMemberById(house.database.rows, HERE, who.member.id)
    expect(found?.state).toBe('frozen')
    expect(await house.cases()).toMatchObject([{ subject: `listed:${made.number}` }])
  })

  test('a list that does not answer decides nothing; it is asked again', async () => {
    house.screened.said = unknown('timeout')
    const who = await house.holder(MUCH)
    const made = await askFor(house, who, 1_500_000n)
    expect(made).toMatchObject({ state: 'checking', checks: [] })
    house.screened.said = answered('clear')
    await house.wake()
    await sweepWithdrawals(house.desk)
    expect(await house.read(made)).toMatchObject({ state: 'review' })
  })

  test('eight processes check it once', async () => {
    const who = await house.holder(MUCH)
    const made = expectDone(await ask(who, 1_500_000n))
    await Promise.all(Array.from({ length: 8 }, () => sweepWithdrawals(house.desk)))
    expect(await house.read(made)).toMatchObject({ state: 'review', tries: 1 })
  })

  test('what is past its promise says so, is a case, and says it once', async () => {
    const who = await house.holder(MUCH)
    const made = await askFor(house, who, 1_500_000n)
    expect(await watchPromises(house.desk)).toBe(0)
    await plant(house.database, `UPDATE withdrawals SET promised_at = house_now() - interval '1 s'`)
    expect(await watchPromises(house.desk)).toBe(1)
    expect(await watchPromises(house.desk)).toBe(0)
    expect(await house.read(made)).toMatchObject({ isLate: true })
    expect(await house.cases()).toMatchObject([
      { subject: made.number, detail: { number: made.number, stage: 'review' } },
    ])
  })
})

describe('people', () => {
  test.each([
    [3_000_000n, 1, ['approved']],
    [6_000_000n, 2, ['second', 'approved']],
    [30_000_000n, 3, ['second', 'third', 'approved']],
  ] as const)('%s units take %s of them', async (amount, people, states) => {
    const who = await house.holder(MUCH)
    await house.paidBefore(who.cardId)
    const { id } = await askFor(house, who, amount)
    const seen: string[] = []
    for (const staff of STAFF.slice(0, people)) {
      seen.push(expectDone(await yes(id, staff)).state)
    }
    expect(seen).toEqual(states)
    expect(reasonOf(await yes(id, STAFF[3]))).toBe('already_decided')
  })

  test('nobody counts twice, and the database says so too', async () => {
    const who = await house.holder(MUCH)
    const { id } = await askFor(house, who, 1_500_000n)
    expect(reasonOf(await yes(id, STAFF[0]))).toBe('done')
    expect(reasonOf(await yes(id, STAFF[0]))).toBe('same_person')
    const again = `UPDATE withdrawals SET second_by = '${STAFF[0]}', state = 'approved'
      WHERE id = '${id}'`
    await expect(plant(house.database, again)).rejects.toThrow('withdrawals_people')
    const alone = `UPDATE withdrawals SET state = 'approved' WHERE id = '${id}'`
    await expect(plant(house.database, alone)).rejects.toThrow('withdrawals_enough')
  })

  test('twenty last yeses at once are one', async () => {
    const who = await house.holder(MUCH)
    const { id } = await askFor(house, who, 1_500_000n)
    await yes(id, STAFF[0])
    const said = await Promise.all(Array.from({ length: 20 }, () => yes(id, newId())))
    expect(said.filter(({ ok }) => ok)).toHaveLength(1)
  })

  test('a no gives everything back, with a sentence', async () => {
    const who = await house.holder(MUCH)
    const made = await askFor(house, who, 1_500_000n)
    const said = await house.database.transaction((work) =>
      refuseWithdrawal(
        work,
        house.ledger,
        { siteId: HERE, id: made.id, reason: 'documents_needed' },
        by(STAFF[0]),
      ),
    )
    expect(expectDone(said)).toMatchObject({ state: 'refused', reason: 'documents_needed' })
    expect(await house.balance('available', who.member.id)).toBe(MUCH)
    expect(reasonOf(await yes(made.id, STAFF[1]))).toBe('already_decided')
    expect(reasonOf(await ask(who, 1_500_000n))).toBe('done')
  })

  test('nothing goes to a card that was removed while it waited', async () => {
    const who = await house.holder(MUCH)
    const { id } = await askFor(house, who, 1_500_000n)
    await yes(id, STAFF[0])
    const owner = { siteId: HERE, memberId: who.member.id, ip: null }
    expectDone(await removeCard(house.desk, who.cardId, owner, NOW))
    expect(expectDone(await yes(id, STAFF[1]))).toMatchObject({
      state: 'refused',
      reason: 'card_known',
    })
  })

  test('of another site it is not there', async () => {
    const who = await house.holder(MUCH)
    const { id } = await askFor(house, who, 1_500_000n)
    const said = await house.database.transaction((work) =>
      approveWithdrawal(work, house.ledger, { siteId: 77 as never, id }, by(STAFF[0])),
    )
    expect(reasonOf(said)).toBe('withdrawal_unknown')
  })
})

describe('its member', () => {
  test('takes nothing back, unless the site of play money lets them, and then only early', async () => {
    const who = await house.holder(MUCH)
    const { number } = expectDone(await ask(who, 1_500_000n))
    const own = { siteId: HERE, memberId: who.member.id, number }
    expect(reasonOf(await cancelWithdrawal(house.desk, own))).toBe('too_late')
    await plant(
      house.database,
      `UPDATE sites SET flags = flags || '{"withdrawalCancel": "before_review"}'`,
    )
    expect(expectDone(await cancelWithdrawal(house.desk, own))).toMatchObject({ state: 'refused' })
    expect(await house.balance('available', who.member.id)).toBe(MUCH)
    const other = await askFor(house, who, 1_500_000n)
    const late = { ...own, number: other.number }
    expect(reasonOf(await cancelWithdrawal(house.desk, late))).toBe('too_late')
    const stranger = { ...late, memberId: (await house.holder(0n)).member.id }
    expect(reasonOf(await cancelWithdrawal(house.desk, stranger))).toBe('withdrawal_unknown')
  })

  test('sees what is free, their cards, what is open, and pages of what was', async () => {
    const who = await house.holder(MUCH)
    await askFor(house, who, 1_500_000n)
    const whose = { siteId: HERE, memberId: who.member.id, currency: 'USD' } as const
    const counter = await readCounter(house.database.rows, whose)
    expect(counter).toMatchObject({
      free: MUCH - 1_500_000n,
      hasPassword: true,
      heldUntil: null,
      cards: [{ id: who.cardId, method: { linkId: FIRST } }],
      open: [{ card: expect.stringContaining('Harbour Bank'), parts: [] }],
    })
    const page = await listWithdrawals(house.database.rows, {
      memberId: who.member.id,
      from: new Date(0),
      to: new Date('2100-01-01'),
      after: null,
      count: 1,
    })
    expect(page).toMatchObject({ withdrawals: [{ amount: 1_500_000n }], next: null })
  })

  test('is told what it costs before, and how long the last ones took', async () => {
    const who = await house.holder(MUCH)
    const asked = { siteId: HERE, memberId: who.member.id, cardId: who.cardId }
    expect(
      expectDone(await quoteWithdrawal(house.desk, { ...asked, amount: 1_500_000n })),
    ).toMatchObject({ fee: 20_000n, pace: { count: 0, medianS: null } })
    await house.paidBefore(who.cardId)
    const quoted = await quoteWithdrawal(house.desk, { ...asked, amount: 1_500_000n })
    expect(expectDone(quoted)).toMatchObject({ pace: { count: 1, medianS: 0, keptPpm: 1_000_000 } })
    expect(await house.balance('held', who.member.id)).toBe(0n)
  })
})
