import { memberBankCardsCall, verifyBankCard } from '@oriel/contract/office/bank-card'
import { memberPersonCall } from '@oriel/contract/office/person'
import { newId } from '@oriel/core/id'
import { expectDone } from '@oriel/core/outcome'
import { CAST_PASSWORD, CAST_WITHDRAW_PASSWORD, ORIEL, SECOND } from '@oriel/dev-world/cast'
import { addCard, askVerified, listCards, removeCard, type BankCard } from '@oriel/domain/bank-card'
import { findMember, writePersonal, type Member } from '@oriel/domain/member'
import { createPasswords } from '@oriel/domain/password'
import { testKeys } from '@oriel/keys/testing/test-keys'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openOffice, type Desk, type OpenOffice } from '../../testing/open-office.ts'

const WHY = 'saw a letter of the bank'
const NUMBER = '773011459082'

let office: OpenOffice
let finance: Desk
let support: Desk
let sophia: Member
beforeAll(async () => {
  office = await openOffice()
  finance = await office.signIn('pham.ha')
  support = await office.signIn('mai.srisuk')
  const found = await findMember(office.database.rows, ORIEL, 'sophia')
  if (!found) throw new Error('sophia is in every story')
  sophia = found
})
afterAll(() => office.close())

const whoOf = ({ siteId, id: memberId }: Member) => ({ siteId, memberId, ip: null })
const house = () => ({
  database: office.database,
  keys: testKeys,
  passwords: createPasswords(testKeys),
  isOwnAddress: async () => false,
})
async function give(member: Member, number = NUMBER): Promise<BankCard> {
  const draft = { kind: 'bank', institution: 'chase', number, memo: '' } as const
  const proof = { password: CAST_PASSWORD, withdrawPassword: CAST_WITHDRAW_PASSWORD }
  return expectDone(await addCard(house(), { draft, proof }, whoOf(member), new Date()))
}
type Line = { id: string; card: string; state: string; review: string | null }
const list = async (desk = support) =>
  (await desk.get<{ list: Line[] }>(memberBankCardsCall, { member_id: sophia.id })).list
const clear = async () => {
  for (const { id } of await listCards(office.database.rows, sophia.id)) {
    expectDone(await removeCard(house(), id, whoOf(sophia), new Date()))
  }
}

test('support sees the cards of a member by their last four, and changes none', async () => {
  const { id } = await give(sophia)
  expectDone(await askVerified(house(), id, whoOf(sophia), new Date()))
  const found = await list()
  expect(found).toMatchObject([
    { id, card: 'Chase •••• 9082', state: 'review', review: 'asked', verified_by: null },
  ])
  expect(JSON.stringify(found)).not.toContain(NUMBER.slice(0, 6))
  const body = { card_id: id, decision: 'verify', reason: WHY }
  expect((await support.say(verifyBankCard.run, body)).status).toBe(403)
  await clear()
})

test('finance verifies a card after seeing what it changes, and refuses another', async () => {
  const { id } = await give(sophia)
  const shown = await finance.get<{ before: object; after: object }>(verifyBankCard.preview, {
    card_id: id,
    decision: 'verify',
  })
  expect(shown).toMatchObject({
    before: { bank_card: 'Chase •••• 9082', holder: 'S•••d', state: 'unverified' },
    after: { state: 'verified' },
  })
  const say = (decision: string, reason = WHY) =>
    finance.say(verifyBankCard.run, { card_id: id, decision, reason })
  expect((await say('verify', 'short')).status).toBe(422)
  expect((await say('verify')).body).toMatchObject({ code: 100, data: { proposal: null } })
  expect(await list()).toMatchObject([{ id, state: 'verified', verified_by: 'person' }, {}])
  expect((await say('verify')).body.code).toBe(110)
  expect((await say('refuse')).body.code).toBe(100)
  expect(await list()).toMatchObject([{ id, state: 'refused', removed_because: 'person' }, {}])
  expect((await say('refuse')).body.code).toBe(110)
})

test('a card or a member of another site is as unknown as none', async () => {
  const stranger = await findMember(office.database.rows, SECOND, 'tanawat')
  for (const member_id of [stranger?.id, newId()]) {
    expect((await support.say(memberBankCardsCall, { member_id })).body.code).toBe(101)
  }
  const body = { card_id: newId(), decision: 'verify', reason: WHY }
  expect((await finance.say(verifyBankCard.run, body)).body.code).toBe(101)
})

test('two who have had one account are one person, which the office sees', async () => {
  const { id } = await give(sophia, '5550001112')
  expectDone(await removeCard(house(), id, whoOf(sophia), new Date()))
  const other = await findMember(office.database.rows, ORIEL, 'firstday')
  if (!other) throw new Error('firstday is in every story')
  await office.database.transaction((work) =>
    writePersonal(work, testKeys, other.id, { name: 'First Day' }),
  )
  await give(other, '5550001112')
  const seen = await support.get<{ list: object[] }>(memberPersonCall, { member_id: sophia.id })
  expect(seen.list).toMatchObject([{ id: other.id, account: 'firstday', shares: ['card'] }])
})

test('the office reads no number, and changes only what a decision changes', async () => {
  const { pool } = office.office
  for (const statement of [
    'SELECT number_sealed FROM bank_cards',
    'SELECT memo_sealed FROM bank_cards',
    'UPDATE bank_cards SET usable_at = house_now()',
    'DELETE FROM bank_cards',
  ]) {
    await expect(pool.query(statement)).rejects.toThrow('permission denied')
  }
})
