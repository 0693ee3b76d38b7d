import { toldDatabase } from '@oriel/dev-world/testing/test-db'
import type { Actor } from '@oriel/domain/command'
import {
  actAlone,
  commands,
  decideProposal,
  expireProposals,
  makeProposal,
  withdrawProposal,
  type ProposalId,
  type Vote,
} from '@oriel/domain/proposal'
import { newId } from '@oriel/core/id'
import { money } from '@oriel/core/money'
import { expectDone } from '@oriel/core/outcome'
import { createLedger } from '@oriel/ledger/ledger'
import { sql } from 'kysely'
import { reasonOf } from '@oriel/domain/testing/cards'
import { openTestOffice, type TestOffice } from '@oriel/domain/testing/office'
import { askFor, HERE, openOuthouse, type Outhouse } from '@oriel/domain/testing/outhouse'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import type { Withdrawal } from './rules.ts'

const MUCH = 50_000_000n
const houseNow = sql<Date>`house_now()`
const WHY = 'looked at card, devices and rounds'
const NOW = new Date('2026-11-19T12:00:00.000Z')

let house: Outhouse
let office: TestOffice
beforeEach(async () => {
  house = await openOuthouse(await toldDatabase())
  office = openTestOffice(house.database, 8)
})
afterEach(async () => {
  expect(await house.judge()).toEqual([])
  await office.close()
  await house.database.drop()
})

const askedOf = (permission: 'withdrawal.review' | 'withdrawal.approve', input: object) => {
  const one = commands.get(permission)
  if (!one) throw new Error(`there is no ${permission}`)
  return { one, input, siteId: HERE }
}
const said = { reason: WHY, now: NOW }
const review = (actor: Actor, { id }: Withdrawal, changes: object = {}) => {
  const input = { withdrawal_id: id, decision: 'approve', ...changes }
  return actAlone(office.tools, actor, askedOf('withdrawal.review', input), said)
}
const refuse = (actor: Actor, withdrawal: Withdrawal) =>
  review(actor, withdrawal, { decision: 'refuse', because: 'documents_needed' })
const propose = (actor: Actor, { id }: Withdrawal) =>
  makeProposal(office.tools, actor, askedOf('withdrawal.approve', { withdrawal_id: id }), WHY, NOW)
async function vote(actor: Actor, id: ProposalId, given: Vote = 'yes') {
  const { command_hash: hash } = await office.office.rows
    .selectFrom('proposals')
    .select('command_hash')
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  return decideProposal(office.tools, commands, actor, { id, vote: given, reason: WHY, hash }, NOW)
}
const stateOf = async (id: ProposalId) =>
  (
    await office.office.rows
      .selectFrom('proposals')
      .select('state')
      .where('id', '=', id)
      .executeTakeFirstOrThrow()
  ).state

