import { siteId, type AnnouncementId, type SiteId } from '@oriel/core/id'
import { locales, type Locale } from '@oriel/core/locale'
import { expectDone } from '@oriel/core/outcome'
import { testDatabase } from '@oriel/dev-world/testing/test-db'
import * as fc from 'fast-check'
import { expect, test } from 'vitest'
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
const STEPS_MAX = 10
/** Each run is later than the one before, so that the schedule never goes back in time. */
const RUN_MINUTES = 1_000

const someLocale = fc.constantFrom<Locale>(...locales.slice(0, 4))
const draft = fc.record({
  texts: fc
    .uniqueArray(fc.tuple(someLocale, fc.string({ minLength: 1, maxLength: 5 })), {
      minLength: 1,
      selector: ([locale]) => locale,
    })
    // Postgres keeps no zero bytes, and a text of space alone is refused; neither is the point here.
    .map((texts) =>
      texts.map(([locale, text]) => [locale, `«${text.replaceAll('\0', '')}»`] as const),
    ),
  show: fc.constantFrom('guest', 'member', 'both'),
  sort: fc.integer({ min: -1, max: 1 }),
  startsIn: fc.integer({ min: -2, max: 3 }),
  lasts: fc.option(fc.integer({ min: 1, max: 4 }), { freq: 3 }),
})
const target = fc.nat({ max: 5 })
const step = fc.oneof(
  { weight: 3, arbitrary: fc.record({ kind: fc.constant('publish' as const), draft }) },
  { weight: 2, arbitrary: fc.record({ kind: fc.constant('edit' as const), target, draft }) },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('withdraw' as const), target }) },
  {
    weight: 2,
    arbitrary: fc.record({
      kind: fc.constant('wait' as const),
      minutes: fc.integer({ min: 1, max: 3 }),
    }),
  },
)
const view = fc.record({
  audience: fc.constantFrom('guest' as const, 'member' as const),
  locale: someLocale,
  field: fc.constantFrom('sort' as const, 'id' as const),
  direction: fc.constantFrom('asc' as const, 'desc' as const),
})
type Step = typeof step extends fc.Arbitrary<infer Value> ? Value : never
type View = typeof view extends fc.Arbitrary<infer Value> ? Value : never

/** What ought to be: a plain list, told by the same steps. */
type Kept = AnnouncementDraft & { id: AnnouncementId; version: number; withdrawn: boolean }

const toDraft = (
  site: SiteId,
  minute: number,
  given: typeof draft extends fc.Arbitrary<infer Value> ? Value : never,
): AnnouncementDraft => ({
  siteId: site,
  texts: Object.fromEntries(given.texts),
  displayBeforeLogin: given.show !== 'member',
  displayAfterLogin: given.show !== 'guest',
  sort: given.sort,
  startsAt: afterNoon((minute + given.startsIn) * MINUTE_MS),
  endsAt:
    given.lasts === null ? null : afterNoon((minute + given.startsIn + given.lasts) * MINUTE_MS),
})

const isUp = (one: Kept, nowMs: number): boolean =>
  !one.withdrawn &&
  one.startsAt.getTime() <= nowMs &&
  nowMs < (one.endsAt?.getTime() ?? Number.POSITIVE_INFINITY)

function expectedMarquee(kept: readonly Kept[], { audience, locale, ...order }: View, now: Date) {
  const rank = (left: Kept, right: Kept) => {
    const byId = left.id < right.id ? -1 : 1
    const upwards = order.field === 'sort' ? left.sort - right.sort || byId : byId
    return order.direction === 'asc' ? upwards : -upwards
  }
  return kept
    .filter((one) => (audience === 'guest' ? one.displayBeforeLogin : one.displayAfterLogin))
    .filter((one) => isUp(one, now.getTime()))
    .toSorted(rank)
    .map(({ id, version, texts, displayBeforeLogin, displayAfterLogin, sort }) => {
      const any = Object.keys(texts).toSorted()[0] as Locale
      const content = texts[locale] ?? texts.en_US ?? texts[any]
      return { id, version, content, displayBeforeLogin, displayAfterLogin, sort }
    })
}

test('whatever is published, edited, withdrawn and waited for, the marquee is right', async () => {
  const database = await testDatabase()
  let run = 0

  const play = async (steps: readonly { step: Step; view: View }[]) => {
    run += 1
    const site = siteId(run)
    await makeSite(database, { id: site })
    let minute = run * RUN_MINUTES
    const kept: Kept[] = []
    for (const { step: one, view: seen } of steps) {
      const by = { staff: 'olivia', now: afterNoon(minute * MINUTE_MS) }
      const mine = 'target' in one ? kept[one.target % Math.max(1, kept.length)] : undefined
      if (one.kind === 'publish') {
        const written = toDraft(site, minute, one.draft)
        const { id } = expectDone(await publishAnnouncement(database, written, by))
        kept.push({ ...written, id, version: 1, withdrawn: false })
      } else if (one.kind === 'edit' && mine) {
        const written = toDraft(site, minute, one.draft)
        const outcome = await editAnnouncement(database, mine.id, written, by)
        expect(outcome.ok).toBe(!mine.withdrawn)
        if (outcome.ok) Object.assign(mine, written, { version: mine.version + 1 })
      } else if (one.kind === 'withdraw' && mine) {
        const outcome = await withdrawAnnouncement(database, site, mine.id, by)
        expect(outcome.ok).toBe(!mine.withdrawn)
        if (outcome.ok) Object.assign(mine, { withdrawn: true, version: mine.version + 1 })
      } else if (one.kind === 'wait') {
        const before = kept.filter((other) => isUp(other, minute * MINUTE_MS))
        minute += one.minutes
        void before
      }
      const now = afterNoon(minute * MINUTE_MS)
      const { audience, locale, field, direction } = seen
      const query = { siteId: site, audience, locale, order: { field, direction }, now }
      expect(await listMarquee(database.rows, query)).toEqual(expectedMarquee(kept, seen, now))
    }
  }
  const plays = fc.array(fc.record({ step, view }), { minLength: 1, maxLength: STEPS_MAX })
  await fc.assert(fc.asyncProperty(plays, play), { numRuns: RUNS })
  await database.drop()
  void followSchedule
  void readChanged
})
