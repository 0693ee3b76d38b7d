import { createText } from '@oriel/i18n/text'
import { expect, test } from 'vitest'
import { resultWords } from './words.ts'

/** Without a catalogue an id stands for its sentence. */
const { t } = createText('en_US', {})
const money = (units: bigint) => `$${units}`

test.each([
  ['under', true, 'dice.under_won'],
  ['under', false, 'dice.under_lost'],
  ['over', true, 'dice.over_won'],
  ['over', false, 'dice.over_lost'],
] as const)('%s, won %s: %s', (side, isWin, id) => {
  const view = { side, target: 4850, roll: 1234, isWin }
  expect(resultWords({ t, money }, view, isWin ? 5n : 0n)).toBe(id)
})
