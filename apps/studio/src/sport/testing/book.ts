import { randomUUID } from 'node:crypto'
import { expectDone } from '@oriel/core/outcome'
import { afterEach, expect } from 'vitest'
import { findPlaySession, type PlaySession } from '../../player/sessions.ts'
import { findRound, type RoundId } from '../../round/rounds.ts'
import { useStudio } from '../../testing/open-studio.ts'
import { checkBooks } from '../../wallet/check.ts'
import { quote, standingOf } from '../board.ts'
import type { Fixture } from '../fixtures.ts'
import type { Course, Final } from '../model/model.ts'
import { placeSlip, waysHere, type SlipAsked } from '../place.ts'
import { settleDue } from '../settle.ts'

export const STAKE = 10_000n
type Wish = Partial<Pick<SlipAsked, 'stake' | 'accept' | 'clientRound'>>

/** A studio of its own with a sportsbook; after each test its books are right. */
export function useBook() {
  const house = useStudio()
  afterEach(async () => {
    expect(await checkBooks(house.studio)).toEqual([])
  })

  const sit = async (money = '100.0000'): Promise<PlaySession> => {
    const { token } = await house.seat('sport', money)
    const session = await findPlaySession(house.studio, token)
    if (!session) throw new Error('nobody sits there')
    return session
  }
  /** The wait is the clock's, so that what happens in it is known. */
  const ways = () => ({
    ...waysHere(house.studio),
    pause: async (ms: number) => house.wait(ms),
  })
  const leg = (fixture: Fixture, selection: string, at = house.studio.now()) => {
    const standing = standingOf(fixture, at)
    const price = quote(fixture, standing, selection)?.price ?? 0
    return { fixture: fixture.id, selection, price, version: standing.version }
  }
  const place = (
    session: PlaySession,
    legs: SlipAsked['legs'],
    { stake = STAKE, accept = 'exact', clientRound = randomUUID() }: Wish = {},
  ) => {
    const asked = { clientRound, stake, accept, legs }
    return placeSlip(house.studio, session, asked, house.studio.now(), ways())
  }
  const placed = async (...asked: Parameters<typeof place>) => {
    const answer = expectDone(await place(...asked))
    if (answer.is !== 'placed') throw new Error('the price has moved')
    return answer
  }
  /** Moves the clock to this moment of a fixture. */
  const goTo = (fixture: Fixture, ms: number) =>
    house.wait(fixture.startsAt.getTime() + ms - house.studio.now().getTime())
  const playOut = async (...fixtures: readonly Fixture[]) => {
    const ends = fixtures.map(({ startsAt, course }) => startsAt.getTime() + course.endsAtMs)
    house.wait(Math.max(...ends) - house.studio.now().getTime())
    await settleDue(house.studio)
  }
  const roundOf = async (id: RoundId) => {
    const round = await findRound(house.studio, id)
    if (!round) throw new Error(`no round ${id}`)
    return round
  }
  return { house, sit, ways, leg, place, placed, goTo, playOut, roundOf }
}

export const wonBy =
  (winner: Final['winner']) =>
  ({ final }: Course): boolean =>
    final?.winner === winner
export const isAbandoned = ({ final }: Course): boolean => final === null
