import { locales } from '@oriel/core/locale'
import { moneyText } from '@oriel/core/money-text'
import { serverText } from '@oriel/i18n/server'
import { expect, test } from 'vitest'
import { LINE_SKINS } from '../../../src/games/line-skins.ts'
import { lookAt, playRound } from '../../../src/games/slot/round.ts'
import { drawOf } from '../../../src/games/slot/testing/draw-of.ts'
import { JADE } from '../jade/machine.ts'
import { WAYS } from '../ways/machine.ts'
import { SYMBOLS, type LineSpin, type LineView, type Machine } from './machine.ts'
import { skinOf } from './skins.ts'
import { tellingsOf } from './tellings.ts'
import { freeSpinWords, freeWords, placeWords, roundWords, sumWords, symbolWord } from './words.ts'

const STAKE = 20_000n
const say = {
  t: serverText('en_US').t,
  skin: skinOf('jade-ascent'),
  money: (units: bigint) => moneyText({ units, currency: 'USD' }, 'en_US'),
}

/** A round whose spins stop one after another at these places. */
const roundAt = ({ rules }: Machine, ...spins: number[][]): LineView =>
  playRound(rules, drawOf(spins.flat()))

/** Stops of the machine where its reels show what is asked for, found by looking. */
function stopsWhere({ rules }: Machine, isMeant: (look: ReturnType<typeof lookAt>) => boolean) {
  for (let step = 0; step < 32 ** 3; step += 1) {
    const stops = [step % 32, (step >> 5) % 32, (step >> 10) % 32, (step * 7) % 32, (step * 5) % 32]
    if (isMeant(lookAt(rules, stops))) return stops
  }
  throw new Error('the reels never show that')
}

const isQuiet = (look: ReturnType<typeof lookAt>): boolean =>
  look.wins.length === 0 && look.scatter.cells.length === 0

test('a line says where it runs, what is on it and how its pay is worked out', () => {
  const stops = stopsWhere(
    JADE,
    ({ wins, scatter }) => wins.length === 1 && wins[0]?.row === 'lotus' && scatter.pays === 0,
  )
  const view = roundAt(JADE, stops)
  const [telling] = tellingsOf(view.spins[0] as LineSpin, view.parts)
  if (!telling) throw new Error('it pays')
  expect(placeWords(say, telling)).toBe(`Line ${(telling.line ?? 0) + 1}`)
  expect(sumWords(say, view, STAKE, telling)).toBe(`${telling.times} × $0.10`)
  const words = roundWords(say, view, STAKE, (STAKE * BigInt(telling.pays)) / 20n)
  expect(words).toContain(`Line ${(telling.line ?? 0) + 1}: ${telling.count} × Lotus, pays`)
})

test('ways are counted in the sum', () => {
  const stops = stopsWhere(WAYS, ({ wins }) => (wins[0]?.ways ?? 0) > 2)
  const view = roundAt(WAYS, stops)
  const telling = tellingsOf(view.spins[0] as LineSpin, view.parts).find(({ ways }) => ways > 2)
  if (!telling) throw new Error('it pays')
  expect(placeWords(say, telling)).toBe(`${telling.ways} ways`)
  expect(sumWords(say, view, STAKE, telling)).toBe(`${telling.times} × ${telling.ways} × $0.08`)
})

test('free spins are told by what brought them, one by one, and as a part of the whole', () => {
  const brings = stopsWhere(JADE, ({ wins, scatter }) => wins.length === 0 && scatter.spins > 0)
  const quiet = stopsWhere(JADE, isQuiet)
  const view = roundAt(JADE, brings, ...Array.from({ length: 8 }, () => quiet))
  const count = view.spins[0]?.scatter.cells.length
  expect(view.spins).toHaveLength(9)
  expect(freeWords(say, view, 0)).toBe(`${count} × Pagoda · 8 free spins`)
  expect(freeSpinWords(say, view, STAKE, 3, 8)).toBe('Free spin 3 of 8: $0.00.')
  const payout = (STAKE * BigInt(view.spins.at(-1)?.total ?? 0)) / 20n
  const words = roundWords(say, view, STAKE, payout)
  expect(words).toContain(`Anywhere: ${count} × Pagoda, pays ${say.money(payout)}.`)
  expect(words).toContain('Free spins played: 8. They paid $0.00.')
  expect(words).toContain(`Total payout: ${say.money(payout)}.`)
})

test('more free spins during free spins are said with the spin that brought them', () => {
  const brings = stopsWhere(JADE, ({ wins, scatter }) => wins.length === 0 && scatter.spins > 0)
  const quiet = stopsWhere(JADE, isQuiet)
  const view = roundAt(JADE, brings, brings, ...Array.from({ length: 15 }, () => quiet))
  expect(view.spins).toHaveLength(17)
  expect(freeWords(say, view, 1)).toMatch(/^\d × Pagoda · 8 more free spins$/)
  expect(freeSpinWords(say, view, STAKE, 1, 16)).toMatch(/8 more free spins$/)
})

test('a round that pays nothing says so plainly', () => {
  const view = roundAt(WAYS, stopsWhere(WAYS, isQuiet))
  expect(roundWords(say, view, STAKE, 0n)).toMatch(/No win$/)
})

test.each(locales)('every symbol of every title has a name of its own in %s', (locale) => {
  const { t } = serverText(locale)
  for (const [title, skin] of Object.entries(LINE_SKINS)) {
    const names = SYMBOLS.map((symbol) => symbolWord({ t, skin }, symbol))
    expect(new Set(names).size, title).toBe(SYMBOLS.length)
    expect(names.filter((name) => name.startsWith('reels.'))).toEqual([])
  }
})
