import { newId, type Id } from '@oriel/core/id'
import { sha256 } from '../fairness/stream.ts'
import { findRow, getRow, manyRows } from '../rows.ts'
import type { Studio } from '../studio.ts'
import { sharedDraw } from '../table/shared.ts'
import { courseOf } from './model/course.ts'
import type { Course, Final, Sport, Strength } from './model/model.ts'
import { sport as rules } from './rules.ts'

export type FixtureId = Id<'fixture'>
export type Fixture = {
  readonly id: FixtureId
  readonly sport: Sport
  readonly league: string
  readonly home: string
  readonly away: string
  readonly strength: Strength
  readonly seedHash: string
  readonly startsAt: Date
  readonly overAt: Date | null
  /** Null until it is over. */
  readonly shownSeed: string | null
  readonly result: Final | null
  /** All that happens in it. Nobody is told more of it than has come. */
  readonly course: Course
  /** How much faster than its course counts it is played. */
  readonly pace: number
}
type FixtureRow = {
  id: FixtureId
  sport: Sport
  league: string
  home: string
  away: string
  strength: Strength
  sealed_seed: Buffer
  seed_hash: string
  starts_at: Date
  over_at: Date | null
  seed: string | null
  result: Final | null
}

const COURSES_KEPT = 1_000
const courses = new Map<FixtureId, Course>()

const seedOf = ({ keys }: Studio, row: Pick<FixtureRow, 'id' | 'sealed_seed'>): string => {
  const seed = keys.open('game-seed', row.sealed_seed, row.id)?.toString('utf8')
  if (seed === undefined) throw new Error(`the seed of fixture ${row.id} does not open`)
  return seed
}

/** Block k of a fixture is HMAC-SHA256(seed, "fixture:k"), as of a shared round. */
function courseOfRow(studio: Studio, row: FixtureRow): Course {
  const known = courses.get(row.id)
  if (known) return known
  const course = courseOf(row.sport, row.strength, sharedDraw(seedOf(studio, row), row.id))
  if (courses.size >= COURSES_KEPT) courses.delete([...courses.keys()][0] as FixtureId)
  courses.set(row.id, course)
  return course
}

const toFixture =
  (studio: Studio) =>
  (row: FixtureRow): Fixture => ({
    id: row.id,
    sport: row.sport,
    league: row.league,
    home: row.home,
    away: row.away,
    strength: row.strength,
    seedHash: row.seed_hash,
    startsAt: row.starts_at,
    overAt: row.over_at,
    shownSeed: row.seed,
    result: row.result,
    course: courseOfRow(studio, row),
    pace: studio.matchPace ?? 1,
  })

/** How far a fixture is in its course; below zero before its start. */
export const sinceStart = ({ startsAt, pace }: Fixture, at: Date): number =>
  (at.getTime() - startsAt.getTime()) * pace

const COLUMNS = `id, sport, league, home, away, strength, sealed_seed, seed_hash, starts_at, over_at,
  seed, result`

/** What is over is settled later: the index of unsettled ones finds both. */
const IS_ON = '(settled_at IS NULL AND over_at IS NULL)'

export type FixturePlan = Pick<
  Fixture,
  'sport' | 'league' | 'home' | 'away' | 'strength' | 'startsAt'
> & { readonly seed: string; readonly id?: FixtureId }

/** Publishes a fixture with the hash of its seed. Null when somebody has published that one. */
export async function addFixture(studio: Studio, plan: FixturePlan): Promise<Fixture | null> {
  const id = plan.id ?? newId<'fixture'>()
  const row = await findRow<FixtureRow>(
    studio.pool,
    `INSERT INTO fixtures (id, sport, league, home, away, strength, rules_version, sealed_seed,
       seed_hash, published_at, starts_at)
     VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11) ON CONFLICT DO NOTHING
     RETURNING ${COLUMNS}`,
    [
      id,
      plan.sport,
      plan.league,
      plan.home,
      plan.away,
      JSON.stringify(plan.strength),
      rules.version,
      studio.keys.seal('game-seed', plan.seed, id),
      sha256(plan.seed),
      studio.now(),
      plan.startsAt,
    ],
  )
  return row && toFixture(studio)(row)
}

