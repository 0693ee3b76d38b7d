import type { MessageId } from '@oriel/i18n/message-id'
import type { Text } from '@oriel/i18n/text'
import type { BaccaratOutcome, Side } from '../../../src/games/baccarat/rules.ts'
import { cardSigns } from '../table-kit/card-signs.ts'
import type { Reason } from './deal.ts'
import type { Spot } from './pays.ts'

type Say = Text['t']

const SPOT_NAMES: Readonly<Record<Spot, MessageId>> = {
  player: 'baccarat.player',
  banker: 'baccarat.banker',
  'no-commission': 'baccarat.no_commission',
  tie: 'baccarat.tie',
  'player-pair': 'baccarat.player_pair',
  'banker-pair': 'baccarat.banker_pair',
}

export const spotName = (t: Say, spot: string): string => t(SPOT_NAMES[spot as Spot])

/** "Banker wins, 8 to 6." */
export function resultWords(t: Say, { winner, player, banker }: BaccaratOutcome): string {
  if (winner === 'tie') return t('baccarat.tie_result', { total: player.total })
  return winner === 'player'
    ? t('baccarat.player_wins', { total: player.total, other: banker.total })
    : t('baccarat.banker_wins', { total: banker.total, other: player.total })
}

/** The same with the pairs, for lists and for those who hear it. */
export const wholeResult = (t: Say, outcome: BaccaratOutcome): string =>
  [
    resultWords(t, outcome),
    outcome.player.hasPair && t('baccarat.player_pair'),
    outcome.banker.hasPair && t('baccarat.banker_pair'),
  ]
    .filter(Boolean)
    .join(', ')

/** Every card in its order: what a check of a round compares. */
export const dealtWords = (t: Say, outcome: BaccaratOutcome): string => {
  const hand = (side: Side) =>
    outcome.deal.filter(({ to }) => to === side).map(({ card }) => cardSigns(card))
  const hands = [hand('player'), hand('banker')].map((cards) => cards.join(' '))
  return `${resultWords(t, outcome)} · ${hands.join(' – ')}`
}

export function reasonWords(t: Say, reason: Reason): string {
  if (reason.is === 'natural') return t('baccarat.natural')
  const { total } = reason
  if (reason.is === 'player') {
    return reason.draws
      ? t('baccarat.player_draws', { total })
      : t('baccarat.player_stands', { total })
  }
  const { points } = reason
  if (points === null) {
    return reason.draws
      ? t('baccarat.banker_draws', { total })
      : t('baccarat.banker_stands', { total })
  }
  return reason.draws
    ? t('baccarat.banker_draws_on', { total, points })
    : t('baccarat.banker_stands_on', { total, points })
}
