import { newId } from '@oriel/core/id'
import type { Units } from '@oriel/core/money'
import { done, refuse, type Outcome } from '@oriel/core/outcome'
import { isStake, stakesOf } from '../game/stakes.ts'
import type { PlaySession } from '../player/sessions.ts'
import { findByRequest, type Round, type RoundId } from '../round/rounds.ts'
import { ROUND_START, startValues, type RoundStart } from '../round/start.ts'
import { getRow } from '../rows.ts'
import type { HouseReason } from '../seamless/reasons.ts'
import type { Studio } from '../studio.ts'
import { quote, standingOf } from './board.ts'
import { findFixtures, type Fixture, type FixtureId } from './fixtures.ts'
import type { Standing } from './model/course.ts'
import { readSelection } from './model/selection.ts'
import { isTooMuch, timesOf } from './model/slip.ts'
import { sport } from './rules.ts'

type LegAsked = {
  readonly fixture: FixtureId
  readonly selection: string
  /** Hundredths, as the player saw it. */
  readonly price: number
  readonly version: number
}
/** As it is kept with the round: with all that is needed to play its fixture again. */
export type LegTaken = LegAsked & Pick<Fixture, 'sport' | 'strength'>
export type Accept = 'exact' | 'better' | 'any'
export type SlipAsked = {
  /** The player's own name for this wish: sent again, it is the same slip. */
  readonly clientRound: string
  readonly stake: Units
  readonly accept: Accept
  readonly legs: readonly LegAsked[]
}
type Moved = {
  readonly fixture: FixtureId
  /** Null is not offered at this moment. */
  readonly price: number | null
  readonly version: number
}
type SlipAnswer =
  | {
      readonly is: 'placed'
      readonly roundId: RoundId
      readonly stake: Units
      readonly balance: Units
      readonly prices: readonly number[]
    }
  | { readonly is: 'moved'; readonly legs: readonly Moved[] }
type SlipReason =
  | 'bad_choice'
  | 'stake_not_allowed'
  | 'insufficient_funds'
  | 'bets_closed'
  | 'session_over'
  | HouseReason

export type SlipWritten = { outcome: SlipReason | 'played' | 'again'; balance: Units }
/** Takes the stake of a slip, in our own books or with the house that has the money. */
export type TakeSlip = (start: RoundStart, legs: readonly LegTaken[]) => Promise<SlipWritten>

/** A bet during play waits so long; a goal meanwhile and it was never made. */
export const DELAY_MS = 3_000
/** Hundredths of a unit. */
const STAKE_STEP = 100n

export type Ways = {
  readonly take: TakeSlip
  readonly pause: (ms: number) => Promise<unknown>
}

export const waysHere = (studio: Studio): Ways => ({
  take: (start, legs) =>
    getRow<SlipWritten>(studio.pool, `SELECT * FROM place_slip(${ROUND_START}, $17)`, [
      ...startValues(start),
      JSON.stringify(legs),
    ]),
  pause: (ms) => new Promise((resolve) => setTimeout(resolve, ms)),
})

