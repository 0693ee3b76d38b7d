import { serverText } from '@oriel/i18n/server'
import { describe, expect, test } from 'vitest'
import { LEGS_MAX } from '../../../src/sport/model/slip.ts'
import { linesOf } from './fixture-view.tsx'
import { backText, legsOf, priceText, remove, sumsOf, toggle, type Chosen } from './picks.ts'
import { mainOffers } from './row.tsx'
import type { Fixture } from './use-sport.ts'
import { cellText, lineText, partText, pointText, selectionText, startsText } from './words.ts'

const { t } = serverText('en_US')

const fixture = (id: string, change: Partial<Fixture> = {}): Fixture => ({
  id,
  sport: 'football',
  league: 'Lantern League',
  home: 'Harbour City',
  away: 'Limehill',
  strength: { home: 155, away: 115 },
  starts_at: '2026-11-15T20:00:00.000Z',
  phase: 'coming',
  version: 0,
  minute: 0,
  is_open: true,
  score: { home: 0, away: 0, parts: [[0, 0]], game: null },
  timeline: [],
  offers: [
    { selection: 'win:home', price: 204, back: 9495 },
    { selection: 'win:draw', price: 377, back: 9505 },
    { selection: 'win:away', price: 337, back: 9514 },
    { selection: 'total:over:5', price: 190, back: 9500 },
    { selection: 'total:under:5', price: 190, back: 9500 },
    { selection: 'total:over:3', price: 130, back: 9500 },
    { selection: 'total:under:3', price: 340, back: 9500 },
  ],
  seed_hash: '0'.repeat(64),
  is_abandoned: false,
  ...change,
})

describe('the slip', () => {
  const pick = (number: number, selection = 'win:home'): Chosen => ({
    fixture: `fixture-${number}`,
    selection,
  })

  test('has one leg of a fixture: the same again takes it off, another takes its place', () => {
    const one = toggle([], pick(1))
    expect(toggle(one, pick(1))).toEqual([])
    expect(toggle(one, pick(1, 'win:draw'))).toEqual([pick(1, 'win:draw')])
    expect(remove(toggle(one, pick(2)), 'fixture-1')).toEqual([pick(2)])
  })

  test('takes no more legs than a slip may have', () => {
    const many = Array.from({ length: LEGS_MAX + 1 }, (_, number) => pick(number))
    const all = many.reduce<readonly Chosen[]>(toggle, [])
    expect(all).toHaveLength(LEGS_MAX)
  })

  const board = new Map([
    ['fixture-1', fixture('fixture-1')],
    ['fixture-2', fixture('fixture-2', { phase: 'live' })],
    ['fixture-3', fixture('fixture-3', { phase: 'live', is_open: false })],
    ['fixture-4', fixture('fixture-4', { phase: 'over', offers: [] })],
  ])

  test('sums singles one by one and multiplies a parlay, as the studio will', () => {
    const legs = legsOf([pick(1), pick(2, 'win:away')], board)
    expect(sumsOf(legs, 'singles', 10_000n)).toMatchObject({
      total: 20_000n,
      most: 20_400n + 33_700n,
      price: null,
      hasLive: true,
    })
    expect(sumsOf(legs, 'parlay', 10_000n)).toMatchObject({
      total: 10_000n,
      most: 68_748n,
      price: 687,
      back: 9033,
      isTooMuch: false,
    })
  })

  test('cannot be placed while a leg is not offered, and forgets what is over', () => {
    expect(sumsOf(legsOf([pick(1), pick(3)], board), 'parlay', 10_000n)).toBeNull()
    expect(legsOf([pick(4)], board)).toEqual([])
    expect(sumsOf([], 'singles', 10_000n)).toBeNull()
  })

  test('says when a parlay would pay more than is offered', () => {
    const dear = { selection: 'win:away', price: 10_000, back: 9500 }
    const rich = new Map(
      [1, 2].map((number) => [
        `fixture-${number}`,
        fixture(`fixture-${number}`, { offers: [dear] }),
      ]),
    )
    const legs = legsOf([pick(1, 'win:away'), pick(2, 'win:away')], rich)
    expect(sumsOf(legs, 'parlay', 10_000n)?.isTooMuch).toBe(true)
  })

  test('writes prices and shares', () => {
    expect(priceText(204)).toBe('2.04')
    expect(backText(8638)).toBe('86.4')
  })
})

describe('the list', () => {
  test('shows all three results and the first line of each other market', () => {
    expect(mainOffers(fixture('one'), 'win')).toHaveLength(3)
    expect(mainOffers(fixture('one'), 'total').map(({ selection }) => selection)).toEqual([
      'total:over:5',
      'total:under:5',
    ])
  })

  test('and a fixture all lines, the lowest first', () => {
    expect(linesOf(fixture('one'), 'total').map(({ selection }) => selection)).toEqual([
      'total:over:3',
      'total:under:3',
      'total:over:5',
      'total:under:5',
    ])
  })
})

describe('words', () => {
  test('name every bet in short and in full', () => {
    const told = (selection: string) => [
      cellText(t, selection),
      selectionText(t, fixture('one'), selection),
    ]
    expect(told('win:home')).toEqual(['1', 'Harbour City to win'])
    expect(told('win:draw')).toEqual(['X', 'Draw'])
    expect(told('line:away:3')).toEqual(['+1.5', 'Handicap: Limehill +1.5'])
    expect(told('total:under:5')).toEqual(['U 2.5', 'Goals: under 2.5'])
    expect(lineText(-1)).toBe('\u22120.5')
  })

  test('tell where a fixture stands', () => {
    const score = { home: 1, away: 0, parts: [[1, 0] as [number, number]], game: null }
    expect(partText(t, fixture('one', { phase: 'live', score, minute: 44 }))).toBe('1st half')
    expect(partText(t, fixture('one', { phase: 'live', score, minute: 45 }))).toBe('2nd half')
    const court = { phase: 'live', sport: 'basketball', score } as const
    expect(partText(t, fixture('one', { ...court, minute: 39 }))).toBe('Quarter 4')
    expect(partText(t, fixture('one', { ...court, minute: 40 }))).toBe('Overtime')
    expect(partText(t, fixture('one', { phase: 'over' }))).toBe('Ended')
    expect(partText(t, fixture('one', { phase: 'over', is_abandoned: true }))).toBe('Abandoned')
    const start = Date.parse('2026-11-15T20:00:00.000Z')
    const { starts_at } = fixture('one')
    expect(startsText(t, starts_at, start - 290_000)).toBe('in 5 min')
    expect(startsText(t, starts_at, start - 20_000)).toBe('about to start')
  })

  test.each([
    [
      [0, 0],
      ['0', '0'],
    ],
    [
      [1, 3],
      ['15', '40'],
    ],
    [
      [3, 3],
      ['40', '40'],
    ],
    [
      [4, 3],
      ['AD', '40'],
    ],
    [
      [5, 6],
      ['40', 'AD'],
    ],
  ] as const)('count %j in tennis as players do', (points, told) => {
    const game = { points: [...points] as [number, number], server: 'home', isTieBreak: false }
    const score = { home: 0, away: 0, parts: [], game: { ...game, server: 'home' as const } }
    expect([pointText(score, 'home'), pointText(score, 'away')]).toEqual(told)
  })
})
