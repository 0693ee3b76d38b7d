import { expect, test } from 'vitest'
import type { JacksView } from '../../../src/games/jacks/rules.ts'
import { cardsOf } from '../../../src/games/jacks/testing.ts'
import { CARD_MS } from '../quick/playing-card.tsx'
import { dealMs } from './moments.ts'
import { toggled } from './use-hold.ts'

const dealt = cardsOf('As Kd 7c 7h 2s')
const view: JacksView = { dealt, hold: null, hand: dealt, name: null }
const ALL = [true, true, true, true, true] as const

test('a deal takes longer than a draw of fewer cards, and nothing drawn takes no time', () => {
  const draw = { ...view, hold: [true, false, true, true, false] as const }
  expect(dealMs(view)).toBeGreaterThan(dealMs(draw))
  expect(dealMs({ ...view, hold: toggled(ALL, 4) })).toBe(CARD_MS)
  expect(dealMs({ ...view, hold: ALL })).toBe(0)
  expect(dealMs(null)).toBe(0)
})

test('pressed twice, a card is as it was', () => {
  expect(toggled(toggled(ALL, 2), 2)).toEqual(ALL)
  expect(toggled(ALL, 0)).toEqual([false, true, true, true, true])
})
