import { currencies } from '@oriel/core/currency'
import { toldDatabase, type TestDatabase } from '@oriel/dev-world/testing/test-db'
import { listCards, listInstitutions } from '@oriel/domain/bank-card'
import { findMember } from '@oriel/domain/member'
import { testKeys } from '@oriel/keys/testing/test-keys'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { ORIEL } from '../cast.ts'
import { NOON } from '../testing/noon.ts'
import { institutionsFor } from '../texts/bank-card.ts'
import { tellBankCards, tellInstitutions } from './bank-card.ts'

let database: TestDatabase
beforeAll(async () => {
  database = await toldDatabase()
})
afterAll(() => database.drop())

test.each(currencies)('members with %s have somewhere to be paid to', (currency) => {
  const found = institutionsFor(currency)
  expect(new Set(found.map(({ code }) => code)).size).toBe(found.length)
  expect(found.map(({ kind }) => kind)).toContain('bank')
})

test('a site keeps its list however often it is told', async () => {
  const before = await listInstitutions(database.rows, ORIEL, 'VND')
  expect(before).toEqual(institutionsFor('VND'))
  await tellInstitutions(database)
  expect(await listInstitutions(database.rows, ORIEL, 'VND')).toEqual(before)
})

test('some of the cast have a card that is known and one that is cooling', async () => {
  const { ownerUrl } = database
  for (let turn = 0; turn < 2; turn += 1)
    await tellBankCards({ database, ownerUrl }, testKeys, NOON)
  for (const account of ['sophia', 'minhkhoa']) {
    const member = await findMember(database.rows, ORIEL, account)
    if (!member) throw new Error(`${account} is in every story`)
    const cards = await listCards(database.rows, member.id)
    expect(cards.map(({ isCooling, verifiedBy }) => [isCooling, verifiedBy])).toEqual([
      [false, 'deposit'],
      [true, null],
    ])
  }
})
