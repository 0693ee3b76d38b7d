import { newId } from '@oriel/core/id'
import type { Card, Cards } from '../card-state.ts'

const NOON = new Date('2026-11-16T12:00:00Z')
const DAY_MS = 86_400_000

/** Usable since yesterday, and not verified yet. */
export const exampleCard = (changes: Partial<Card> = {}): Card => ({
  id: newId(),
  kind: 'bank',
  currency: 'USD',
  name: 'Harbour Bank',
  last_four: '4417',
  is_default: false,
  added_at: new Date(NOON.getTime() - 2 * DAY_MS),
  usable_at: new Date(NOON.getTime() - DAY_MS),
  is_cooling: false,
  is_verified: false,
  needs_review: false,
  ...changes,
})

/** A member who may add what they like. */
export const exampleCards = (changes: Partial<Cards> = {}): Cards => ({
  read_at: NOON,
  holder: 'S•••d',
  has_withdraw_password: true,
  currency: 'USD',
  cards: [],
  refused: [],
  institutions: [
    { code: 'harbour', kind: 'bank', name: 'Harbour Bank', digits_min: 8, digits_max: 14 },
    { code: 'union', kind: 'bank', name: 'Lake Union', digits_min: 10, digits_max: 10 },
    { code: 'purse', kind: 'ewallet', name: 'Purse', digits_min: 10, digits_max: 10 },
    { code: 'tron', kind: 'crypto', name: 'USDT on TRON', digits_min: null, digits_max: null },
  ],
  max_per_kind: 5,
  cooling_hours: 24,
  ...changes,
})
