import type { BankCardId } from '@oriel/core/id'
import { expectDone } from '@oriel/core/outcome'
import { createConnection } from '@oriel/db/pool'
import { moveClock } from '@oriel/dev-world/testing/move-clock'
import { testDatabase, type TestDatabase } from '@oriel/dev-world/testing/test-db'
import { listAudit } from '@oriel/domain/audit'
import type { Member } from '@oriel/domain/member'
import { listSamePerson, personOf } from '@oriel/domain/person'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { makeSite, NOON } from '../examples.ts'
import {
  cardHouse,
  draftOf,
  giveCard,
  makeHolder,
  ownerOf,
  PROOF,
  reasonOf,
  saveExamples,
} from '../testing/cards.ts'
import {
  askVerified,
  hasVerifiedCard,
  listAllCards,
  listCards,
  listRefused,
  makeDefault,
  pruneBankCards,
  removeCard,
  reviewHolder,
} from './bank-card.ts'

const HOUR_MS = 3_600_000
const DAY_MS = 24 * HOUR_MS
const PAGE = { after: null, count: 50 }

let database: TestDatabase
let owner: ReturnType<typeof createConnection>
let anna: Member
beforeEach(async () => {
  database = await testDatabase()
  owner = createConnection({ url: database.ownerUrl, name: 'bank-card' })
  await owner.connect()
  await makeSite(database)
  await saveExamples(database)
  anna = await makeHolder(database)
})
afterEach(async () => {
  await owner.end()
  await database.drop()
})

const house = () => cardHouse(database)
const cards = () => listCards(database.rows, anna.id)
const toDefault = (id: BankCardId, proof = PROOF, member = anna) =>
  makeDefault(house(), { id, proof }, ownerOf(member), NOON)
const remove = (id: BankCardId, member = anna) => removeCard(house(), id, ownerOf(member), NOON)
const messages = async () => (await owner.query('SELECT template FROM messages')).rows

describe('the default', () => {
  test('is one of each currency, and takes both passwords', async () => {
    const [first, second] = [await giveCard(database, anna), await giveCard(database, anna)]
    const wrong = { ...PROOF, withdrawPassword: '0000' }
    expect(reasonOf(await toDefault(second.id, wrong))).toBe('withdraw_password_wrong')
    expect(expectDone(await toDefault(second.id)).isDefault).toBe(true)
    expect((await cards()).filter(({ isDefault }) => isDefault).map(({ id }) => id)).toEqual([
      second.id,
    ])
    const [line] = await listAudit(database.rows, anna.id, 1)
    expect(line).toMatchObject({ kind: 'card_default' })
    expect(reasonOf(await toDefault(first.id, PROOF, await makeHolder(database)))).toBe(
      'card_invalid',
    )
  })

  test('does not let a card cool again, and what is the default already is told to nobody', async () => {
    const card = await giveCard(database, anna)
    await owner.query('DELETE FROM messages')
    expect(expectDone(await toDefault(card.id))).toEqual(card)
    expect(await messages()).toEqual([])
  })

  test('goes with its card, and the next one that is added takes its place', async () => {
    const first = await giveCard(database, anna)
    await giveCard(database, anna)
    expectDone(await remove(first.id))
    expect((await cards()).map(({ isDefault }) => isDefault)).toEqual([false])
    expect((await giveCard(database, anna)).isDefault).toBe(true)
  })
})

describe('too many changes', () => {
  test('the third within 30 days is for a person to look at', async () => {
    const first = await giveCard(database, anna)
    const second = await giveCard(database, anna)
    expect((await cards()).map((card) => card.reviewBecause)).toEqual([null, null])
    expectDone(await toDefault(second.id))
    expect((await cards()).map(({ id, reviewBecause }) => [id, reviewBecause])).toEqual([
      [first.id, null],
      [second.id, 'changes'],
    ])
  })

  test('after 30 days they count no more', async () => {
    await giveCard(database, anna)
    await giveCard(database, anna)
    await moveClock(database.ownerUrl, { aheadMs: 30 * DAY_MS + HOUR_MS })
    expect((await giveCard(database, anna)).reviewBecause).toBe(null)
  })

  test('removing counts as none: who is robbed removes at once', async () => {
    const [first, second] = [await giveCard(database, anna), await giveCard(database, anna)]
    for (const { id } of [first, second]) expectDone(await remove(id))
    expect(await cards()).toEqual([])
    const { rows } = await owner.query('SELECT kind FROM bank_card_changes ORDER BY number')
    expect(rows).toEqual([{ kind: 'added' }, { kind: 'added' }])
  })
})

