import { createText } from '@oriel/i18n/text'
import { expect, test } from 'vitest'
import type { MinesView } from '../../../src/games/mines/rules.ts'
import { saidWords, standingWords } from './words.ts'

/** Without a catalogue an id stands for its sentence. */
const { t } = createText('en_US', {})
const money = (units: bigint) => `$${units}`
const view: MinesView = { mines: 3, opened: [], hit: null, laid: null }
const one = { ...view, opened: [4] }
const laid = [1, 2, 3]

test('a round is told as it stands', () => {
  expect(standingWords({ t }, view, false)).toBe('mines.go')
  expect(standingWords({ t }, one, false)).toBe('mines.go_on')
  expect(standingWords({ t }, { ...one, laid }, true)).toBe('quick.cashed_out')
  expect(standingWords({ t }, { ...one, hit: 1, laid }, true)).toBe('mines.hit')
})

test('the last rung is told as what it is', () => {
  const last = { mines: 24, opened: [4], hit: null, laid }
  expect(standingWords({ t }, last, true)).toBe('mines.top')
})

test('a gem is heard with what leaving pays, a mine with what it cost', () => {
  const say = { t, money }
  const told = { standing: 11n, stake: 10n }
  expect(saidWords(say, { ...told, view: one }, false)).toBe('mines.said_gem')
  expect(saidWords(say, { ...told, view: { ...one, hit: 1, laid } }, true)).toBe('mines.said_hit')
  const paid = saidWords(say, { ...told, view: { ...one, laid } }, true)
  expect(paid).toBe('quick.cashed_out. quick.said_paid')
})
