import type { WebSocket } from 'ws'
import * as z from 'zod/mini'
import type { Studio } from '../studio.ts'
import type { Chains } from './chain.ts'
import { flightEndsAt, listAllBets, showRound } from './show.ts'
import type { SharedGame } from './shared.ts'
import { findNewest, type TableRound } from './table-rounds.ts'
import { LiveWire } from './wire.ts'

export type Pages = ReadonlySet<WebSocket>
/** The pages of one process that watch one table. */
export type Room = {
  readonly game: SharedGame
  readonly sockets: Set<WebSocket>
  round: TableRound | null
  betsDue: NodeJS.Timeout | null
  /** When the flight that is on will be over. It is told then, and its level rises no more. */
  endsAt: number | null
  endDue: NodeJS.Timeout | null
}

export const createRoom = (game: SharedGame): Room => ({
  game,
  sockets: new Set(),
  round: null,
  betsDue: null,
  endsAt: null,
  endDue: null,
})

export const quietly = (work: Promise<void>): void => void work.catch(() => {})

/** Reads the round that is on and tells it; a flight that is on is told again at its end. */
export async function tellRound(
  studio: Studio,
  chains: Chains,
  room: Room,
  pages: Pages = room.sockets,
): Promise<void> {
  room.round = await findNewest(studio, room.game.code)
  if (!room.round || pages.size === 0) return
  const now = studio.now().getTime()
  const round = await showRound(room.game, room.round, chains, now)
  room.endsAt = await flightEndsAt(room.game, room.round, chains)
  if (room.endDue) clearTimeout(room.endDue)
  const isFlying = room.endsAt !== null && room.endsAt > now
  const again = () => quietly(tellRound(studio, chains, room))
  room.endDue = isFlying ? setTimeout(again, (room.endsAt ?? now) - now).unref() : null
  send(pages, { is: 'round', round })
}

export async function tellBets(
  studio: Studio,
  room: Room,
  pages: Pages = room.sockets,
): Promise<void> {
  if (!room.round || pages.size === 0) return
  send(pages, { is: 'bets', ...(await listAllBets(studio, room.round.id)) })
}

export function closeRoom({ betsDue, endDue }: Room): void {
  if (betsDue) clearTimeout(betsDue)
  if (endDue) clearTimeout(endDue)
}

/** Above this a page does not keep up; it reads the whole state when it comes again. */
const BEHIND_MAX_BYTES = 256 * 1024

export function send(pages: Pages, said: z.output<typeof LiveWire>): void {
  const text = JSON.stringify(z.encode(LiveWire, said))
  for (const page of pages) {
    if (page.bufferedAmount > BEHIND_MAX_BYTES) page.terminate()
    else page.send(text)
  }
}
