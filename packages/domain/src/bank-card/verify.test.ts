import type { BankCardId } from '@oriel/core/id'
import { done, expectDone } from '@oriel/core/outcome'
import { moveClock } from '@oriel/dev-world/testing/move-clock'
import { testDatabase, type TestDatabase } from '@oriel/dev-world/testing/test-db'
import { listAudit } from '@oriel/domain/audit'
import { previewCommand, runNoted } from '@oriel/domain/command'
import type { Member } from '@oriel/domain/member'
import { testKeys } from '@oriel/keys/testing/test-keys'
import { createLedger } from '@oriel/ledger/ledger'
import { siteId } from '@oriel/core/id'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { makeSite, NOON } from '../examples.ts'
import {
  cardHouse,
  draftOf,
  giveCard,
  HOLDER,
  makeHolder,
  ownerOf,
  PROOF,
  saveExamples,
  TRON_ADDRESS,
} from '../testing/cards.ts'
import {
  askVerified,
  hasVerifiedCard,
  listCards,
  listRefused,
  makeDefault,
  verifyByNameCheck,
  verifyByPayer,
  verifyCardCommand,
  type Payer,
} from './bank-card.ts'
import { judgeHolder, type Judgement } from './rules.ts'
import type { NameMatch } from './names.ts'

const DAY_MS = 86_400_000
const NUMBER = '773011459082'

let database: TestDatabase
let anna: Member
beforeEach(async () => {
  database = await testDatabase()
  await makeSite(database)
  await saveExamples(database)
  anna = await makeHolder(database)
})
afterEach(() => database.drop())

const cards = () => listCards(database.rows, anna.id)
const paid = (changes: Partial<Payer> = {}) =>
  database.transaction((work) => {
    const account = { institution: 'harbour', number: NUMBER, memo: null, name: HOLDER }
    const payer = { siteId: anna.siteId, memberId: anna.id, ...account, ...changes }
    return verifyByPayer(work, testKeys, payer, NOON)
  })
const checked = (id: BankCardId, name: string, memberId = anna.id) =>
  database.transaction((work) => verifyByNameCheck(work, testKeys, { memberId, id, name }, NOON))
const give = () => giveCard(database, anna, draftOf({ number: NUMBER }))

test.each<[NameMatch, boolean, Judgement]>([
  ['equal', false, { kind: 'verified' }],
  ['equal', true, { kind: 'verified' }],
  ['near', false, { kind: 'review', because: 'name' }],
  ['near', true, { kind: 'review', because: 'name' }],
  ['other', false, { kind: 'refused', because: 'name_differs' }],
  ['other', true, { kind: 'review', because: 'name' }],
])('a holder who is %s, of a card verified before: %s', (match, isVerified, judged) => {
  expect(judgeHolder(match, isVerified)).toEqual(judged)
})

describe('a deposit from an account', () => {
  test('in the name of the member verifies it, and the next ones change nothing', async () => {
    await give()
    expect(await hasVerifiedCard(database.rows, anna.id)).toBe(false)
    expect(await paid({ name: 'ANNA MARIA WAY' })).toBe('verified')
    const [card] = await cards()
    expect(card).toMatchObject({ verifiedBy: 'deposit', verifiedAt: expect.any(Date) })
    expect(await hasVerifiedCard(database.rows, anna.id)).toBe(true)
    expect(await paid()).toBe('verified')
    expect(await cards()).toEqual([card])
  })

  test('in a name that lacks a word is for a person to look at', async () => {
    await give()
    expect(await paid({ name: 'Anna Way' })).toBe('review')
    expect(await cards()).toMatchObject([{ reviewBecause: 'name', verifiedAt: null }])
    expect(await paid()).toBe('verified')
    expect(await cards()).toMatchObject([{ reviewBecause: null, verifiedBy: 'deposit' }])
  })

  test('in another name refuses the card, and its member sees it for 30 days', async () => {
    const { id } = await give()
    expect(await paid({ name: 'Ben Stone' })).toBe('refused')
    expect(await cards()).toEqual([])
    expect(await listRefused(database.rows, anna.id)).toMatchObject([
      { id, lastFour: '9082', removedBecause: 'name_differs' },
    ])
    const [line] = await listAudit(database.rows, anna.id, 1)
    expect(line).toMatchObject({ kind: 'card_refused', facts: { card: 'Harbour Bank •••• 9082' } })
    await moveClock(database.ownerUrl, { aheadMs: 31 * DAY_MS })
    expect(await listRefused(database.rows, anna.id)).toEqual([])
  })

  test('in another name, of a card that was verified, is for a person to look at', async () => {
    await give()
    await paid()
    expect(await paid({ name: 'Ben Stone' })).toBe('review')
    expect(await cards()).toMatchObject([{ verifiedBy: 'deposit', reviewBecause: 'name' }])
  })

  test('that is not bound, or bound by somebody else, says nothing', async () => {
    const ben = await makeHolder(database)
    await giveCard(database, ben, draftOf({ number: NUMBER }))
    expect(await paid()).toBe(null)
    expect(await paid({ number: '99999999' })).toBe(null)
    expect(await hasVerifiedCard(database.rows, ben.id)).toBe(false)
  })

  test('whose holder nobody names verifies an address, and no bank account', async () => {
    await give()
    expect(await paid({ name: null })).toBe(null)
    await giveCard(
      database,
      anna,
      draftOf({ kind: 'crypto', institution: 'tron', number: TRON_ADDRESS }),
    )
    const address = { institution: 'tron', number: TRON_ADDRESS, name: null }
    expect(await paid(address)).toBe('verified')
    expect((await cards()).map(({ kind, verifiedBy }) => [kind, verifiedBy])).toEqual([
      ['bank', null],
      ['crypto', 'deposit'],
    ])
  })
})

