import { expect, test } from 'vitest'
import { everyHand } from './exact.ts'
import { nameOf, PAYS, paysOf } from './hands.ts'
import { cardsOf, placesOf } from './testing.ts'

// The counts every table of poker hands gives.
const COUNTS = {
  'royal-flush': 4,
  'straight-flush': 36,
  'four-of-a-kind': 624,
  'full-house': 3_744,
  flush: 5_108,
  straight: 10_200,
  'three-of-a-kind': 54_912,
  'two-pair': 123_552,
  // Of 1,098,240 pairs those of 4 of the 13 ranks.
  'jacks-or-better': 337_920,
}

test('all 2,598,960 hands: as many of each name as there are', () => {
  const counts = new Map<string, number>()
  let all = 0
  for (const hand of everyHand()) {
    const name = nameOf(hand) ?? 'nothing'
    counts.set(name, (counts.get(name) ?? 0) + 1)
    all += 1
  }
  expect(all).toBe(2_598_960)
  counts.delete('nothing')
  expect(Object.fromEntries(counts)).toEqual(COUNTS)
})

test.each([
  ['Th Jh Qh Kh Ah', 'royal-flush'],
  ['9h Th Jh Qh Kh', 'straight-flush'],
  ['Ac 2c 3c 4c 5c', 'straight-flush'],
  ['8s 8h 8d 8c 2s', 'four-of-a-kind'],
  ['8s 8h 8d 2c 2s', 'full-house'],
  ['2d 7d 9d Jd Kd', 'flush'],
  ['As 2h 3d 4c 5s', 'straight'],
  ['Ts Jh Qd Kc As', 'straight'],
  ['Qs Kh Ad 2c 3s', null],
  ['7s 7h 7d Kc 2s', 'three-of-a-kind'],
  ['7s 7h 4d 4c 2s', 'two-pair'],
  ['Js Jh 4d 5c 2s', 'jacks-or-better'],
  ['As Ah 4d 5c 2s', 'jacks-or-better'],
  ['Ts Th Ad Kc 2s', null],
] as const)('%s is %s, in any order', (text, name) => {
  const places = placesOf(cardsOf(text))
  expect(nameOf(places)).toBe(name)
  expect(nameOf(places.toReversed())).toBe(name)
  expect(paysOf(places)).toBe(name ? PAYS[name] : 0)
})