/** One that needs two people for it is the first to its card, or one or three by its amount. */
async function asked(units: bigint, isKnown = true): Promise<Withdrawal> {
  const who = await house.holder(MUCH)
  if (isKnown) await house.paidBefore(who.cardId)
  return askFor(house, who, units)
}
const forOne = () => asked(3_000_000n)
const forTwo = () => asked(1_500_000n, false)
const forThree = () => asked(25_000_000n)
const decidedBy = ({ id }: Withdrawal) =>
  house.database.rows
    .selectFrom('withdrawals')
    .select(['first_by', 'second_by', 'third_by'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow()

describe('where one person is enough', () => {
  test('they approve it alone, and a proposal is refused', async () => {
    const made = await forOne()
    const maker = await office.actor('pham.ha')
    expect(reasonOf(await propose(maker, made))).toBe('one_is_enough')
    expect(reasonOf(await review(maker, made))).toBe('done')
    expect(await house.read(made)).toMatchObject({ state: 'approved' })
    expect(await decidedBy(made)).toMatchObject({ first_by: maker.staffId })
    expect(reasonOf(await review(maker, made))).toBe('already_decided')
  })

  test('they refuse it with a reason that its member reads', async () => {
    const made = await forOne()
    const maker = await office.actor('pham.ha')
    expect(reasonOf(await review(maker, made, { decision: 'refuse' }))).toBe('invalid_input')
    expect(reasonOf(await refuse(maker, made))).toBe('done')
    expect(await house.read(made)).toMatchObject({ state: 'refused', reason: 'documents_needed' })
    expect(await house.balance('available', made.memberId)).toBe(MUCH)
  })

  test('support does neither', async () => {
    const made = await forOne()
    expect(reasonOf(await review(await office.actor('mai.srisuk'), made))).toBe('not_allowed')
    expect(reasonOf(await refuse(await office.actor('mai.srisuk'), made))).toBe('not_allowed')
  })
})

describe('where it takes several', () => {
  test('nobody approves it alone', async () => {
    const made = await forTwo()
    const checker = await office.actor('tran.lan')
    expect(reasonOf(await review(checker, made))).toBe('needs_more')
    expect(await house.read(made)).toMatchObject({ state: 'review' })
  })

  test('the second yes approves it, and its member has seen the first one', async () => {
    const made = await forTwo()
    const [maker, checker] = [await office.actor('pham.ha'), await office.actor('tran.lan')]
    const id = expectDone(await propose(maker, made))
    expect(await house.read(made)).toMatchObject({ state: 'second' })
    expect(expectDone(await vote(checker, id))).toBe('done')
    const { state, stages } = await house.read(made)
    expect(state).toBe('approved')
    expect(stages.map(({ stage }) => stage)).toEqual(['checking', 'review', 'second', 'sending'])
    expect(await decidedBy(made)).toEqual({
      first_by: maker.staffId,
      second_by: checker.staffId,
      third_by: null,
    })
  })

  test('the third yes approves it', async () => {
    const made = await forThree()
    const [maker, checker, risk] = [
      await office.actor('pham.ha'),
      await office.actor('tran.lan'),
      await office.actor('kenji.mori'),
    ]
    const id = expectDone(await propose(maker, made))
    expect(expectDone(await vote(checker, id))).toBe('counted')
    expect(await house.read(made)).toMatchObject({ state: 'third' })
    expect(expectDone(await vote(risk, id))).toBe('done')
    expect(await house.read(made)).toMatchObject({ state: 'approved' })
    expect(await decidedBy(made)).toMatchObject({ third_by: risk.staffId })
  })

  test('the first one is not the second one, in another session either', async () => {
    const made = await forTwo()
    const id = expectDone(await propose(await office.actor('tran.lan'), made))
    expect(reasonOf(await vote(await office.actor('tran.lan'), id))).toBe('same_person')
    expect(await house.read(made)).toMatchObject({ state: 'second' })
  })

  test('who has lost their role before they decide decides nothing', async () => {
    const made = await forTwo()
    const id = expectDone(await propose(await office.actor('pham.ha'), made))
    const checker = await office.actor('tran.lan')
    await office.asOwner(`DELETE FROM staff_sites WHERE staff_id = '${checker.staffId}'`)
    expect(reasonOf(await vote(checker, id))).toBe('not_allowed')
    expect(reasonOf(await refuse(checker, made))).toBe('not_allowed')
    expect(await house.read(made)).toMatchObject({ state: 'second' })
  })

  test.each<[string, (maker: Actor, id: ProposalId) => Promise<unknown>]>([
    ['somebody says no', async (_maker, id) => vote(await office.actor('tran.lan'), id, 'no')],
    [
      'the first one takes it back',
      (maker, id) => withdrawProposal(office.tools, commands, maker, { id, reason: WHY }),
    ],
    [
      'nobody votes in time',
      async (_maker, id) => {
        await office.asOwner(`ALTER TABLE proposals DISABLE TRIGGER USER;
          UPDATE proposals SET expires_at = house_now() - interval '1 s' WHERE id = '${id}'`)
        return expireProposals({ ...office.tools, database: house.database })
      },
    ],
  ])('its first look begins again where %s', async (_when, end) => {
    const made = await forTwo()
    const maker = await office.actor('pham.ha')
    await end(maker, expectDone(await propose(maker, made)))
    expect(await house.read(made)).toMatchObject({ state: 'review' })
    expect(await decidedBy(made)).toMatchObject({ first_by: null, second_by: null })
    const id = expectDone(await propose(maker, made))
    expect(expectDone(await vote(await office.actor('tran.lan'), id))).toBe('done')
  })

  test.each([
    ['approve it with nobody', `people = 0, state = 'approved', due_at = now()`],
    ['need nobody', 'people = 0'],
    [
      'approve it without a proposal',
      `first_by = gen_random_uuid(), second_by = gen_random_uuid(), state = 'approved'`,
    ],
    ['call it paid', `state = 'paid'`],
  ])('who has the rights of the office alone cannot %s', async (_what, change) => {
    const { id } = await forTwo()
    const text = `UPDATE withdrawals SET ${change} WHERE id = '${id}'`
    await expect(office.office.pool.query(text)).rejects.toThrow('nobody agreed')
  })

  test('nor give back what another withdrawal holds', async () => {
    const [one, other] = [await forTwo(), await forTwo()]
    const staff = newId()
    const given = office.office.transaction(async (work) => {
      const ledger = createLedger(office.office)
      await work
        .updateTable('withdrawals')
        .set({ state: 'refused', refused_by: staff, released: one.amount, ended_at: houseNow })
        .where('id', '=', one.id)
        .execute()
      return ledger.release(work, {
        hold: other.id,
        key: `withdrawal:${one.id}:released`,
        cause: { kind: 'withdrawal', id: one.id },
        amount: money(other.amount, 'USD'),
      })
    })
    await expect(given).rejects.toThrow('without a proposal')
    expect(await house.balance('held', other.memberId)).toBe(other.amount)
  })

  test('who refuses it ends what waits for votes', async () => {
    const made = await forTwo()
    const id = expectDone(await propose(await office.actor('pham.ha'), made))
    expect(reasonOf(await refuse(await office.actor('tran.lan'), made))).toBe('done')
    expect(await house.read(made)).toMatchObject({ state: 'refused' })
    expect(await stateOf(id)).toBe('stale')
    expect(reasonOf(await vote(await office.actor('kenji.mori'), id))).toBe('not_open')
    expect(await house.balance('available', made.memberId)).toBe(MUCH)
  })
})
