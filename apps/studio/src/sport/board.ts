import { setImmediate } from 'node:timers/promises'
import { writeInstant } from '@oriel/core/time'
import type * as z from 'zod/mini'
import type { Studio } from '../studio.ts'
import { countOpen, listShown, sinceStart, type Fixture } from './fixtures.ts'
import { MODELS, standingAt, type Standing } from './model/course.ts'
import { offerOf, offersOf, type Offer } from './model/prices.ts'
import { readSelection } from './model/selection.ts'
import type { BoardWire, FixtureWire } from './wire.ts'

type FixtureShown = z.output<typeof FixtureWire>
export type Board = z.output<typeof BoardWire>

/** What has ended stays in sight for so long. */
const ENDED_MS = 60_000
/** Of each sport so many that come. */
const COMING = 12

export const standingOf = (fixture: Fixture, at: Date): Standing =>
  standingAt(fixture.sport, fixture.course, sinceStart(fixture, at))

const chancesAt = ({ sport, strength }: Fixture, { mark, step }: Standing) =>
  MODELS[sport].chances(strength, mark.score, step)

/** What a leg costs at this moment; null while it is not offered. */
export function quote(fixture: Fixture, standing: Standing, selection: string): Offer | null {
  const chances = standing.isOpen ? chancesAt(fixture, standing) : null
  const read = readSelection(selection)
  return chances && read && offerOf(chances, read)
}

const OFFERS_KEPT = 400
const offers = new Map<string, readonly Offer[]>()

/** The prices of a version never change, so that they are counted once. */
function offersAt(fixture: Fixture, standing: Standing): readonly Offer[] {
  if (standing.phase === 'over') return []
  const key = `${fixture.id} ${standing.version}`
  const known = offers.get(key)
  if (known) return known
  const chances = chancesAt(fixture, standing)
  const made = chances ? offersOf(chances, MODELS[fixture.sport]) : []
  if (offers.size >= OFFERS_KEPT) offers.delete([...offers.keys()][0] as string)
  offers.set(key, made)
  return made
}

/** A fixture as everybody may see it now; nothing of it that is still to come. */
function showFixture(fixture: Fixture, at: Date): FixtureShown {
  const standing = standingOf(fixture, at)
  const { id, sport, league, home, away, strength, course } = fixture
  const { score } = standing.mark
  return {
    id,
    sport,
    league,
    home,
    away,
    strength: { ...strength },
    starts_at: writeInstant(fixture.startsAt),
    phase: standing.phase,
    version: standing.version,
    minute: standing.step,
    is_open: standing.isOpen,
    score: {
      home: score.home,
      away: score.away,
      parts: score.parts.map(([left, right]) => [left, right]),
      game: score.game && { ...score.game, points: [...score.game.points] },
    },
    timeline: standing.phase === 'coming' ? [] : timelineOf(fixture, standing),
    offers: offersAt(fixture, standing).map((offer) => ({ ...offer })),
    seed_hash: fixture.seedHash,
    is_abandoned: standing.phase === 'over' && course.final === null,
  }
}

/** What stood when: by the minute, or by the game in tennis. Marks that changed nothing go. */
function timelineOf({ sport, course }: Fixture, { mark }: Standing): [number, number, number][] {
  const passed = course.marks.slice(1, course.marks.indexOf(mark) + 1)
  const told = passed.map(({ atMs, score }): [number, number, number] => {
    if (sport !== 'tennis') {
      return [Math.floor(atMs / MODELS[sport].stepMs), score.home, score.away]
    }
    const games = score.parts.reduce(([home, away], [one, other]) => [home + one, away + other])
    return [games[0] + games[1], games[0], games[1]]
  })
  return told.filter(([at], place) => at > 0 && at !== told[place + 1]?.[0])
}

export async function readBoard(studio: Studio): Promise<Board> {
  const now = studio.now()
  const [fixtures, counts] = await Promise.all([
    listShown(studio, new Date(now.getTime() - ENDED_MS), COMING),
    countOpen(studio),
  ])
  const shown: FixtureShown[] = []
  for (const fixture of fixtures) {
    shown.push(showFixture(fixture, now))
    // Prices take some milliseconds to count: whoever else is served here does not wait for all.
    await setImmediate()
  }
  return {
    fixtures: shown,
    counts,
    server_time: writeInstant(now),
  }
}
