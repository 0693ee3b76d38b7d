import { done, refuse } from '@oriel/core/outcome'
import { writeInstant } from '@oriel/core/time'
import type { FastifyInstance } from 'fastify'
import * as z from 'zod/mini'
import { getTitle } from '../games/catalogue.ts'
import { readTotals } from '../round/totals.ts'
import type { Seamless } from '../seamless/seamless.ts'
import { readBoard } from '../sport/board.ts'
import { listPast, type Fixture, type FixtureId } from '../sport/fixtures.ts'
import { placeSlip, waysHere } from '../sport/place.ts'
import { sport } from '../sport/rules.ts'
import { listSlips } from '../sport/slips.ts'
import { BETS_COUNT, PAST_COUNT, PastData, SlipData, SlipInput, SportData } from '../sport/wire.ts'
import type { Studio } from '../studio.ts'
import { bindPage } from './bind.ts'
import { balanceOf } from './play.ts'
import type { PlaySession } from './sessions.ts'

const isSport = ({ title }: PlaySession): boolean => getTitle(title).game === sport.code

/** Fixtures, prices and slips. */
export function bindSport(app: FastifyInstance, studio: Studio, seamless: Seamless): void {
  const all = { path: '/player/sport', input: z.strictObject({}), data: SportData } as const
  bindPage(app, studio, all, async (session) => {
    if (!isSport(session)) return refuse('round_unknown')
    const [board, slips, balance, totals] = await Promise.all([
      readBoard(studio),
      listSlips(studio, session.player.id, BETS_COUNT),
      balanceOf(studio, session, seamless),
      readTotals(studio, session),
    ])
    return balance === null
      ? refuse('house_silent')
      : done({ board, slips, balance, session: totals })
  })

  const slip = { path: '/player/slip', input: SlipInput, data: SlipData } as const
  bindPage(app, studio, slip, async (session, { client_round, stake, accept, legs }, heardAt) => {
    if (!isSport(session)) return refuse('round_unknown')
    const here = waysHere(studio)
    const ways = session.isSeamless ? { ...here, take: seamless.slip } : here
    const asked = {
      clientRound: client_round,
      stake,
      accept,
      legs: legs.map((leg) => ({ ...leg, fixture: leg.fixture as FixtureId })),
    }
    const placed = await placeSlip(studio, session, asked, heardAt, ways)
    if (!placed.ok) return placed
    if (placed.value.is === 'moved') {
      return done({ is: 'moved' as const, legs: [...placed.value.legs] })
    }
    const { roundId, prices, balance } = placed.value
    return done({
      is: 'placed' as const,
      round_id: roundId,
      stake: placed.value.stake,
      balance,
      prices: [...prices],
    })
  })

  const past = { path: '/player/sport-past', input: z.strictObject({}), data: PastData } as const
  bindPage(app, studio, past, async (session) =>
    isSport(session)
      ? done({ fixtures: (await listPast(studio, PAST_COUNT)).flatMap(pastOf) })
      : refuse('round_unknown'),
  )
}

/** A fixture that is over, with all that decided it. */
function pastOf(fixture: Fixture) {
  const { id, sport: played, league, home, away, strength, overAt, shownSeed } = fixture
  if (!overAt || shownSeed === null) return []
  return [
    {
      id,
      sport: played,
      league,
      home,
      away,
      strength: { ...strength },
      over_at: writeInstant(overAt),
      seed: shownSeed,
      seed_hash: fixture.seedHash,
      result: fixture.result,
    },
  ]
}
