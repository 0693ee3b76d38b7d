import * as z from 'zod/mini'
import { pick } from '../../fairness/draw.ts'
import type { SoloGame } from '../../game/game.ts'
import { ratio } from '../../game/ratio.ts'
import { cardAt, DECK_CARDS, type Card } from '../cards/cards.ts'
import { HAND_CARDS, nameOf, PAYS, paysOf, type HandName, type Hold } from './hands.ts'

/** Jacks or better: five cards, any of them held, the others drawn again, once. */
export type JacksStep = { readonly hold: Hold }
export type JacksView = {
  readonly dealt: readonly Card[]
  /** Null until it is chosen. */
  readonly hold: Hold | null
  /** The cards as they lie now, and what they are; null for a hand that pays nothing. */
  readonly hand: readonly Card[]
  readonly name: HandName | null
}

/** A new card takes the place of each that is not held, in their order. */
function drawCards(deck: readonly number[], hold: Hold): number[] {
  let next = HAND_CARDS
  return hold.map((isHeld, at) => {
    if (isHeld) return deck[at] as number
    next += 1
    return deck[next - 1] as number
  })
}

const Held = z.boolean()

export const jacks: SoloGame<Record<string, never>, JacksStep, JacksView> = {
  kind: 'solo',
  code: 'jacks',
  version: 1,
  returns: [{ bet: 'best', percent: '99.5439' }],
  maxTimes: PAYS['royal-flush'],
  choice: z.strictObject({}),
  step: z.strictObject({ hold: z.tuple([Held, Held, Held, Held, Held]) }),
  stakeStep: 1n,
  run(_choice, [step, ...more], draw) {
    if (more.length > 0) return null
    // All ten are drawn at once, so that what is held cannot change what would have come.
    const deck = pick(draw, DECK_CARDS, 2 * HAND_CARDS)
    const dealt = deck.slice(0, HAND_CARDS)
    const hand = step ? drawCards(deck, step.hold) : dealt
    const view = {
      dealt: dealt.map(cardAt),
      hold: step?.hold ?? null,
      hand: hand.map(cardAt),
      name: nameOf(hand),
    }
    return { view, isOver: step !== undefined, pay: ratio(paysOf(hand)) }
  },
}
