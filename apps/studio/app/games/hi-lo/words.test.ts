import { createText } from '@oriel/i18n/text'
import { expect, test } from 'vitest'
import type { HiLoView } from '../../../src/games/hi-lo/rules.ts'
import { saidWords, standingWords } from './words.ts'

/** Without a catalogue an id stands for its sentence. */
const { t } = createText('en_US', {})
const money = (units: bigint) => `$${units}`
const first: HiLoView = {
  cards: [{ rank: 7, suit: 'hearts' }],
  moves: [],
  guesses: 0,
  skipsLeft: 20,
  higher: 1801,
  lower: 1801,
  isLost: false,
}
const second = { ...first, cards: [...first.cards, { rank: 9, suit: 'clubs' } as const] }
const right: HiLoView = { ...second, moves: ['higher'], guesses: 1 }
const round = (view: HiLoView, is_over = false) => ({ view, standing: 12n, is_over })

test('a round is told as it stands', () => {
  const words = (view: HiLoView, isOver?: boolean) => standingWords({ t }, round(view, isOver))
  expect(words(first)).toBe('hi-lo.go')
  expect(words({ ...second, moves: ['skip'] })).toBe('hi-lo.after_skip')
  expect(words(right)).toBe('hi-lo.go_on')
  expect(words({ ...right, isLost: true }, true)).toBe('hi-lo.lost')
  expect(words(right, true)).toBe('quick.cashed_out')
})

test('a right guess is heard with what leaving pays, a lost round without a payout', () => {
  const say = { t, money }
  expect(saidWords(say, round(right))).toBe('hi-lo.said_card hi-lo.said_right')
  expect(saidWords(say, round(right, true))).toBe('quick.cashed_out. quick.said_paid')
  expect(saidWords(say, round({ ...right, isLost: true }, true))).toBe('hi-lo.lost')
})
