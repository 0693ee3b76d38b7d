import type { Units } from '@oriel/core/money'
import type { Text } from '@oriel/i18n/text'
import type { HiLoView } from '../../../src/games/hi-lo/rules.ts'
import { timesText } from '../quick/figures.ts'
import { cardWords } from '../table-kit/card.tsx'
import { levelOf, shownLevel } from './trail.ts'

type Say = { readonly t: Text['t']; readonly money: (units: Units) => string }
type Told = { readonly view: HiLoView; readonly standing: Units; readonly is_over: boolean }

const lastCard = (t: Text['t'], { cards }: HiLoView): string => {
  const card = cards.at(-1)
  return card ? cardWords(t, card) : ''
}

/** How a round stands, in a line below the cards. */
export function standingWords({ t }: Pick<Say, 't'>, { view, is_over }: Told): string {
  if (view.isLost) return t('hi-lo.lost', { card: lastCard(t, view) })
  if (is_over) return t('quick.cashed_out', { times: timesText(shownLevel(levelOf(view))) })
  if (view.moves.at(-1) === 'skip') return t('hi-lo.after_skip')
  return view.guesses === 0 ? t('hi-lo.go') : t('hi-lo.go_on')
}

/** The last step for those who hear it. */
export function saidWords({ t, money }: Say, round: Told): string {
  const { view, standing, is_over } = round
  const line = standingWords({ t }, round)
  if (view.isLost) return line
  if (is_over) return `${line}. ${t('quick.said_paid', { amount: money(standing) })}`
  const card = t('hi-lo.said_card', { card: lastCard(t, view) })
  if (view.guesses === 0) return `${card} ${line}`
  return `${card} ${t('hi-lo.said_right', { count: view.guesses, amount: money(standing) })}`
}
