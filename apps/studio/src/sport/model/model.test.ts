import { createHmac } from 'node:crypto'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { drawFrom } from '../../fairness/draw.ts'
import { percentOf } from '../../game/exact.ts'
import { LEAGUES, strengthOf } from '../clubs.ts'
import { sport as printed } from '../rules.ts'
import { ABANDONED_ONE_IN, courseOf, MODELS, standingAt } from './course.ts'
import { football, GOAL_MS, MINUTES } from './football.ts'
import { leader, SPORTS, type Chances, type Mark, type Sport } from './model.ts'
import { above, exactly, MEAN_MAX, poisson, WHOLE } from './parts.ts'
import { backOf, BOOK_PERCENT, offersOf, PRICE_MAX, PRICE_MIN, priceOf } from './prices.ts'
import { chanceOf, isTrue, readSelection, writeSelection } from './selection.ts'
import { holdChance, tieBreakChance } from './tennis-chances.ts'
import { SERVES } from './tennis-score.ts'

const drawOfSeed = (seed: string) =>
  drawFrom((block) => createHmac('sha256', seed).update(`test:${block}`).digest())

const START = { home: 0, away: 0, parts: [[0, 0]], game: null } as const
const near = (left: bigint, right: number, error: number) =>
  expect(Math.abs(Number(left) / Number(WHOLE) - right)).toBeLessThan(error)

/** The even fixture of each sport. */
const EVEN = {
  football: { home: 155, away: 115 },
  basketball: { home: 960, away: 940 },
  tennis: { home: 640, away: 640 },
} as const
const startChances = (sport: Sport): Chances => {
  const chances = MODELS[sport].chances(EVEN[sport], START, 0)
  if (!chances) throw new Error('nothing to bet on')
  return chances
}

describe('Poisson', () => {
  test('is within 1e-9 of its closed form and sums up to the whole', () => {
    for (const mean of [0, 0.013, 1.15, 1.55, 2.19, Number(MEAN_MAX)]) {
      const { parts } = poisson(BigInt(Math.round(mean * 1000)), 1000n)
      expect(parts.reduce((sum, part) => sum + part, 0n)).toBe(WHOLE)
      let chance = Math.exp(-mean)
      for (const [count, part] of parts.slice(0, -1).entries()) {
        near(part, chance, 1e-14)
        chance *= mean / (count + 1)
      }
      near(parts.at(-1) ?? 0n, 0, 1e-9)
    }
  })

  test('no fixture of ours expects more than four goals of a side', () => {
    const most = LEAGUES.filter(({ sport }) => sport === 'football')
      .flatMap(({ clubs }) => clubs.flatMap((home) => clubs.map((away) => ({ home, away }))))
      .map(({ home, away }) => strengthOf('football', home, away))
    expect(Math.max(...most.flatMap(({ home, away }) => [home, away]))).toBeLessThanOrEqual(400)
    expect(Math.min(...most.flatMap(({ home, away }) => [home, away]))).toBeGreaterThan(0)
  })
})

describe('football', () => {
  test('1.55 goals against 1.15 are 46.55, 25.22 and 28.23 percent, at 2.04, 3.77 and 3.37', () => {
    const { win } = startChances('football')
    const all = [win.home, win.draw ?? 0n, win.away]
    const percents = all.map((chance) => Number(percentOf(chance, WHOLE)).toFixed(2))
    expect(percents).toEqual(['46.55', '25.22', '28.23'])
    expect(all.map(priceOf)).toEqual([204, 377, 337])
    const backs = all.map((chance) => backOf(priceOf(chance) ?? 0, chance))
    expect(Math.min(...backs)).toBe(9495)
    expect(Math.max(...backs)).toBe(9514)
  })

  test('what a score and a minute leave to come is counted from them', () => {
    const late = football.chances(EVEN.football, { ...START, home: 2, away: 1 }, MINUTES - 1)
    const early = football.chances(EVEN.football, { ...START, home: 2, away: 1 }, 1)
    expect(late?.win.home).toBeGreaterThan(early?.win.home ?? WHOLE)
    near(late?.win.home ?? 0n, 0.987, 0.005)
    expect(football.chances(EVEN.football, START, MINUTES)).toBeNull()
  })
})

describe('tennis', () => {
  test('equal on every serve is equal in games, tie-breaks and the match', () => {
    expect(holdChance(500)).toBe(WHOLE / 2n)
    expect(holdChance(SERVES)).toBe(WHOLE)
    near(holdChance(640), 0.8128, 0.0005)
    near(tieBreakChance({ home: 640, away: 640 }, 'home'), 0.5, 1e-12)
    near(startChances('tennis').win.home, 0.5, 1e-12)
  })

  test('a match has no fewer than twelve games and no more than thirty-nine', () => {
    const { total } = startChances('tennis')
    if (!total) throw new Error('no games')
    expect(exactly(total, 11)).toBe(0n)
    expect(exactly(total, 12)).toBeGreaterThan(0n)
    expect(exactly(total, 39)).toBeGreaterThan(0n)
    expect(above(total, 39)).toBe(0n)
  })
})

