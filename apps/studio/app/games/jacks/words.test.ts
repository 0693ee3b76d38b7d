import { createText } from '@oriel/i18n/text'
import { expect, test } from 'vitest'
import { PAYS } from '../../../src/games/jacks/hands.ts'
import { cardsOf } from '../../../src/games/jacks/testing.ts'
import { handWord, HANDS, saidWords, standingWords } from './words.ts'

/** Without a catalogue an id stands for its sentence. */
const { t } = createText('en_US', {})
const money = (units: bigint) => `$${units}`
const dealt = cardsOf('Jh Js 7c 4d 2s')

test('every hand that pays has a word of its own, dearest first', () => {
  expect(new Set(HANDS.map((name) => handWord(t, name))).size).toBe(HANDS.length)
  const pays = HANDS.map((name) => PAYS[name])
  expect(pays.toSorted((left, right) => right - left)).toEqual(pays)
})

test('before the draw a pair is told as what it would be, after it as what it is', () => {
  const view = { dealt, hold: null, hand: dealt, name: 'jacks-or-better' } as const
  expect(standingWords({ t }, view)).toBe('jacks.dealt_pays')
  const drawn = { ...view, hold: [true, true, false, false, false] as const }
  expect(standingWords({ t }, drawn)).toBe('jacks.pair')
  expect(standingWords({ t }, { ...drawn, name: null })).toBe('jacks.nothing')
})

test('what is heard names the payout only when the round is over', () => {
  const view = { dealt, hold: null, hand: dealt, name: null }
  expect(saidWords({ t, money }, view, null)).not.toContain('said_paid')
  expect(saidWords({ t, money }, { ...view, hold: [true, true, true, true, true] }, 5n)).toContain(
    'said_paid',
  )
})
