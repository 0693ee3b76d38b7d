import type { Bus } from '@oriel/bus/bus'
import type { BusEvent } from '@oriel/bus/event'
import { publishLive } from '@oriel/bus/live'
import type { Rows } from '@oriel/db/database'
import { announcementFeed } from './live/announcement.ts'
import { bankCardFeed } from './live/bank-card.ts'
import { depositFeed } from './live/deposit.ts'
import { withdrawalFeed } from './live/withdrawal.ts'
import { jackpotFeed } from './live/jackpot.ts'
import { letterFeed, letterSpreadFeed } from './live/letter.ts'
import { memberFeed } from './live/member.ts'
import { playFeed } from './live/play.ts'
import { rouletteFeed } from './live/roulette.ts'
import { redEnvelopeFeed } from './live/red-envelope.ts'
import { sessionFeed } from './live/session.ts'
import { siteFeed } from './live/site.ts'
import { heldFeed, transferFeed, walletFeed } from './live/wallet.ts'
import type { LiveFeed } from './live-feed.ts'

/**
 * Turns durable facts into realtime messages. They are flushed before the fact is acknowledged, so
 * a worker that dies in between tells them again; pages recognise what they have seen.
 */
export function createPublishLive(bus: Bus, rows: Rows): (event: BusEvent) => Promise<void> {
  const all: readonly LiveFeed[] = [
    announcementFeed,
    bankCardFeed,
    depositFeed(rows),
    withdrawalFeed(rows),
    heldFeed(rows),
    jackpotFeed(rows),
    letterFeed(rows),
    letterSpreadFeed,
    memberFeed,
    playFeed,
    rouletteFeed(rows),
    redEnvelopeFeed(rows),
    sessionFeed,
    siteFeed,
    transferFeed(rows),
    walletFeed(rows),
  ]
  const feeds = new Map(all.map((feed) => [feed.fact, feed]))
  return async (event) => {
    const feed = feeds.get(event.name)
    if (!feed) return
    for (const { to, event: wire, data } of await feed.translate(event)) {
      publishLive(bus.connection, to, { id: event.id, name: wire.name, data })
    }
    await bus.connection.flush()
  }
}