describe('the name check of a payment provider', () => {
  test.each([
    ['Way, Anna Maria', 'refused'],
    ['ANNA MARIA WAY', 'verified'],
    ['Anna Maria', 'review'],
  ])('that says %s: %s', async (name, verdict) => {
    const { id } = await give()
    expect(await checked(id, name)).toBe(verdict)
  })

  test('about a card that is gone, or of somebody else, changes nothing', async () => {
    const { id } = await give()
    const ben = await makeHolder(database)
    expect(await checked(id, HOLDER, ben.id)).toBe(null)
    expect(await cards()).toMatchObject([{ id, verifiedAt: null }])
  })

  test('leaves what is too many changes to a person', async () => {
    const { id } = await give()
    await giveCard(database, anna)
    const third = await giveCard(database, anna)
    expectDone(await makeDefault(cardHouse(database), { id, proof: PROOF }, ownerOf(anna), NOON))
    expect(await checked(third.id, HOLDER)).toBe('verified')
    expect((await cards()).find((one) => one.id === third.id)).toMatchObject({
      verifiedBy: 'name_check',
      reviewBecause: 'changes',
    })
  })
})

describe('a person of the house', () => {
  const tools = () => ({ database, keys: testKeys, ledger: createLedger(database) })
  const deedOf = (site = anna.siteId) => ({
    siteId: site,
    by: 'lena.fall',
    maker: null,
    reason: 'saw a bank letter',
    proposalId: null,
    now: NOON,
  })
  const decide = (card_id: string, decision: 'verify' | 'refuse', site = anna.siteId) =>
    database.transaction((work) => {
      const asked = { one: verifyCardCommand, input: { card_id, decision }, siteId: site }
      return runNoted(work, tools(), asked, deedOf(site))
    })

  test('verifies what a member asked for', async () => {
    const { id } = await give()
    expectDone(await askVerified(cardHouse(database), id, ownerOf(anna), NOON))
    expect(await decide(id, 'verify')).toEqual(done())
    expect(await cards()).toMatchObject([{ verifiedBy: 'person', reviewBecause: null }])
    const [line] = await listAudit(database.rows, anna.id, 1)
    expect(line).toMatchObject({ kind: 'card_verified', facts: { staff: 'lena.fall' } })
    expect(await decide(id, 'verify')).toEqual({ ok: false, reason: 'state_unchanged' })
  })

  test('clears what was too many changes', async () => {
    await give()
    await giveCard(database, anna)
    const { id, reviewBecause } = await giveCard(database, anna)
    expect(reviewBecause).toBe('changes')
    expectDone(await decide(id, 'verify'))
    expect((await cards()).find((one) => one.id === id)?.reviewBecause).toBe(null)
  })

  test('refuses it, once, and every contact of the member hears of it', async () => {
    const { id } = await give()
    expectDone(await decide(id, 'refuse'))
    expect(await listRefused(database.rows, anna.id)).toMatchObject([{ removedBecause: 'person' }])
    expect(await decide(id, 'refuse')).toEqual({ ok: false, reason: 'state_unchanged' })
    const told = await database.rows.selectFrom('messages').select('template').execute()
    // Two contacts, when it was added and when it was refused.
    expect(told).toHaveLength(4)
  })

  test('sees before it what it changes, and never the number', async () => {
    const { id } = await give()
    const input = { card_id: id, decision: 'verify' }
    const { before, after } = expectDone(
      await previewCommand(tools(), verifyCardCommand, input, deedOf()),
    )
    const fields = { account: anna.account, bank_card: 'Harbour Bank •••• 9082', holder: 'A•••y' }
    expect(before).toEqual({ ...fields, state: 'unverified', review: null })
    expect(after).toEqual({ ...fields, state: 'verified', review: null })
    expect(await cards()).toMatchObject([{ verifiedAt: null }])
  })

  test('of another site decides nothing about it', async () => {
    await makeSite(database, { id: siteId(2) })
    const { id } = await give()
    expect(await decide(id, 'verify', siteId(2))).toMatchObject({ reason: 'subject_unknown' })
    expect(await cards()).toMatchObject([{ verifiedAt: null }])
  })
})
