import type { IncomingMessage, Server } from 'node:http'
import type { Duplex } from 'node:stream'
import * as z from 'zod/mini'
import { WebSocketServer, type WebSocket } from 'ws'
import { getTitle, SHARED } from '../games/catalogue.ts'
import { hundredthsAt } from '../games/comet/growth.ts'
import { findPlaySession } from '../player/sessions.ts'
import type { Studio } from '../studio.ts'
import type { Chains } from './chain.ts'
import type { Notice } from './notices.ts'
import { closeRoom, createRoom, quietly, send, tellBets, tellRound, type Room } from './room.ts'

const PATH = '/live'
const TICK_MS = 100
/** However many bet at once, a page is told so often and no more. */
const BETS_EVERY_MS = 300
const HELLO_WAIT_MS = 5_000
const HELLO_MAX_BYTES = 256
const PING_MS = 20_000

export type Live = {
  readonly heard: (notice: Notice) => void
  /** Something may have been missed: everything is read anew. */
  readonly readAll: () => void
  /** How many are watching. */
  watching(): number
  close(): Promise<void>
}

/** Rooms that are no tables, by their game: they tell their pages themselves. */
export type OtherRooms = ReadonlyMap<string, { join(page: WebSocket): Promise<void> }>

/** Tells the pages of a process what happens at their tables, as it happens. */
export function createLive(
  studio: Studio,
  server: Server,
  chains: Chains,
  others: OtherRooms = new Map(),
): Live {
  const rooms = new Map(SHARED.map((game): [string, Room] => [game.code, createRoom(game)]))
  const sockets = new WebSocketServer({ noServer: true, maxPayload: HELLO_MAX_BYTES })
  const onUpgrade = (request: IncomingMessage, socket: Duplex, head: Buffer) => {
    if (request.url?.split('?', 1)[0] !== PATH) return void socket.destroy()
    const seat = async (game: string, page: WebSocket): Promise<boolean> => {
      const other = others.get(game)
      if (other) return other.join(page).then(() => true)
      const room = rooms.get(game)
      if (!room) return false
      room.sockets.add(page)
      page.on('close', () => room.sockets.delete(page))
      await greet(room, page)
      return true
    }
    sockets.handleUpgrade(request, socket, head, (page) => void welcome(studio, page, seat))
  }
  server.on('upgrade', onUpgrade)

  /** Only who comes is told how things stand; the others know. */
  const greet = async (room: Room, page: WebSocket): Promise<void> => {
    await tellRound(studio, chains, room, new Set([page]))
    await tellBets(studio, room, new Set([page]))
  }
  const tick = setInterval(() => {
    const now = studio.now().getTime()
    for (const { round, endsAt, sockets: pages } of rooms.values()) {
      if (endsAt === null || now >= endsAt || !round?.startedAt) continue
      const ran = now - round.startedAt.getTime()
      if (pages.size > 0) send(pages, { is: 'tick', level: hundredthsAt(ran), ran_ms: ran })
    }
  }, TICK_MS)
  const ping = setInterval(() => {
    for (const page of sockets.clients) page.ping()
  }, PING_MS)
  return {
    heard({ table, what }) {
      const room = rooms.get(table)
      if (!room) return
      if (what === 'round') {
        quietly(tellRound(studio, chains, room).then(() => tellBets(studio, room)))
      } else {
        room.betsDue ??= setTimeout(() => {
          room.betsDue = null
          quietly(tellBets(studio, room))
        }, BETS_EVERY_MS)
      }
    },
    readAll() {
      for (const room of rooms.values()) quietly(tellRound(studio, chains, room))
    },
    watching: () => sockets.clients.size,
    async close() {
      clearInterval(tick)
      clearInterval(ping)
      server.off('upgrade', onUpgrade)
      for (const room of rooms.values()) closeRoom(room)
      for (const page of sockets.clients) page.terminate()
      sockets.close()
    },
  }
}

const Hello = z.strictObject({ token: z.string().check(z.maxLength(64)) })

/** The first word is the token of a live visit; who does not say it in time is let go. */
async function welcome(
  studio: Studio,
  page: WebSocket,
  seat: (game: string, page: WebSocket) => Promise<boolean>,
): Promise<void> {
  page.on('error', () => page.terminate())
  const patience = setTimeout(() => page.close(1008), HELLO_WAIT_MS)
  page.once('message', (data: Buffer) => {
    clearTimeout(patience)
    void (async () => {
      const hello = Hello.safeParse(readJson(data))
      const session = hello.success && (await findPlaySession(studio, hello.data.token))
      if (!session || !(await seat(getTitle(session.title).game, page))) return page.close(1008)
    })().catch(() => page.close(1011))
  })
}

function readJson(data: Buffer): unknown {
  try {
    return JSON.parse(data.toString('utf8'))
  } catch {
    return undefined
  }
}