export type Planned = Pick<Fixture, 'startsAt' | 'home' | 'away'>

/** The last fixtures of a sport's calendar, the latest first. */
export const listPlanned = ({ pool }: Studio, sport: Sport, count: number): Promise<Planned[]> =>
  manyRows<Planned & Record<string, unknown>>(
    pool,
    `SELECT starts_at AS "startsAt", home, away FROM fixtures WHERE sport = $1
     ORDER BY starts_at DESC LIMIT $2`,
    [sport, count],
  )

export async function findFixtures(
  studio: Studio,
  ids: readonly FixtureId[],
): Promise<ReadonlyMap<FixtureId, Fixture>> {
  const rows = await manyRows<FixtureRow>(
    studio.pool,
    `SELECT ${COLUMNS} FROM fixtures WHERE id = ANY ($1)`,
    [ids],
  )
  return new Map(rows.map((row) => [row.id, toFixture(studio)(row)]))
}

/** What is on, what has just ended, and of each sport so many that come. */
export async function listShown(
  studio: Studio,
  endedSince: Date,
  coming: number,
): Promise<Fixture[]> {
  const rows = await manyRows<FixtureRow>(
    studio.pool,
    `SELECT ${COLUMNS} FROM (
       SELECT *, row_number() OVER (PARTITION BY sport, starts_at > $1 ORDER BY starts_at) AS place
       FROM fixtures WHERE ${IS_ON} OR over_at > $2
     ) shown WHERE starts_at <= $1 OR place <= $3 ORDER BY starts_at, sport`,
    [studio.now(), endedSince, coming],
  )
  return rows.map(toFixture(studio))
}

/** How many of each sport are on or still come. */
export async function countOpen({ pool }: Studio): Promise<Readonly<Record<string, number>>> {
  const rows = await manyRows<{ sport: Sport; count: number }>(
    pool,
    `SELECT sport, count(*)::integer AS count FROM fixtures WHERE ${IS_ON} GROUP BY sport`,
    [],
  )
  return Object.fromEntries(rows.map(({ sport, count }) => [sport, count]))
}

/** Those that have begun and are not settled. */
export async function listUnsettled(studio: Studio): Promise<Fixture[]> {
  const rows = await manyRows<FixtureRow>(
    studio.pool,
    `SELECT ${COLUMNS} FROM fixtures WHERE settled_at IS NULL AND starts_at <= $1
     ORDER BY starts_at`,
    [studio.now()],
  )
  return rows.map(toFixture(studio))
}

/** The last ones that are over, the newest first. */
export async function listPast(studio: Studio, count: number): Promise<Fixture[]> {
  const rows = await manyRows<FixtureRow>(
    studio.pool,
    `SELECT ${COLUMNS} FROM fixtures WHERE over_at IS NOT NULL ORDER BY over_at DESC LIMIT $1`,
    [count],
  )
  return rows.map(toFixture(studio))
}

/** Nobody bets on it from here on, and its seed is shown. False when that was done before. */
export async function endFixture(studio: Studio, { id, course }: Fixture): Promise<boolean> {
  const sealed = await getRow<Pick<FixtureRow, 'id' | 'sealed_seed'>>(
    studio.pool,
    'SELECT id, sealed_seed FROM fixtures WHERE id = $1',
    [id],
  )
  const { ended } = await getRow<{ ended: boolean }>(
    studio.pool,
    'SELECT end_fixture($1, $2, $3, $4) AS ended',
    [id, seedOf(studio, sealed), course.final && JSON.stringify(course.final), studio.now()],
  )
  return ended
}
