import {
  pointsOf,
  totalOf,
  type BaccaratOutcome,
  type Side,
} from '../../../src/games/baccarat/rules.ts'
import type { Card } from '../../../src/games/cards/cards.ts'
import { CARD_TURNED_MS } from '../table-kit/card-times.ts'

type PlannedCard = {
  readonly to: Side
  readonly card: Card
  /** When it leaves the shoe and when it can be read, in milliseconds of the run. */
  readonly atMs: number
  readonly turnedMs: number
}

/** Why a hand draws a third card or stands, by the fixed rules. */
export type Reason =
  | { readonly is: 'natural' }
  | { readonly is: 'player'; readonly draws: boolean; readonly total: number }
  | {
      readonly is: 'banker'
      readonly draws: boolean
      readonly total: number
      /** What the player's third card counts; null when there is none. */
      readonly points: number | null
    }

export type Deal = {
  readonly cards: readonly PlannedCard[]
  readonly reasons: readonly { readonly atMs: number; readonly reason: Reason }[]
  /** From here on everybody sees who won. */
  readonly endMs: number
}

const FIRST_AT_MS = 300
const CARD_EVERY_MS = 700
/** A reason is read before the card that follows from it comes. */
const REASON_AFTER_MS = 150
const READ_MS = 750
const PAIRS = 4

/** The order and the times of a deal: four cards in turn, then the third ones with their why. */
export function dealOf({ deal, player, banker }: BaccaratOutcome): Deal {
  const handOf = (side: Side): Card[] =>
    deal.filter(({ to }) => to === side).map(({ card }) => card)
  const [playerCards, bankerCards] = [handOf('player'), handOf('banker')]
  const cards: PlannedCard[] = deal
    .slice(0, PAIRS)
    .map(({ to, card }, at) => planned(to, card, FIRST_AT_MS + at * CARD_EVERY_MS))
  const reasons: { atMs: number; reason: Reason }[] = []
  let clock = (cards.at(-1)?.turnedMs ?? 0) + REASON_AFTER_MS
  const explain = (reason: Reason) => {
    reasons.push({ atMs: clock, reason })
    clock += READ_MS
  }
  const draw = (to: Side, card: Card | undefined) => {
    if (!card) return
    const next = planned(to, card, clock)
    cards.push(next)
    clock = next.turnedMs + REASON_AFTER_MS
  }
  if (player.third === 'natural') {
    explain({ is: 'natural' })
  } else {
    const third = playerCards[2]
    explain({ is: 'player', draws: third !== undefined, total: totalOf(playerCards.slice(0, 2)) })
    draw('player', third)
    explain({
      is: 'banker',
      draws: banker.third === 'draws',
      total: totalOf(bankerCards.slice(0, 2)),
      points: third ? pointsOf(third) : null,
    })
    draw('banker', bankerCards[2])
  }
  return { cards, reasons, endMs: clock }
}

const planned = (to: Side, card: Card, atMs: number): PlannedCard => ({
  to,
  card,
  atMs,
  turnedMs: atMs + CARD_TURNED_MS,
})

/** All moments at which something changes, in order. */
export const momentsOf = ({ cards, reasons, endMs }: Deal): number[] =>
  [...cards.map(({ turnedMs }) => turnedMs), ...reasons.map(({ atMs }) => atMs), endMs].toSorted(
    (left, right) => left - right,
  )
