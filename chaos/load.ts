import type { AnnouncementId } from '@oriel/core/id'
import { expectDone } from '@oriel/core/outcome'
import type { Database } from '@oriel/db/database'
import { ORIEL } from '@oriel/dev-world/cast'
import {
  editAnnouncement,
  publishAnnouncement,
  withdrawAnnouncement,
  type Announcement,
  type AnnouncementDraft,
} from '@oriel/domain/announcement'

/** A change that was committed, and when it was begun. */
export type Change = { readonly key: string; readonly at: number; readonly showing: boolean }

export type Load = {
  readonly changes: readonly Change[]
  /** Changes per second over the whole run, the wait for the last answers included. */
  readonly done: Promise<{ perSecond: number; failures: readonly string[] }>
}

/** Together with the stories' own notices still below the marquee's limit of 50. */
const PLACES = 40
const TICK_MS = 10
const WITHDRAWN_SHARE = 0.15
/** As many as the load has connections: nobody should fail for waiting at our own door. */
export const AT_ONCE_MAX = 8

export const changeKey = (id: string, version: number): string => `${id} ${version}`

type Place = { id: AnnouncementId | null; busy: boolean }

/** The announcements that are changed; they stay from one run to the next. */
export const makePlaces = (): Place[] =>
  Array.from({ length: PLACES }, () => ({ id: null, busy: false }))

/** Publishes, edits and withdraws at a steady rate, whatever breaks meanwhile. */
export function startLoad(options: {
  database: Database
  places: Place[]
  random: () => number
  /** At most so many a second; on a slow machine fewer, and the load takes longer. */
  perSecond: number
  changes: number
}): Load {
  const { places, random, changes: total } = options
  const changes: Change[] = []
  const failures: string[] = []
  const { promise, resolve } = Promise.withResolvers<Awaited<Load['done']>>()
  const start = performance.now()
  let begun = 0
  const change = async (place: Place) => {
    place.busy = true
    const at = Date.now()
    try {
      const { id, version, showing } = await step(options.database, place, random, begun)
      changes.push({ key: changeKey(id, version), at, showing })
    } catch (error) {
      failures.push(String(error))
    }
    place.busy = false
    if (changes.length + failures.length < total) return
    resolve({ perSecond: (changes.length * 1000) / (performance.now() - start), failures })
  }
  const timer = setInterval(() => {
    const due = Math.min(total, ((performance.now() - start) / 1000) * options.perSecond)
    while (begun < due) {
      const free = places.filter(({ busy }) => !busy)
      const place = free[Math.floor(random() * free.length)]
      if (!place || places.length - free.length >= AT_ONCE_MAX) return
      begun += 1
      void change(place)
    }
    if (begun >= total) clearInterval(timer)
  }, TICK_MS)
  return { changes, done: promise }
}

async function step(
  database: Database,
  place: Place,
  random: () => number,
  number: number,
): Promise<Announcement> {
  const now = new Date()
  const by = { staff: 'chaos', now }
  const draft = draftOf(number, Math.floor(random() * 100), now)
  if (place.id === null) {
    const published = expectDone(await publishAnnouncement(database, draft, by))
    place.id = published.id
    return published
  }
  if (random() >= WITHDRAWN_SHARE) {
    return expectDone(await editAnnouncement(database, place.id, draft, by))
  }
  const withdrawn = expectDone(await withdrawAnnouncement(database, ORIEL, place.id, by))
  place.id = null
  return withdrawn
}

const draftOf = (number: number, sort: number, now: Date): AnnouncementDraft => ({
  siteId: ORIEL,
  texts: { en_US: `Notice ${number}` },
  displayBeforeLogin: true,
  displayAfterLogin: true,
  sort,
  startsAt: now,
  endsAt: null,
})
