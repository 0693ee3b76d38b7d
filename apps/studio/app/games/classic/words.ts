import type { Units } from '@oriel/core/money'
import type { Text } from '@oriel/i18n/text'
import type { ClassicRow, ClassicSymbol } from '../../../src/games/classic/rules.ts'
import type { SlotWin } from '../../../src/games/slot/view.ts'
import { NAMES, type SkinName } from './skins.ts'
import type { ClassicView } from './use-spin.ts'

type Say = { readonly t: Text['t']; readonly skin: SkinName; money: (units: Units) => string }

export const symbolWord = ({ t, skin }: Pick<Say, 't' | 'skin'>, symbol: ClassicSymbol): string =>
  t(NAMES[skin][symbol])

/** A row of the pay table: "3 × Seven", "3 × Bar, mixed", "2 × Cherry from the left". */
export function rowWord(say: Pick<Say, 't' | 'skin'>, row: ClassicRow): string {
  if (row === 'bars') return say.t('slot.row_mixed', { symbol: symbolWord(say, 'bar1') })
  if (row === 'cherries') return say.t('slot.row_left', { symbol: symbolWord(say, 'cherry') })
  return say.t('slot.row_three', { symbol: symbolWord(say, row) })
}

/** What one line brings for a stake of all lines. */
export const lineAmount = (
  stake: Units,
  { parts }: ClassicView,
  { pays }: SlotWin<string>,
): Units => (stake * BigInt(pays)) / BigInt(parts)

/** The whole round for those who hear it. */
export function roundWords(say: Say, view: ClassicView, stake: Units, payout: Units): string {
  const { t, money } = say
  const spin = view.spins[0]
  if (!spin) return ''
  const reels = spin.window
    .map((reel) => reel.map((symbol) => symbolWord(say, symbol)).join(', '))
    .join('; ')
  const wins = spin.wins.map((win) =>
    t('slot.said_pays', {
      line: (win.line ?? 0) + 1,
      row: rowWord(say, win.row),
      amount: money(lineAmount(stake, view, win)),
    }),
  )
  const total =
    wins.length === 0 ? t('slot.no_win') : t('slot.said_total', { amount: money(payout) })
  return [t('slot.said_window', { reels }), ...wins, total].join(' ')
}
