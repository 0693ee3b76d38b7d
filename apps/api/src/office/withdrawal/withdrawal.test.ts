import { proposalCall, voteCall } from '@oriel/contract/office/proposal'
import {
  approveWithdrawal,
  reviewWithdrawal,
  withdrawalRefusals,
} from '@oriel/contract/office/withdrawal'
import { askFor, openOuthouse, type Outhouse } from '@oriel/domain/testing/outhouse'
import { refuseReasons, type Withdrawal } from '@oriel/domain/withdrawal'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openOffice, type Desk, type OpenOffice } from '../../testing/open-office.ts'

const MUCH = 50_000_000n
const WHY = 'looked at card, devices and rounds'

let office: OpenOffice
let house: Outhouse
let maker: Desk
let checker: Desk
beforeAll(async () => {
  office = await openOffice()
  house = await openOuthouse(office.database)
  maker = await office.signIn('pham.ha')
  checker = await office.signIn('tran.lan')
})
afterAll(() => office.close())

/** One above what goes by itself; the first to its card takes two people. */
async function asked(isKnown: boolean): Promise<Withdrawal> {
  const who = await house.holder(MUCH)
  if (isKnown) await house.paidBefore(who.cardId)
  return askFor(house, who, 3_000_000n)
}

test('the office offers the reasons that members read, and no other', () => {
  expect(withdrawalRefusals).toEqual(refuseReasons)
})

test('one person approves what one may, having seen what becomes of it', async () => {
  const made = await asked(true)
  const input = { withdrawal_id: made.id, decision: 'approve' }
  expect(await maker.get(reviewWithdrawal.preview, input)).toMatchObject({
    before: { withdrawal: made.number, amount: '300.00 USD', state: 'review', people: 1 },
    after: { state: 'approved', approved_by: 1 },
    journals: [],
    needs: 1,
  })
  const { body } = await maker.say(reviewWithdrawal.run, { ...input, reason: WHY })
  expect(body).toMatchObject({ code: 100, data: { proposal: null } })
  const again = await maker.say(reviewWithdrawal.run, { ...input, reason: WHY })
  expect(again.body.code).toBe(110)
})

test('two decide what takes two, the second by a vote', async () => {
  const made = await asked(false)
  const id = { withdrawal_id: made.id }
  const alone = { ...id, decision: 'approve', reason: WHY }
  expect((await maker.say(reviewWithdrawal.run, alone)).body.code).toBe(111)
  expect(await maker.get(approveWithdrawal.preview, id)).toMatchObject({ needs: 2 })
  const { proposal } = await maker.get<{ proposal: string }>(approveWithdrawal.run, {
    ...id,
    reason: WHY,
  })
  expect(await house.read(made)).toMatchObject({ state: 'second' })
  const seen = await checker.get<{ id: string; hash: string }>(proposalCall, { number: proposal })
  expect(seen).toMatchObject({ before: { withdrawal: made.number, state: 'review' } })
  const vote = { number: proposal, vote: 'yes', reason: WHY, hash: seen.hash }
  expect((await checker.say(voteCall, vote)).body).toMatchObject({ code: 100 })
  expect(await house.read(made)).toMatchObject({ state: 'approved' })
})

test('whoever refuses it names what its member reads', async () => {
  const made = await asked(true)
  const input = { withdrawal_id: made.id, decision: 'refuse', because: 'terms_broken' }
  const shown = await checker.get<{ journals: { amount: string }[] }>(
    reviewWithdrawal.preview,
    input,
  )
  expect(shown.journals.map(({ amount }) => amount).toSorted()).toEqual(['-3000000', '3000000'])
  expect((await checker.say(reviewWithdrawal.run, { ...input, reason: WHY })).body.code).toBe(100)
  expect(await house.read(made)).toMatchObject({ state: 'refused', reason: 'terms_broken' })
  const open = { ...input, because: 'because' }
  expect((await checker.say(reviewWithdrawal.run, { ...open, reason: WHY })).status).toBe(422)
})