/** Takes a slip at the prices its player saw, or says which moved. Asked again, it is the same. */
export async function placeSlip(
  studio: Studio,
  session: PlaySession,
  asked: SlipAsked,
  heardAt: Date,
  ways: Ways = waysHere(studio),
): Promise<Outcome<SlipAnswer, SlipReason>> {
  const known = await findByRequest(studio, session.player.id, asked.clientRound)
  // What was written before is not priced again: it stands as it is.
  if (known) return write(studio, session, asked, legsOf(known), ways)
  if (!isSlip(asked)) return refuse('bad_choice')
  const stakes = stakesOf(session.player.currency, sport.maxTimes)
  if (!isStake(asked.stake, stakes, STAKE_STEP)) return refuse('stake_not_allowed')
  const fixtures = await findFixtures(
    studio,
    asked.legs.map(({ fixture }) => fixture),
  )
  if (fixtures.size !== asked.legs.length) return refuse('bad_choice')
  const wished = asked.legs.map((leg) => {
    const fixture = fixtures.get(leg.fixture) as Fixture
    return priced(leg, fixture, standingOf(fixture, heardAt), asked.accept)
  })
  const taken = await afterDelay(studio, wished, asked.accept, ways)
  if (taken.some(({ isTaken }) => !isTaken)) {
    const legs = taken.map(({ leg, price, standing }) => ({
      fixture: leg.fixture,
      price,
      version: standing.version,
    }))
    return done({ is: 'moved', legs })
  }
  const legs = taken.map(({ leg, fixture, price, standing }) => ({
    ...leg,
    price: price ?? leg.price,
    version: standing.version,
    sport: fixture.sport,
    strength: fixture.strength,
  }))
  if (isTooMuch(timesOf(legs.map(({ price }) => price)))) return refuse('limit_exceeded')
  return write(studio, session, asked, legs, ways)
}

/** One leg for each fixture, each on something that could be offered. */
const isSlip = ({ legs }: SlipAsked): boolean =>
  new Set(legs.map(({ fixture }) => fixture)).size === legs.length &&
  legs.every(({ selection }) => readSelection(selection) !== null)

type Priced = {
  readonly leg: LegAsked
  readonly fixture: Fixture
  readonly standing: Standing
  readonly price: number | null
  /** Whether the player takes it at this price. */
  readonly isTaken: boolean
}

function priced(leg: LegAsked, fixture: Fixture, standing: Standing, accept: Accept): Priced {
  const price = quote(fixture, standing, leg.selection)?.price ?? null
  return { leg, fixture, standing, price, isTaken: isAccepted(leg.price, price, accept) }
}

function isAccepted(asked: number, now: number | null, accept: Accept): boolean {
  if (now === null) return false
  return accept === 'any' || now === asked || (accept === 'better' && now > asked)
}

/**
 * During play nobody may bet on what they have seen and the studio has not priced yet. After the
 * wait, a price stands if the score does; otherwise it is made anew.
 */
async function afterDelay(
  studio: Studio,
  wished: readonly Priced[],
  accept: Accept,
  { pause }: Ways,
): Promise<readonly Priced[]> {
  const isLive = wished.some(({ standing }) => standing.phase !== 'coming')
  if (!isLive || wished.some(({ isTaken }) => !isTaken)) return wished
  await pause(DELAY_MS)
  const now = studio.now()
  return wished.map((one) => {
    const standing = standingOf(one.fixture, now)
    if (standing.isOpen && standing.mark === one.standing.mark) return one
    return priced(one.leg, one.fixture, standing, accept)
  })
}

const legsOf = ({ choice }: Round): readonly LegTaken[] =>
  (choice as { readonly legs: readonly LegTaken[] }).legs

async function write(
  studio: Studio,
  session: PlaySession,
  { clientRound, stake }: SlipAsked,
  legs: readonly LegTaken[],
  { take }: Ways,
): Promise<Outcome<SlipAnswer, SlipReason>> {
  const at = studio.now()
  const roundId = newId<'round'>(at.getTime())
  const start: RoundStart = {
    id: roundId,
    clientRound,
    at,
    session,
    game: sport,
    build: studio.build,
    stake,
    choice: { legs },
    seed: null,
    payout: null,
    isOver: false,
  }
  const { outcome, balance } = await take(start, legs)
  const prices = legs.map(({ price }) => price)
  if (outcome === 'played') return done({ is: 'placed', roundId, stake, balance, prices })
  if (outcome !== 'again') return refuse(outcome)
  const round = await findByRequest(studio, session.player.id, clientRound)
  if (!round?.slipId) throw new Error(`request ${clientRound} belongs to another game`)
  const before = legsOf(round).map(({ price }) => price)
  return done({ is: 'placed', roundId: round.id, stake: round.stake, balance, prices: before })
}
