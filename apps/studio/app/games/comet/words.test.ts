import { createText } from '@oriel/i18n/text'
import { serverMessages } from '@oriel/i18n/server'
import { expect, test } from 'vitest'
import type { CometRound } from './level.ts'
import type { PlaceResult } from './place.ts'
import { flightWords } from './words.ts'

const { t } = createText('en_US', serverMessages('en_US'))
const say = { t, money: (units: bigint) => `$${Number(units) / 10_000}` }
const out: PlaceResult = { is: 'out', level: 253, stake: 10_000n, payout: 25_300n }
const lost: PlaceResult = { is: 'lost', stake: 20_000n }
const burned = { outcome: { crash: 100_000 } } as CometRound

test('nothing is said before something happened', () => {
  const told = [{ place: 'A', result: null } as const]
  expect(flightWords(say, null, told)).toBe('')
  expect(flightWords(say, { outcome: null } as CometRound, told)).toBe('')
})

test('who left hears it while the flight goes on', () => {
  const told = [{ place: 'B', result: out } as const]
  expect(flightWords(say, { outcome: null } as CometRound, told)).toBe(
    'Bet B cashed out at 2.53× and pays $2.53.',
  )
})

test('the end is said with its level, and what was lost after it', () => {
  const told = [
    { place: 'A', result: lost },
    { place: 'B', result: out },
  ] as const
  expect(flightWords(say, burned, told)).toBe(
    'Bet B cashed out at 2.53× and pays $2.53. The comet crashed at 1,000.00×. Bet A lost $2.',
  )
})