describe('every sport', () => {
  const PLAYED = 2_500
  const playAll = (sport: Sport) =>
    Array.from({ length: PLAYED }, (_, number) =>
      MODELS[sport].play(EVEN[sport], drawOfSeed(`${sport}-${number}`)),
    )
  const played = {
    football: playAll('football'),
    basketball: playAll('basketball'),
    tennis: playAll('tennis'),
  }

  test.each(SPORTS)('%s: the chances of each market are the whole', (sport) => {
    const { win, lead, total } = startChances(sport)
    expect(win.home + (win.draw ?? 0n) + win.away).toBe(WHOLE)
    for (const spread of [lead, total]) {
      const sum = spread?.parts.reduce((all, part) => all + part, 0n) ?? WHOLE
      expect(sum).toBe(WHOLE)
    }
  })

  test.each(SPORTS)('%s: what is played comes as often as it is priced', (sport) => {
    const chances = startChances(sport)
    for (const { selection } of offersOf(chances, MODELS[sport])) {
      const read = readSelection(selection)
      if (!read) throw new Error(selection)
      const chance = Number(chanceOf(chances, read)) / Number(WHOLE)
      const seen = played[sport].filter(({ final }) => isTrue(read, final)).length / PLAYED
      // Four standard deviations: one such list in a thousand would fail, and the seeds are fixed.
      expect(Math.abs(seen - chance)).toBeLessThan(4 * Math.sqrt(chance / PLAYED))
    }
  })

  test.each(SPORTS)('%s: halfway the chances are those of the matches that stood so', (sport) => {
    const { stepMs } = MODELS[sport]
    let [expected, seen, spreadOf] = [0, 0, 0]
    for (const course of played[sport].slice(0, 150)) {
      const { mark, step } = standingAt(sport, course, Math.floor(course.endsAtMs / 2))
      // In tennis prices are made between two games.
      const isBetween = ({ atMs, opensAtMs }: Mark) => atMs <= mark.atMs && opensAtMs !== null
      const between = sport === 'tennis' ? (course.marks.findLast(isBetween) ?? mark) : mark
      const chances = MODELS[sport].chances(EVEN[sport], between.score, step)
      if (!chances) throw new Error(`${sport} over halfway at ${stepMs}`)
      const chance = Number(chances.win.home) / Number(WHOLE)
      expected += chance
      spreadOf += chance * (1 - chance)
      seen += course.final.winner === 'home' ? 1 : 0
    }
    expect(Math.abs(seen - expected)).toBeLessThan(4 * Math.sqrt(spreadOf))
  })

  test.each(SPORTS)('%s: the board goes from nothing to the result, never back', (sport) => {
    for (const { marks, final, endsAtMs } of played[sport].slice(0, 60)) {
      const last = marks.at(-1)
      if (!last) throw new Error('no marks')
      expect(leader(last.score.home, last.score.away)).toBe(final.winner)
      expect(last.atMs).toBeLessThanOrEqual(endsAtMs)
      for (const [at, { atMs, score }] of marks.slice(1).entries()) {
        const before = marks[at]
        expect(atMs).toBeGreaterThanOrEqual(before?.atMs ?? 0)
        expect(score.home).toBeGreaterThanOrEqual(before?.score.home ?? 0)
        expect(score.away).toBeGreaterThanOrEqual(before?.score.away ?? 0)
      }
      if (sport === 'tennis') continue
      const all = last.score.parts.reduce((sum, [home, away]) => sum + home + away, 0)
      expect(all).toBe(last.score.home + last.score.away)
    }
  })

  test('takes about six minutes, and tennis about eight', () => {
    const mean = (sport: Sport) =>
      played[sport].reduce((sum, { endsAtMs }) => sum + endsAtMs, 0) / PLAYED / 60_000
    expect(mean('football')).toBe(6)
    expect(mean('basketball')).toBeCloseTo(6, 1)
    expect(mean('tennis')).toBeGreaterThan(7)
    expect(mean('tennis')).toBeLessThan(10)
  })
})

