import * as z from 'zod/mini'
import type { Draw } from '../../fairness/draw.ts'
import type { SoloGame } from '../../game/game.ts'
import { compareRatios, LOST, PUSH, ratio, type Ratio } from '../../game/ratio.ts'
import { cardAt, DECK_CARDS, RANKS, type Card } from '../cards/cards.ts'
import { PAYS_LEAST, paysFor, PER_STAKE, winningRanks, type Side } from './chances.ts'

export const GUESSES_MAX = 40
export const SKIPS_MAX = 20
/** A guess that could lead above this is not taken. */
export const TIMES_MAX = 10_000

export type HiLoStep =
  | { readonly guess: Side }
  | { readonly skip: true }
  | { readonly cashOut: true }

export type HiLoMove = Side | 'skip'

export type HiLoView = {
  /** Every card turned so far; the last one is guessed from. */
  readonly cards: readonly Card[]
  /** What was done on each card but the last: one move lies between two cards. */
  readonly moves: readonly HiLoMove[]
  /** How many were right. */
  readonly guesses: number
  readonly skipsLeft: number
  /** What a right guess multiplies by, in thousandths; null for a guess that is not taken. */
  readonly higher: number | null
  readonly lower: number | null
  readonly isLost: boolean
}

type Hand = {
  readonly cards: readonly Card[]
  readonly moves: readonly HiLoMove[]
  readonly guesses: number
  readonly skips: number
  readonly level: Ratio
  readonly isOver: boolean
}

/** Each card comes from a full deck: what lies there already does not change the next one. */
const turn = (draw: Draw): Card => cardAt(draw.below(DECK_CARDS))
const rankOf = ({ cards }: Hand): number => cards.at(-1)?.rank ?? 0

const raise = ({ over, under }: Ratio, pays: number): Ratio =>
  ratio(over * BigInt(pays), under * PER_STAKE)
const isTooHigh = (level: Ratio): boolean => compareRatios(level, ratio(TIMES_MAX)) > 0

/** What a right guess multiplies by; null when it cannot lose, or could win too much. */
function paysOf(hand: Hand, side: Side): number | null {
  const ranks = winningRanks(rankOf(hand), side)
  if (hand.isOver || ranks === RANKS) return null
  const pays = paysFor(ranks)
  return isTooHigh(raise(hand.level, pays)) ? null : pays
}

function guess(hand: Hand, side: Side, draw: Draw): Hand | null {
  const pays = paysOf(hand, side)
  if (pays === null) return null
  const card = turn(draw)
  const cards = [...hand.cards, card]
  const moves = [...hand.moves, side]
  const isRight = side === 'higher' ? card.rank >= rankOf(hand) : card.rank <= rankOf(hand)
  if (!isRight) return { ...hand, cards, moves, level: LOST, isOver: true }
  const level = raise(hand.level, pays)
  const guesses = hand.guesses + 1
  // Where not even the lowest pay is left, there is nothing to go on for.
  const isOver = guesses === GUESSES_MAX || isTooHigh(raise(level, PAYS_LEAST))
  return { ...hand, cards, moves, guesses, level, isOver }
}

/** One step further; null for a step that is not allowed. */
function play(hand: Hand, step: HiLoStep, draw: Draw): Hand | null {
  if (hand.isOver) return null
  if ('guess' in step) return guess(hand, step.guess, draw)
  if ('cashOut' in step) return hand.guesses > 0 ? { ...hand, isOver: true } : null
  if (hand.skips === SKIPS_MAX) return null
  const moves: readonly HiLoMove[] = [...hand.moves, 'skip']
  return { ...hand, cards: [...hand.cards, turn(draw)], moves, skips: hand.skips + 1 }
}

const show = (hand: Hand): HiLoView => ({
  cards: hand.cards,
  moves: hand.moves,
  guesses: hand.guesses,
  skipsLeft: SKIPS_MAX - hand.skips,
  higher: paysOf(hand, 'higher'),
  lower: paysOf(hand, 'lower'),
  isLost: hand.level.over === 0n,
})

export const hiLo: SoloGame<Record<string, never>, HiLoStep, HiLoView> = {
  kind: 'solo',
  code: 'hi-lo',
  version: 1,
  // Of one guess. Each further one takes its share again: ten return less than 74 %.
  returns: [
    { bet: 'least', percent: '96.9231' },
    { bet: 'most', percent: '97.0000' },
    { bet: 'likelier', percent: '96.9781' },
    { bet: 'rarer', percent: '96.9899' },
    { bet: 'ten', percent: '73.7424' },
  ],
  maxTimes: TIMES_MAX,
  choice: z.strictObject({}),
  step: z.union([
    z.strictObject({ guess: z.enum(['higher', 'lower']) }),
    z.strictObject({ skip: z.literal(true) }),
    z.strictObject({ cashOut: z.literal(true) }),
  ]),
  // One guess is paid to the last unit. More have more decimals than money has: less than one unit
  // of ten-thousandths is not paid.
  stakeStep: PER_STAKE,
  run(_choice, steps, draw) {
    let hand: Hand | null = {
      cards: [turn(draw)],
      moves: [],
      guesses: 0,
      skips: 0,
      level: PUSH,
      isOver: false,
    }
    for (const step of steps) {
      hand = play(hand, step, draw)
      if (!hand) return null
    }
    return { view: show(hand), isOver: hand.isOver, pay: hand.level }
  },
}
