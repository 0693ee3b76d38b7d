import type { Units } from '@oriel/core/money'
import type { Text } from '@oriel/i18n/text'
import type { JadeSymbol } from '../../../src/games/jade/reels.ts'
import type { LineSkin } from '../../../src/games/line-skins.ts'
import type { LineView } from './machine.ts'
import { nameOf } from './skins.ts'
import { amountOf, tellingsOf, type Telling } from './tellings.ts'

export type Say = { readonly t: Text['t']; readonly skin: LineSkin }
export type SayMoney = Say & { readonly money: (units: Units) => string }

export function symbolWord({ t, skin }: Say, symbol: JadeSymbol): string {
  const name = nameOf(skin.set, symbol)
  return name === null ? symbol.toUpperCase() : t(name)
}

/** "4 × Phoenix" */
export const alikeWord = (say: Say, symbol: JadeSymbol, count: number): string =>
  `${count} × ${symbolWord(say, symbol)}`

/** How an amount is worked out: "35 × 6 × $0.04 × 2". Scatters count in whole stakes. */
export function sumWords(say: SayMoney, view: LineView, stake: Units, telling: Telling): string {
  const { times, ways, multiplier, isScatter } = telling
  const bet = isScatter ? stake : amountOf(stake, view, 1)
  const parts = [String(times), ...(ways > 1 ? [String(ways)] : []), say.money(bet)]
  return [...parts, ...(multiplier > 1 ? [String(multiplier)] : [])].join(' × ')
}

/** Where it pays: on which line, in how many ways; scatters pay anywhere. */
export function placeWords({ t }: Say, { line, ways, isScatter }: Telling): string {
  if (isScatter) return t('reels.anywhere')
  return line === null ? t('reels.ways_of', { ways }) : t('slot.line_of', { line: line + 1 })
}

/** What scatters bring: "3 × Pagoda · 8 free spins". */
export function freeWords(say: Say, { spins }: LineView, at: number): string {
  const scatter = spins[at]?.scatter
  if (!scatter) return ''
  const brought = { spins: scatter.spins }
  const words = at === 0 ? say.t('reels.free_count', brought) : say.t('reels.free_more', brought)
  return `${alikeWord(say, 'scatter', scatter.cells.length)} · ${words}`
}

/** What one spin pays for, for those who hear it. */
function tellingWords(say: SayMoney, view: LineView, stake: Units, telling: Telling): string {
  return say.t('reels.said_pays', {
    place: placeWords(say, telling),
    symbols: alikeWord(say, telling.name, telling.count),
    amount: say.money(amountOf(stake, view, telling.pays)),
  })
}

/** The whole round in words, once it is on screen: the window, its wins, free spins, the sum. */
export function roundWords(say: SayMoney, view: LineView, stake: Units, payout: Units): string {
  const { t, money } = say
  const [first, ...free] = view.spins
  if (!first) return ''
  const reels = first.window
    .map((reel) => reel.map((symbol) => symbolWord(say, symbol)).join(', '))
    .join('; ')
  const wins = tellingsOf(first, view.parts).map((one) => tellingWords(say, view, stake, one))
  const brought = (view.spins.at(-1)?.total ?? 0) - first.total
  return [
    t('slot.said_window', { reels }),
    ...wins,
    ...(free.length > 0
      ? [
          t('reels.said_free', {
            count: free.length,
            amount: money(amountOf(stake, view, brought)),
          }),
        ]
      : []),
    ...(view.isCapped ? [t('reels.capped')] : []),
    payout === 0n ? t('reels.no_win') : t('slot.said_total', { amount: money(payout) }),
  ].join(' ')
}

/** A free spin in words, while the round goes on. */
export function freeSpinWords(
  say: SayMoney,
  view: LineView,
  stake: Units,
  at: number,
  count: number,
): string {
  const spin = view.spins[at]
  if (!spin) return ''
  const amount = say.money(amountOf(stake, view, spin.pays))
  const words = say.t('reels.said_free_spin', { number: at, count, amount })
  if (spin.scatter.spins === 0) return words
  return `${words} ${say.t('reels.free_more', { spins: spin.scatter.spins })}`
}
