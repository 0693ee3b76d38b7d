import type { announcementMarqueeCall } from '@oriel/contract/member/announcement'
import type { announcementChanged } from '@oriel/contract/realtime/announcement'
import type { DataOf } from '@oriel/contract/endpoint'
import type { EventDataOf } from '@oriel/contract/event'

export type Item = DataOf<typeof announcementMarqueeCall>['web_announcement_list'][number]
export type Change = EventDataOf<typeof announcementChanged>

export type MarqueeState = {
  readonly items: readonly Item[]
  /** The newest version known of every announcement, gone ones included. */
  readonly versions: ReadonlyMap<string, number>
  /** Whose events came since the last read began: its answer may be older than they are. */
  readonly heard: ReadonlySet<string>
}

export const NOTHING: MarqueeState = { items: [], versions: new Map(), heard: new Set() }

/** From here on an event may be newer than the list that is asked for. */
export const beginRead = (before: MarqueeState): MarqueeState => ({ ...before, heard: new Set() })

/** A list read from the server is the truth, except where an event has told something newer. */
export function fromList(before: MarqueeState, list: readonly Item[]): MarqueeState {
  const versions = new Map(before.versions)
  const kept = list.filter((item) => item.version >= (versions.get(item.id) ?? 0))
  const newer = before.items.filter((shown) => {
    const read = list.find((item) => item.id === shown.id)
    return read ? read.version < shown.version : before.heard.has(shown.id)
  })
  for (const item of list) versions.set(item.id, Math.max(item.version, versions.get(item.id) ?? 0))
  return { items: inOrder([...kept, ...newer]), versions, heard: before.heard }
}

/** An event older than what is known changes nothing: it may come late or twice. */
export function withChanges(before: MarqueeState, changes: readonly Change[]): MarqueeState {
  const items = new Map(before.items.map((item) => [item.id, item]))
  const versions = new Map(before.versions)
  const heard = new Set(before.heard)
  for (const { announcement, showing } of changes) {
    const { id, version } = announcement
    if (version <= (versions.get(id) ?? 0)) continue
    versions.set(id, version)
    heard.add(id)
    if (showing) items.set(id, announcement)
    else items.delete(id)
  }
  return { items: inOrder([...items.values()]), versions, heard }
}

const inOrder = (items: Item[]): Item[] =>
  items.toSorted((left, right) => right.sort - left.sort || (left.id < right.id ? 1 : -1))