describe('a removed card', () => {
  test('is told, and its account is free for somebody else, who is then the same person', async () => {
    const ben = await makeHolder(database, { email: 'ben@example.com', phone: '2025550199' })
    const draft = draftOf()
    const { id } = await giveCard(database, anna, draft)
    await owner.query('DELETE FROM messages')
    expectDone(await remove(id))
    expect(await messages()).toHaveLength(2)
    await giveCard(database, ben, draft)
    expect(await personOf(database.rows, ben.id)).toBe(await personOf(database.rows, anna.id))
    const { list } = await listSamePerson(database.rows, anna.id, { after: null, count: 5 })
    expect(list).toMatchObject([{ id: ben.id, shares: ['card'] }])
  })

  test('keeps its number sealed for 400 days, and its row after them', async () => {
    const { id } = await giveCard(database, anna)
    expectDone(await remove(id))
    const sealed = async () =>
      (
        await owner.query<{ has: boolean }>(
          'SELECT number_sealed IS NOT NULL AND holder_sealed IS NOT NULL AS has FROM bank_cards',
        )
      ).rows
    await moveClock(database.ownerUrl, { aheadMs: 399 * DAY_MS })
    await pruneBankCards(database.rows)
    expect(await sealed()).toEqual([{ has: true }])
    await moveClock(database.ownerUrl, { aheadMs: 401 * DAY_MS })
    expect(await pruneBankCards(database.rows)).toBe(1)
    expect(await sealed()).toEqual([{ has: false }])
    const { list } = await listAllCards(database.rows, anna.id, PAGE)
    expect(list).toMatchObject([{ id, removedBecause: 'member' }])
  })

  test('changes are dropped after 60 days', async () => {
    await giveCard(database, anna)
    await moveClock(database.ownerUrl, { aheadMs: 61 * DAY_MS })
    expect(await pruneBankCards(database.rows)).toBe(1)
    expect((await owner.query('SELECT FROM bank_card_changes')).rows).toEqual([])
  })
})

describe('a person is asked', () => {
  const ask = (id: BankCardId, member = anna) => askVerified(house(), id, ownerOf(member), NOON)

  test('by the member, three times a day for a card', async () => {
    const { id } = await giveCard(database, anna)
    for (let turn = 0; turn < 3; turn += 1) {
      expect(expectDone(await ask(id)).reviewBecause).toBe('asked')
    }
    expect(reasonOf(await ask(id))).toBe('too_many_requests')
    expect((await cards())[0]?.reviewBecause).toBe('asked')
    expect(await hasVerifiedCard(database.rows, anna.id)).toBe(false)
  })

  test('and not about the card of somebody else', async () => {
    const { id } = await giveCard(database, anna)
    expect(reasonOf(await ask(id, await makeHolder(database)))).toBe('card_invalid')
  })

  test('where the name of the member is another now', async () => {
    await giveCard(database, anna)
    const gone = await giveCard(database, anna)
    expectDone(await remove(gone.id))
    await database.transaction((work) => reviewHolder(work, anna.id))
    const { list } = await listAllCards(database.rows, anna.id, PAGE)
    expect(list.map(({ reviewBecause }) => reviewBecause)).toEqual([null, 'name'])
  })
})

test('pages of all cards have no gap and none twice', async () => {
  for (let turn = 0; turn < 5; turn += 1) await giveCard(database, anna)
  const seen: string[] = []
  for (let after: string | null = null, isMore = true; isMore;) {
    const page = await listAllCards(database.rows, anna.id, { after, count: 2 })
    seen.push(...page.list.map(({ id }) => id))
    after = page.next
    isMore = after !== null
  }
  expect(seen).toEqual((await cards()).map(({ id }) => id).toReversed())
  expect(await listRefused(database.rows, anna.id)).toEqual([])
})
