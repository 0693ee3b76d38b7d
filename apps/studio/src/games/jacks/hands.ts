import { RANKS } from '../cards/cards.ts'

/** What each hand pays, in stakes. A stake is five coins, so the royal flush is the full 4,000. */
export const PAYS = {
  'royal-flush': 800,
  'straight-flush': 50,
  'four-of-a-kind': 25,
  'full-house': 9,
  flush: 6,
  straight: 4,
  'three-of-a-kind': 3,
  'two-pair': 2,
  'jacks-or-better': 1,
} as const
export type HandName = keyof typeof PAYS

export const HAND_CARDS = 5
/** For each card as dealt: whether it stays. */
export type Hold = readonly [boolean, boolean, boolean, boolean, boolean]
const ACE = 1
const JACK = 11

/** Ranks as bits. The ace stands below the two in one straight and above the king in one other. */
const bitsOf = (ranks: readonly number[]): number =>
  ranks.reduce((bits, rank) => bits | (1 << rank), 0)
const ROYAL = bitsOf([10, 11, 12, 13, ACE])
const STRAIGHTS: ReadonlySet<number> = new Set([
  ROYAL,
  ...Array.from({ length: 9 }, (_, low) => bitsOf([1, 2, 3, 4, 5].map((rank) => rank + low))),
])

const isHigh = (rank: number): boolean => rank === ACE || rank >= JACK

/** The name of five cards, given by their places in a new deck; null for one that pays nothing. */
export function nameOf(hand: readonly number[]): HandName | null {
  let pairs = 0
  let hasHighPair = false
  let ranks = 0
  let isFlush = true
  const suit = suitAt(hand[0] ?? 0)
  for (let at = 0; at < HAND_CARDS; at += 1) {
    const place = hand[at] ?? 0
    const rank = rankAt(place)
    if (suitAt(place) !== suit) isFlush = false
    ranks |= 1 << rank
    for (let before = 0; before < at; before += 1) {
      if (rankAt(hand[before] ?? 0) !== rank) continue
      pairs += 1
      hasHighPair ||= isHigh(rank)
    }
  }
  return pairs > 0 ? nameOfPairs(pairs, hasHighPair) : nameOfRow(ranks, isFlush)
}

const rankAt = (place: number): number => 1 + (place % RANKS)
const suitAt = (place: number): number => Math.floor(place / RANKS)

/** Three of a kind hold three pairs, a full house four, four of a kind six. */
function nameOfPairs(pairs: number, hasHighPair: boolean): HandName | null {
  if (pairs === 6) return 'four-of-a-kind'
  if (pairs === 4) return 'full-house'
  if (pairs === 3) return 'three-of-a-kind'
  if (pairs === 2) return 'two-pair'
  return hasHighPair ? 'jacks-or-better' : null
}

function nameOfRow(ranks: number, isFlush: boolean): HandName | null {
  if (!STRAIGHTS.has(ranks)) return isFlush ? 'flush' : null
  if (!isFlush) return 'straight'
  return ranks === ROYAL ? 'royal-flush' : 'straight-flush'
}

/** In stakes. */
export function paysOf(hand: readonly number[]): number {
  const name = nameOf(hand)
  return name ? PAYS[name] : 0
}
