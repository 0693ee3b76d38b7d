import type { Text } from '@oriel/i18n/text'
import { numbersOf, type KenoOutcome } from '../../../src/games/keno/rules.ts'
import { hitsOf } from './draft.ts'

type Say = Text['t']

/** "3 · 17 · 44" */
export const spotName = (spot: string): string => (numbersOf(spot) ?? []).join(' · ')

/** "5 numbers", as the return of them is printed. */
export const betName = (t: Say, bet: string): string =>
  t('keno.numbers', { count: Number(bet.split(':')[1]) })

/** "3 of 5 hit" */
export const hitWords = (t: Say, spot: string, balls: readonly number[]): string =>
  t('keno.hits', { hits: hitsOf(spot, balls), count: (numbersOf(spot) ?? []).length })

/** In the order they were drawn. */
export const ballWords = ({ balls }: KenoOutcome): string => balls.join(' ')

/** More lines are told in the basket. */
const TOLD_LINES = 3

/** How the lines of a player did; without any, that the draw is over. */
export function resultWords(t: Say, { balls }: KenoOutcome, spots: readonly string[]): string {
  if (spots.length === 0) return t('keno.done', { count: balls.length })
  const told = spots.slice(0, TOLD_LINES).map((spot) => hitWords(t, spot, balls))
  return [...told, ...(spots.length > TOLD_LINES ? ['…'] : [])].join(' · ')
}
