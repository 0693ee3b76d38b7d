import { baccarat, type BaccaratOutcome } from '../../../src/games/baccarat/rules.ts'
import { oddsText } from '../table-kit/odds.ts'

export const SPOTS = [
  'player-pair',
  'tie',
  'banker-pair',
  'player',
  'banker',
  'no-commission',
] as const
export type Spot = (typeof SPOTS)[number]

const NO_CARDS = { deal: [], player: stood(6), banker: stood(7) }
const BANKER: BaccaratOutcome = { ...NO_CARDS, winner: 'banker' }
/** For each spot a round in which it wins, to read from the rules what it pays. */
const WON: Readonly<Record<Spot, BaccaratOutcome>> = {
  'player-pair': BANKER,
  'banker-pair': BANKER,
  banker: BANKER,
  'no-commission': BANKER,
  player: { ...NO_CARDS, winner: 'player' },
  tie: { ...NO_CARDS, winner: 'tie' },
}
const WITH_SIX: BaccaratOutcome = { ...BANKER, banker: stood(6) }

function stood(total: number): BaccaratOutcome['player'] {
  return { total, third: 'stands', hasPair: true }
}

export const oddsOf = (spot: Spot): string => oddsText(baccarat.returnOf(spot, WON[spot]))
/** How much less than even the banker pays, in percent. */
const banker = baccarat.returnOf('banker', WON.banker)
export const COMMISSION_PERCENT = Number((200n * banker.under - 100n * banker.over) / banker.under)
/** What the banker without commission pays when it wins with six. */
export const SIX_ODDS = oddsText(baccarat.returnOf('no-commission', WITH_SIX))
