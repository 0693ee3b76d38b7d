import type { announcementMarquee } from '@oriel/contract/member/announcement'
import type { announcementChanged } from '@oriel/contract/realtime/announcement'
import type { DataOf } from '@oriel/contract/endpoint'
import type { EventDataOf } from '@oriel/contract/event'

export type Item = DataOf<typeof announcementMarquee>['web_announcement_list'][number]
export type Change = EventDataOf<typeof announcementChanged>

/** What is shown, and the newest version known of every announcement, gone ones included. */
export type MarqueeState = {
  readonly items: readonly Item[]
  readonly versions: ReadonlyMap<string, number>
}

/** A list from the server is the truth, except where an event has told something newer. */
export function fromList(before: MarqueeState | null, list: readonly Item[]): MarqueeState {
  const versions = new Map(before?.versions)
  const kept = list.filter((item) => item.version >= (versions.get(item.id) ?? 0))
  const newer = (before?.items ?? []).filter((shown) => {
    const read = list.find((item) => item.id === shown.id)
    return read !== undefined && read.version < shown.version
  })
  for (const item of list) versions.set(item.id, Math.max(item.version, versions.get(item.id) ?? 0))
  return { items: inOrder([...kept, ...newer]), versions }
}

/** An event older than what is known changes nothing: it may come late or twice. */
export function withChange(before: MarqueeState, change: Change): MarqueeState {
  const { announcement, showing } = change
  if (announcement.version <= (before.versions.get(announcement.id) ?? 0)) return before
  const others = before.items.filter((item) => item.id !== announcement.id)
  const versions = new Map(before.versions).set(announcement.id, announcement.version)
  return { items: inOrder(showing ? [...others, announcement] : others), versions }
}

const inOrder = (items: Item[]): Item[] =>
  items.toSorted((left, right) => right.sort - left.sort || (left.id < right.id ? 1 : -1))
