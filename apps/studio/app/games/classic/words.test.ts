import { serverText } from '@oriel/i18n/server'
import { expect, test } from 'vitest'
import { classic } from '../../../src/games/classic/rules.ts'
import { drawOf } from '../../../src/games/slot/testing/draw-of.ts'
import { SLOT_TITLES } from '../../../src/games/titles.ts'
import { SKINS, skinOf } from './skins.ts'
import { lineAmount, roundWords, rowWord } from './words.ts'

const { t } = serverText('en_US')
const money = (units: bigint): string => `$${Number(units) / 10_000}`
const say = { t, money, skin: 'sevens' as const }

test('every title of this engine has a look of its own', () => {
  const titles = SLOT_TITLES.filter(({ engine }) => engine === 'classic').map(({ code }) => code)
  expect(new Set(titles.map(skinOf))).toEqual(new Set(SKINS))
  expect(titles).toHaveLength(SKINS.length)
})

test('rows are called by what is drawn', () => {
  expect(rowWord(say, 'seven')).toBe('3 × Seven')
  expect(rowWord({ ...say, skin: 'clover' }, 'seven')).toBe('3 × Horseshoe')
  expect(rowWord({ ...say, skin: 'diamond' }, 'bars')).toBe('3 × Gem, mixed')
  expect(rowWord(say, 'cherries')).toBe('2 × Cherry from the left')
})

test('a round is told from the reels to the last amount, and the amounts add up', () => {
  const stake = 10_000n
  for (const stops of [
    [0, 0, 0],
    [5, 9, 30],
    [12, 3, 21],
  ]) {
    const standing = classic.run({}, [], drawOf(stops))
    if (!standing) throw new Error('a spin is always possible')
    const { view, pay } = standing
    const payout = (stake * pay.over) / pay.under
    const wins = view.spins[0]?.wins ?? []
    const added = wins.reduce((sum, win) => sum + lineAmount(stake, view, win), 0n)
    expect(added).toBe(payout)
    const words = roundWords(say, view, stake, payout)
    expect(words).toContain('Reels from the left')
    expect(words).toContain(wins.length > 0 ? `Total payout: ${money(payout)}.` : 'No win')
    for (const { line } of wins) expect(words).toContain(`Line ${(line ?? 0) + 1}:`)
  }
})
