import type { Units } from '@oriel/core/money'
import type { Text } from '@oriel/i18n/text'
import { ladderOf } from '../../../src/games/mines/ladder.ts'
import type { MinesView } from '../../../src/games/mines/rules.ts'
import { timesText } from '../quick/figures.ts'

type Say = { readonly t: Text['t']; readonly money: (units: Units) => string }

/** How a round stands, in a line below the field. */
export function standingWords({ t }: Pick<Say, 't'>, view: MinesView, isOver: boolean): string {
  const { mines, opened, hit } = view
  const ladder = ladderOf(mines)
  if (hit !== null) return t('mines.hit')
  if (!isOver) return opened.length === 0 ? t('mines.go') : t('mines.go_on')
  const times = timesText(ladder[opened.length - 1] ?? 0)
  return opened.length === ladder.length
    ? t('mines.top', { times })
    : t('quick.cashed_out', { times })
}

type Told = { readonly view: MinesView; readonly standing: Units; readonly stake: Units }

/** The last step for those who hear it. */
export function saidWords({ t, money }: Say, round: Told, isOver: boolean): string {
  const { view, standing, stake } = round
  const count = view.opened.length
  if (isOver) {
    const amount = view.hit === null ? standing : stake
    return view.hit === null
      ? `${standingWords({ t }, view, true)}. ${t('quick.said_paid', { amount: money(amount) })}`
      : t('mines.said_hit', { amount: money(amount) })
  }
  if (count === 0) return t('mines.go')
  const all = ladderOf(view.mines).length
  return t('mines.said_gem', { count, all, amount: money(standing) })
}
