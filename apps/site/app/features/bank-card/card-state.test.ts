import { newId } from '@oriel/core/id'
import { describe, expect, test } from 'vitest'
import {
  cardName,
  missingOf,
  roomFor,
  stateOf,
  tintOf,
  type Card,
  type Cards,
} from './card-state.ts'
import { exampleCard, exampleCards } from './testing/example-cards.ts'

test.each<[Partial<Card>, string]>([
  [{ is_cooling: true }, 'bank-card.cooling'],
  [{ is_cooling: true, is_verified: true }, 'bank-card.cooling'],
  [{ is_cooling: true, needs_review: true }, 'bank-card.checked'],
  [{ is_verified: true }, 'bank-card.verified'],
  [{ is_verified: true, needs_review: true }, 'bank-card.checked'],
  [{}, 'bank-card.unverified'],
])('a card of %j is %s', (change, text) => {
  expect(stateOf(exampleCard(change)).text).toBe(text)
})

describe('what a member lacks', () => {
  test.each<[Partial<Cards>, string | null]>([
    [{}, null],
    [{ has_withdraw_password: false }, 'pin'],
    [{ has_withdraw_password: false, holder: '' }, 'pin'],
    [{ holder: '' }, 'name'],
  ])('with %j is %s', (change, missing) => {
    expect(missingOf(exampleCards(change))).toBe(missing)
  })
})

describe('a kind', () => {
  const five = Array.from({ length: 5 }, () => exampleCard({ id: newId() }))

  test('is full with five, whatever else there is', () => {
    expect(roomFor('bank', exampleCards({ cards: five }))).toBe('full')
    expect(roomFor('crypto', exampleCards({ cards: five }))).toBe('open')
  })

  test('is closed where the site pays to none of it', () => {
    expect(roomFor('ewallet', exampleCards({ institutions: [] }))).toBe('closed')
  })
})

test('a bank keeps its colour, and is named with its last four', () => {
  expect(tintOf('Harbour Bank')).toBe(tintOf('Harbour Bank'))
  expect([0, 1, 2, 3, 4, 5]).toContain(tintOf('Lake Union'))
  expect(cardName(exampleCard())).toBe('Harbour Bank •••• 4417')
})
