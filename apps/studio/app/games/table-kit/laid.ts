import { betsOf, EMPTY, put, sumsOf, type Basket, type Bet } from './basket.ts'

/** A slip on its way. */
type Sent = {
  readonly roundId: string
  readonly bets: readonly Bet[]
  /** How many presses of the basket it took along. */
  readonly presses: number
  /** How many slips the round had before it. */
  readonly slips: number
  /** The studio said yes, and has not yet told it among the slips of the round. */
  readonly isTaken: boolean
}

/** What lies before a player: chips that are not placed, and a slip that was sent. */
export type Laid = { readonly basket: Basket; readonly sent: Sent | null }
export const NOTHING: Laid = { basket: EMPTY, sent: null }

export type Act =
  | { readonly is: 'lay'; readonly bets: readonly Bet[] }
  /** Chips are taken back: one press, or all of them. */
  | { readonly is: 'take-back'; readonly basket: Basket }
  | { readonly is: 'send'; readonly roundId: string; readonly slips: number }
  /** The studio has said yes. */
  | { readonly is: 'taken' }
  /** The slip stands among those of the round, whatever was said before. */
  | { readonly is: 'arrived' }

export function step(laid: Laid, act: Act): Laid {
  const { basket, sent } = laid
  switch (act.is) {
    case 'lay':
      return { ...laid, basket: put(basket, act.bets) }
    case 'take-back':
      return { basket: act.basket, sent: null }
    case 'send': {
      const { roundId, slips } = act
      const bets = betsOf(sumsOf(basket.flat()))
      return { basket, sent: { roundId, bets, presses: basket.length, slips, isTaken: false } }
    }
    case 'taken':
      if (!sent) return laid
      return { basket: basket.slice(sent.presses), sent: { ...sent, presses: 0, isTaken: true } }
    case 'arrived':
      return { basket: basket.slice(sent?.presses ?? 0), sent: null }
  }
}

/** Whether a slip that was sent can be seen among the slips of its round. */
export const hasArrived = ({ sent }: Laid, roundId: string | null, slips: number): boolean =>
  sent !== null && sent.roundId === roundId && slips > sent.slips
