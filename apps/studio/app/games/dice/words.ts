import type { Units } from '@oriel/core/money'
import type { Text } from '@oriel/i18n/text'
import type { DiceView } from '../../../src/games/dice/rules.ts'
import { hundredthsText } from '../quick/figures.ts'

type Say = { readonly t: Text['t']; readonly money: (units: Units) => string }

/** "Under 48.50: paid $10.00" */
export function resultWords({ t, money }: Say, view: DiceView, payout: Units): string {
  const target = hundredthsText(view.target)
  const amount = money(payout)
  if (view.side === 'under') {
    return view.isWin ? t('dice.under_won', { target, amount }) : t('dice.under_lost', { target })
  }
  return view.isWin ? t('dice.over_won', { target, amount }) : t('dice.over_lost', { target })
}
