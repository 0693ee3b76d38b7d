import type { Units } from '@oriel/core/money'
import type { Text } from '@oriel/i18n/text'
import { timesText } from '../quick/figures.ts'
import type { CometRound } from './level.ts'
import type { Place, PlaceResult } from './place.ts'

type Say = { readonly t: Text['t']; readonly money: (units: Units) => string }
type Told = { readonly place: Place; readonly result: PlaceResult | null }

/** What has happened to the player's bets, and to the flight, for those who hear it. */
export function flightWords(
  { t, money }: Say,
  round: CometRound | null,
  told: readonly Told[],
): string {
  const words: string[] = []
  for (const { place, result } of told) {
    if (result?.is !== 'out') continue
    const { level, payout } = result
    words.push(t('comet.said_out', { place, level: timesText(level), amount: money(payout) }))
  }
  if (!round?.outcome) return words.join(' ')
  words.push(t('comet.said_burned', { level: timesText(round.outcome.crash) }))
  for (const { place, result } of told) {
    if (result?.is === 'lost') {
      words.push(t('comet.said_lost', { place, amount: money(result.stake) }))
    }
  }
  return words.join(' ')
}
