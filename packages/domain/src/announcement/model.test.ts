import { siteId, type AnnouncementId, type SiteId } from '@oriel/core/id'
import type { Locale } from '@oriel/core/locale'
import { expectDone } from '@oriel/core/outcome'
import { testDatabase, type TestDatabase } from '@oriel/dev-world/testing/test-db'
import * as fc from 'fast-check'
import { expect, onTestFinished, test } from 'vitest'
import { afterNoon, makeSite, MINUTE_MS } from '../examples.ts'
import {
  editAnnouncement,
  followSchedule,
  listMarquee,
  publishAnnouncement,
  readChanged,
  withdrawAnnouncement,
  type AnnouncementDraft,
} from './announcement.ts'

const RUNS = 50
const STEPS_MIN = 4
const STEPS_MAX = 20
/** Each run is later than the one before, so that the schedule never goes back in time. */
const RUN_MS = 1_000 * MINUTE_MS

type Made<From> = From extends fc.Arbitrary<infer Value> ? Value : never

const locale = fc.constantFrom<Locale>('en_US', 'vi_VN', 'bn_BD', 'zh_CN')
const draft = fc.record({
  texts: fc.uniqueArray(locale, { minLength: 1 }),
  show: fc.constantFrom('guest', 'member', 'both'),
  sort: fc.integer({ min: -1, max: 1 }),
  startsIn: fc.integer({ min: -2, max: 3 }),
  lasts: fc.option(fc.integer({ min: 1, max: 4 }), { freq: 3 }),
})
const which = fc.nat({ max: 5 })
const kind = <const Kind extends string>(name: Kind) => fc.constant(name)
const step = fc.oneof(
  fc.record({ kind: kind('publish'), draft }),
  fc.record({ kind: kind('edit'), which, draft }),
  fc.record({ kind: kind('withdraw'), which }),
  fc.record({ kind: kind('wait'), minutes: fc.integer({ min: 1, max: 3 }) }),
  fc.record({ kind: kind('schedule') }),
)
const view = fc.record({
  audience: fc.constantFrom('guest' as const, 'member' as const),
  locale,
  order: fc.record({
    field: fc.constantFrom('sort' as const, 'id' as const),
    direction: fc.constantFrom('asc' as const, 'desc' as const),
  }),
})

/** What ought to be there: a plain list that is told the same steps. */
type Kept = AnnouncementDraft & {
  id: AnnouncementId
  version: number
  withdrawn: boolean
  told: boolean
}
type Model = { siteId: SiteId; now: Date; kept: Kept[] }

const isUp = (one: Omit<Kept, 'told'>, now: Date): boolean =>
  !one.withdrawn && one.startsAt <= now && !(one.endsAt && one.endsAt <= now)

function marqueeOf({ kept, now }: Model, seen: Made<typeof view>) {
  const upwards = (left: Kept, right: Kept) => {
    const bySort = seen.order.field === 'sort' ? left.sort - right.sort : 0
    return bySort || (left.id < right.id ? -1 : 1)
  }
  const flag = seen.audience === 'guest' ? 'displayBeforeLogin' : 'displayAfterLogin'
  const items = kept
    .filter((one) => one[flag] && isUp(one, now))
    .toSorted(upwards)
    .map(({ id, version, texts, displayBeforeLogin, displayAfterLogin, sort }) => {
      const any = Object.values(texts).toSorted()[0]
      const content = texts[seen.locale] ?? texts.en_US ?? any
      return { id, version, content, displayBeforeLogin, displayAfterLogin, sort }
    })
  return seen.order.direction === 'asc' ? items : items.toReversed()
}

function write(model: Model, given: Made<typeof draft>): AnnouncementDraft {
  const minutesOn = (minutes: number) => new Date(model.now.getTime() + minutes * MINUTE_MS)
  const { startsIn, lasts, show } = given
  return {
    siteId: model.siteId,
    // Each text starts with its language, so that they sort alike.
    texts: Object.fromEntries(given.texts.map((name) => [name, `${name} ${startsIn}`])),
    displayBeforeLogin: show !== 'member',
    displayAfterLogin: show !== 'guest',
    sort: given.sort,
    startsAt: minutesOn(startsIn),
    endsAt: lasts === null ? null : minutesOn(startsIn + lasts),
  }
}

/** Takes one step in the database and in the model. */
async function take(database: TestDatabase, model: Model, one: Made<typeof step>): Promise<void> {
  const { kept, now } = model
  const by = { staff: 'olivia', now }
  const mine = 'which' in one ? kept[one.which % Math.max(1, kept.length)] : undefined
  const change = (changed: Kept, to: Partial<Kept>) => {
    Object.assign(changed, to, { version: changed.version + 1 })
    changed.told = isUp(changed, now)
  }
  if (one.kind === 'publish') {
    const written = write(model, one.draft)
    const { id } = expectDone(await publishAnnouncement(database, written, by))
    const fresh = { ...written, id, version: 1, withdrawn: false }
    kept.push({ ...fresh, told: isUp(fresh, now) })
  } else if (one.kind === 'edit' && mine) {
    const written = write(model, one.draft)
    const outcome = await editAnnouncement(database, mine.id, written, by)
    expect(outcome.ok).toBe(!mine.withdrawn)
    if (!mine.withdrawn) change(mine, written)
  } else if (one.kind === 'withdraw' && mine) {
    const outcome = await withdrawAnnouncement(database, model.siteId, mine.id, by)
    expect(outcome.ok).toBe(!mine.withdrawn)
    if (!mine.withdrawn) change(mine, { withdrawn: true })
  } else if (one.kind === 'wait') {
    model.now = new Date(now.getTime() + one.minutes * MINUTE_MS)
  } else if (one.kind === 'schedule') {
    await followSchedule(database, now)
    for (const due of kept) if (due.told !== isUp(due, now)) change(due, {})
  }
}

/** What somebody knows who only ever heard the facts of a site: the last of each announcement. */
async function heard(database: TestDatabase, site: SiteId) {
  const facts = await database.rows
    .selectFrom('outbox')
    .select('data')
    .where('site_id', '=', site)
    .where('name', '=', 'announcement.changed')
    .orderBy('seq')
    .execute()
  const last = new Map(facts.map(({ data }) => [readChanged(data).id, readChanged(data)]))
  return [...last.values()].map(({ id, version, showing }) => ({ id, version, showing }))
}

test('after any sequence of steps, the marquee and the events agree with the model', async () => {
  const database = await testDatabase()
  onTestFinished(() => database.drop())
  let run = 0
  const play = async (steps: readonly { one: Made<typeof step>; seen: Made<typeof view> }[]) => {
    run += 1
    const model: Model = { siteId: siteId(run), now: afterNoon(run * RUN_MS), kept: [] }
    await makeSite(database, { id: model.siteId })
    for (const { one, seen } of steps) {
      await take(database, model, one)
      const query = { siteId: model.siteId, now: model.now, ...seen }
      expect(await listMarquee(database.rows, query)).toEqual(marqueeOf(model, seen))
    }
    await take(database, model, { kind: 'schedule' })
    expect(await heard(database, model.siteId)).toEqual(
      model.kept.map(({ id, version, told: showing }) => ({ id, version, showing })),
    )
  }
  const bounds = { minLength: STEPS_MIN, maxLength: STEPS_MAX }
  const steps = fc.array(fc.record({ one: step, seen: view }), bounds)
  await fc.assert(fc.asyncProperty(steps, play), { numRuns: RUNS })
  expect(run).toBe(RUNS)
})
