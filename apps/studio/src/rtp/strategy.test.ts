import * as z from 'zod/mini'
import { expect, test } from 'vitest'
import { streamOf } from '../fairness/stream.ts'
import type { SoloGame, TableGame } from '../game/game.ts'
import { ratio } from '../game/ratio.ts'
import { sharedDraw } from '../table/shared.ts'
import { solo, table, type Round } from './strategy.ts'

const round: Round = {
  draw: () => streamOf({ serverSeed: 'house', clientSeed: 'player', nonce: 0 }),
  hash: 'ab'.repeat(32),
  salt: 'salt',
}
const printed = { version: 1, maxTimes: 9, returns: [{ bet: 'climb', percent: '50.0000' }] }

/** Each `up` adds one; `take` ends it. */
const climb: SoloGame<{ most: number }, 'up' | 'take', { height: number }> = {
  ...printed,
  kind: 'solo',
  code: 'climb',
  choice: z.object({ most: z.number() }),
  step: z.enum(['up', 'take']),
  stakeStep: 1n,
  run({ most }, steps) {
    const height = steps.filter((step) => step === 'up').length
    if (height > most) return null
    return { view: { height }, isOver: steps.at(-1) === 'take', pay: ratio(height) }
  },
}

const coin: TableGame<number> = {
  ...printed,
  kind: 'table',
  code: 'coin',
  returns: [
    { bet: 'heads', percent: '97.0000' },
    { bet: 'number', percent: '90.0000' },
  ],
  bettingMs: 1,
  runningMs: 1,
  pauseMs: 1,
  isSpot: (spot) => ['heads', 'number:0', 'number:1'].includes(spot),
  outcome: (draw) => draw.below(2),
  returnOf: (spot, outcome) => ratio(spot === `number:${outcome}` ? 2 : 0),
}

test('a round with steps is played until it is over', () => {
  const strategy = solo(climb, [
    { bet: 'climb', choice: { most: 5 }, next: ({ height }) => (height < 3 ? 'up' : 'take') },
    {
      bet: 'one',
      percent: '1.0000',
      choice: { most: 1 },
      next: (_, steps) => (steps.length ? 'take' : 'up'),
    },
  ])
  expect(strategy.bets).toEqual([
    { bet: 'climb', percent: '50.0000' },
    { bet: 'one', percent: '1.0000' },
  ])
  expect(strategy.play(round)).toEqual([ratio(3), ratio(1)])
})

test('a way to play that the game refuses is a mistake, and so is one that never ends', () => {
  const refused = solo(climb, [{ bet: 'climb', choice: { most: 1 }, next: () => 'up' }])
  expect(() => refused.play(round)).toThrow('climb refuses step 2')
  const endless = solo(climb, [{ bet: 'climb', choice: { most: 9999 }, next: () => 'up' }])
  expect(() => endless.play(round)).toThrow('does not end')
  const silent = solo(climb, [{ bet: 'climb', choice: { most: 1 } }])
  expect(() => silent.play(round)).toThrow('does not say how to go on')
})

test('a bet that the game does not print needs a return to be held against', () => {
  expect(() => solo(climb, [{ bet: 'fall', choice: { most: 1 } }])).toThrow('no return of fall')
})

test('a table is bet on at every printed spot, all on the same outcome', () => {
  const strategy = table(coin, { number: 'number:1' })
  const outcome = coin.outcome(sharedDraw(round.hash, round.salt))
  expect(strategy.bets).toBe(coin.returns)
  expect(strategy.play(round)).toEqual([ratio(0), ratio(outcome === 1 ? 2 : 0)])
})

test('a printed bet that is no spot must be given one', () => {
  expect(() => table(coin)).toThrow('coin has no spot number')
})