describe('a course', () => {
  test('is the same for the same seed and another for another', () => {
    const told = (seed: string) =>
      JSON.stringify(courseOf('basketball', EVEN.basketball, drawOfSeed(seed)))
    expect(told('one')).toBe(told('one'))
    expect(told('one')).not.toBe(told('two'))
  })

  test('is abandoned once in four hundred', () => {
    const count = 20_000
    const abandoned = Array.from({ length: count }, (_, number) =>
      courseOf('football', EVEN.football, drawOfSeed(`abandoned-${number}`)),
    ).filter(({ final }) => final === null)
    expect(Math.abs(abandoned.length - count / ABANDONED_ONE_IN)).toBeLessThan(28)
    for (const { marks, endsAtMs } of abandoned) {
      expect(marks.slice(1).every(({ atMs }) => atMs < endsAtMs)).toBe(true)
    }
  })

  test('a goal closes bets for some seconds, and every change of a price has a new version', () => {
    const course = Array.from({ length: 50 }, (_, number) =>
      football.play(EVEN.football, drawOfSeed(`goals-${number}`)),
    ).find(({ marks }) => marks.length > 3)
    const goal = course?.marks[1]
    if (!course || !goal) throw new Error('no goal')
    const at = (ms: number) => standingAt('football', course, ms)
    expect(at(-1)).toMatchObject({ phase: 'coming', version: 0, isOpen: true })
    expect(at(goal.atMs)).toMatchObject({ phase: 'live', isOpen: false })
    expect(at(goal.atMs + GOAL_MS).isOpen || course.marks[2]?.atMs).toBeTruthy()
    expect(at(course.endsAtMs)).toMatchObject({ phase: 'over', isOpen: false })
    let before = { version: 0, told: '' }
    for (let ms = 0; ms < course.endsAtMs; ms += 100) {
      const { version, mark, step } = at(ms)
      const told = JSON.stringify([mark.score, step])
      expect(version).toBeGreaterThanOrEqual(before.version)
      if (version === before.version) expect(told).toBe(before.told)
      before = { version, told }
    }
  })
})

describe('prices', () => {
  test('are floored: a book of 105 percent is never less than that', () => {
    fc.assert(
      fc.property(fc.bigInt({ min: 1n, max: WHOLE }), (chance) => {
        const price = priceOf(chance)
        if (price === null) return
        expect(price).toBeGreaterThanOrEqual(PRICE_MIN)
        expect(price).toBeLessThanOrEqual(PRICE_MAX)
        expect(BigInt(price) * chance * BOOK_PERCENT).toBeLessThanOrEqual(10_000n * WHOLE)
        expect(BigInt(price + 1) * chance * BOOK_PERCENT).toBeGreaterThan(10_000n * WHOLE)
      }),
    )
  })

  test('return what is printed', () => {
    const least = BigInt(PRICE_MIN)
    expect(Object.fromEntries(printed.returns.map(({ bet, percent }) => [bet, percent]))).toEqual({
      single_most: percentOf(100n, BOOK_PERCENT),
      single_least: percentOf(100n * least, BOOK_PERCENT * (least + 1n)),
      three_most: percentOf(100n ** 3n, BOOK_PERCENT ** 3n),
      eight_most: percentOf(100n ** 8n, BOOK_PERCENT ** 8n),
    })
  })

  test.each(SPORTS)('%s: both sides of every line, the even one first', (sport) => {
    const offers = offersOf(startChances(sport), MODELS[sport]).map(({ selection }) => selection)
    const markets = { football: [3, 6, 6], basketball: [2, 6, 6], tennis: [2, 0, 6] }[sport]
    expect(
      ['win', 'line', 'total'].map(
        (market) => offers.filter((selection) => selection.startsWith(market)).length,
      ),
    ).toEqual(markets)
    expect(new Set(offers).size).toBe(offers.length)
  })
})

test('a selection is read as it is written, and nothing else is one', () => {
  for (const text of ['win:home', 'win:draw', 'line:away:3', 'line:home:-11', 'total:under:5']) {
    const read = readSelection(text)
    expect(read && writeSelection(read)).toBe(text)
  }
  const strange = [
    '',
    'win:nobody',
    'line:home:2',
    'line:draw:1',
    'total:over:-3',
    'total:over:2.5',
  ]
  expect(strange.map(readSelection)).toEqual(strange.map(() => null))
})

const FINALS = [
  [
    { winner: 'home', home: 2, away: 1 },
    ['win:home', 'line:home:-1', 'line:away:3', 'total:over:5'],
  ],
  [
    { winner: 'draw', home: 1, away: 1 },
    ['win:draw', 'line:away:1', 'line:home:1', 'total:under:5'],
  ],
  [
    { winner: 'away', home: 0, away: 3 },
    ['win:away', 'line:away:-5', 'line:home:7', 'total:over:5'],
  ],
  // Level after forty minutes, won in overtime.
  [{ winner: 'away', home: 80, away: 80 }, ['win:away', 'line:home:1', 'total:under:321']],
] as const
const ALL = [...new Set(FINALS.flatMap(([, won]) => won))]

test.each(FINALS)('%j decides every bet', (final, won) => {
  const truth = ALL.filter((text) => {
    const read = readSelection(text)
    return read && isTrue(read, final)
  })
  expect(truth).toEqual(expect.arrayContaining([...won]))
  // Of two sides of one line exactly one wins.
  for (const halves of [-5, -1, 1, 3, 5]) {
    const sides = [
      isTrue({ market: 'line', side: 'home', halves }, final),
      isTrue({ market: 'line', side: 'away', halves: -halves }, final),
    ]
    expect(sides.filter(Boolean)).toHaveLength(1)
  }
})
