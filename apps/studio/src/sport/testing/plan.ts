import { createHash } from 'node:crypto'
import { newId } from '@oriel/core/id'
import type { Studio } from '../../studio.ts'
import { sharedDraw } from '../../table/shared.ts'
import { addFixture, type Fixture } from '../fixtures.ts'
import { courseOf } from '../model/course.ts'
import type { Course, Sport } from '../model/model.ts'

/** None of the calendar's own. */
export const PLANNED_LEAGUE = 'Test League'
const MINUTE_MS = 60_000
const TRIES_MAX = 10_000
/** How many were made here: no two begin at once. */
let made = 0

const STRENGTHS = {
  football: { home: 155, away: 115 },
  basketball: { home: 960, away: 940 },
  tennis: { home: 640, away: 640 },
} as const

const seedOf = (number: number): string =>
  createHash('sha256').update(`fixture ${number}`).digest('hex')

/** A fixture that begins in a minute and goes as it is wanted. It is looked for by its seed. */
export async function fixtureWith(
  studio: Studio,
  sport: Sport,
  isWanted: (course: Course) => boolean = ({ final }) => final !== null,
): Promise<Fixture> {
  const id = newId<'fixture'>()
  const seed = Array.from({ length: TRIES_MAX }, (_, tries) => seedOf(tries)).find((one) =>
    isWanted(courseOf(sport, STRENGTHS[sport], sharedDraw(one, id))),
  )
  if (seed === undefined) throw new Error(`no ${sport} of that kind among ${TRIES_MAX}`)
  made += 1
  const fixture = await addFixture(studio, {
    id,
    seed,
    sport,
    league: PLANNED_LEAGUE,
    home: 'Harbour City',
    away: 'Limehill',
    strength: STRENGTHS[sport],
    startsAt: new Date(studio.now().getTime() + MINUTE_MS + made),
  })
  if (!fixture) throw new Error(`fixture ${id} is there already`)
  return fixture
}
