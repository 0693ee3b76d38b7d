import { randomBytes } from 'node:crypto'
import { pick, type Draw } from '../fairness/draw.ts'
import type { Studio } from '../studio.ts'
import { sharedDraw } from '../table/shared.ts'
import { LEAGUES, strengthOf } from './clubs.ts'
import { addFixture, listPlanned, type FixturePlan, type Planned } from './fixtures.ts'
import { SPORTS, type Sport } from './model/model.ts'

/** How often a fixture of each sport begins: so that two or three are always on. */
const EVERY_MS: Readonly<Record<Sport, number>> = {
  football: 120_000,
  basketball: 180_000,
  tennis: 240_000,
}
/** The calendar is known this far ahead. */
const AHEAD_MS = 2 * 3_600_000
/** A new calendar begins almost at once. */
const FIRST_MS = 15_000
const SEED_BYTES = 32
/** So many at a time: the first calendar is written in a few looks. */
const PUBLISHED_MAX = 60

const newSeed = (): string => randomBytes(SEED_BYTES).toString('hex')

/** Nobody plays twice within so many fixtures: one may still be on when the next begins. */
const APART = 3

/** Who meets whom. It is drawn apart from the course and published with it. */
function planFixture(
  sport: Sport,
  startsAt: Date,
  busy: ReadonlySet<string>,
  draw: Draw,
  seed: string,
): FixturePlan {
  const leagues = LEAGUES.filter((one) => one.sport === sport)
    .map(({ name, clubs }) => ({ name, free: clubs.filter((club) => !busy.has(club.name)) }))
    .filter(({ free }) => free.length > 1)
  const league = leagues[draw.below(leagues.length)]
  const [home, away] = pick(draw, league?.free.length ?? 0, 2).map((place) => league?.free[place])
  if (!league || !home || !away) throw new Error(`nobody plays ${sport}`)
  const strength = strengthOf(sport, home, away)
  return { sport, league: league.name, home: home.name, away: away.name, strength, startsAt, seed }
}

/** Publishes what is missing from the calendar; gives how many. */
export async function fillCalendar(studio: Studio): Promise<number> {
  const now = studio.now().getTime()
  const pace = studio.matchPace ?? 1
  let published = 0
  for (const sport of SPORTS) {
    const everyMs = EVERY_MS[sport] / pace
    const last: Planned[] = await listPlanned(studio, sport, APART)
    let next = Math.max((last[0]?.startsAt.getTime() ?? 0) + everyMs, now + FIRST_MS)
    while (next <= now + AHEAD_MS / pace && published < PUBLISHED_MAX) {
      const busy = new Set(last.slice(0, APART).flatMap(({ home, away }) => [home, away]))
      const draw = sharedDraw(newSeed(), sport)
      const plan = planFixture(sport, new Date(next), busy, draw, newSeed())
      if (await addFixture(studio, plan)) published += 1
      last.unshift(plan)
      next += everyMs
    }
  }
  return published
}
