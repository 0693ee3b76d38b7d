import type { Bus } from '@oriel/bus/bus'
import type { BusEvent } from '@oriel/bus/event'
import { publishLive } from '@oriel/bus/live'
import { announcementFeed } from './live/announcement.ts'
import type { LiveFeed } from './live-feed.ts'

const feeds = new Map<string, LiveFeed>([announcementFeed].map((feed) => [feed.fact, feed]))

/**
 * Turns durable facts into realtime messages. They are flushed before the fact is acknowledged, so
 * a worker that dies in between tells them again; pages recognise what they have seen.
 */
export async function feedLive(bus: Bus, event: BusEvent): Promise<void> {
  const feed = feeds.get(event.name)
  if (!feed) return
  for (const { to, event: wire, data } of feed.translate(event)) {
    publishLive(bus.connection, to, { id: event.id, name: wire.name, data })
  }
  await bus.connection.flush()
}
