import http from 'node:http'
import type { Bus } from '@oriel/bus/bus'
import type { LiveMessage } from '@oriel/bus/live'
import { createPresence, type Presence } from '@oriel/bus/presence'
import { liveSubject } from '@oriel/bus/subjects'
import type { EventDataOf } from '@oriel/contract/event'
import { JOIN, RESYNC, SOCKET_PATH, type JoinAnswer } from '@oriel/contract/realtime/realtime'
import { sessionChanged } from '@oriel/contract/realtime/session'
import { isOver } from '@oriel/contract/session-over'
import type { Log } from '@oriel/core/log'
import type { Database } from '@oriel/db/database'
import { findLive } from '@oriel/domain/session'
import { rememberSites } from '@oriel/domain/site'
import { SLOW_CLIENTS } from '@oriel/service/slow-clients'
import type { Trust } from '@oriel/service/trust'
import { Server, type Socket } from 'socket.io'
import { subjectFor } from './channels.ts'
import { createFeed, type Feed } from './feed.ts'
import { readVisitor, SocketRefused, type Visitor } from './visitor.ts'

export type DoorOptions = {
  database: Database
  bus: Bus
  trusts: Trust
  log: Log
  now: () => Date
}

export type Door = {
  readonly server: http.Server
  readonly feed: Feed
  connections(): number
  /** Lets go whoever speaks for a session that is over. Done by itself every minute. */
  recheck(): Promise<void>
  close(): Promise<void>
}

const MESSAGE_MAX_BYTES = 16 * 1024
const MESSAGES_PER_SECOND_MAX = 10
const PING_EVERY_MS = 25_000
const PONG_WAIT_MS = 20_000
/** Time ends sessions without a word, and a word may be lost on the bus. */
const RECHECK_EVERY_MS = 60_000
const RECHECKED_AT_ONCE_MAX = 1_000

/** The socket door: who comes in, what they may hear, and the feed that tells them. */
export function createDoor(options: DoorOptions): Door {
  const { bus, log } = options
  const { now } = options
  const server = http.createServer(SLOW_CLIENTS, (_request, response) =>
    response.writeHead(404).end(),
  )
  const io = new Server(server, {
    path: SOCKET_PATH,
    serveClient: false,
    perMessageDeflate: false,
    maxHttpBufferSize: MESSAGE_MAX_BYTES,
    pingInterval: PING_EVERY_MS,
    pingTimeout: PONG_WAIT_MS,
    connectTimeout: 10_000,
  })
  const feed = createFeed(bus.connection, leaveWhenOver)
  const presence = createPresence(bus)
  const source = { ...options, siteAt: rememberSites(options.database.rows) }
  io.use((socket, next) => {
    readVisitor(source, socket, now()).then(
      (visitor) => {
        socket.data['visitor'] = visitor
        next()
      },
      (error: unknown) => {
        if (!(error instanceof SocketRefused)) log.error({ err: error }, 'a handshake failed')
        next(error instanceof SocketRefused ? error : new SocketRefused('unavailable'))
      },
    )
  })
  io.on('connection', (socket) => welcome(socket, feed, presence))
  void tellAfterReconnect(bus, io)
  const recheck = () => letGoOver(io, options.database, now())
  const turn = setInterval(() => {
    recheck().catch((error: unknown) => log.error({ err: error }, 'sessions were not looked at'))
  }, RECHECK_EVERY_MS)
  return {
    server,
    feed,
    connections: () => io.engine.clientsCount,
    recheck,
    async close() {
      clearInterval(turn)
      // Clients come back by themselves, to another node, each after its own random wait.
      io.disconnectSockets(true)
      await io.close()
    },
  }
}

function welcome(socket: Socket, feed: Feed, presence: Presence): void {
  const visitor = socket.data['visitor'] as Visitor
  const { member } = visitor
  const mayGoOn = rateLimit(MESSAGES_PER_SECOND_MAX)
  socket.use((_packet, next) => {
    if (mayGoOn()) next()
    else socket.disconnect(true)
  })
  socket.on(JOIN, (name: unknown, answer: unknown) => {
    const reply = typeof answer === 'function' ? (answer as (said: JoinAnswer) => void) : () => {}
    const joining = subjectFor(name, visitor)
    if (!('subject' in joining)) return reply(joining)
    void feed.join(socket, joining.subject).then(() => reply({ ok: true }))
  })
  if (member) {
    const { siteId, memberId } = member
    presence.come(siteId, memberId)
    // Whatever else it joins or not: a socket of a session hears of that session's end.
    void feed.join(socket, liveSubject({ to: 'member', siteId, memberId }))
  }
  socket.on('disconnecting', () => {
    feed.leaveAll(socket)
    if (member) presence.leave(member.siteId, member.memberId)
  })
}

/** Whoever speaks for a session that is over hears so, and then nothing of its member any more. */
function leaveWhenOver(socket: Socket, { name, data }: LiveMessage): void {
  if (name !== sessionChanged.name) return
  const { member } = socket.data['visitor'] as Visitor
  const changed = data as EventDataOf<typeof sessionChanged>
  // Closing lets out what was written before it.
  if (member && isOver(member.fingerprint, changed)) socket.disconnect(true)
}

async function letGoOver(io: Server, { rows }: Database, now: Date): Promise<void> {
  const speaking = [...io.sockets.sockets.values()].flatMap((socket) => {
    const { member } = socket.data['visitor'] as Visitor
    return member ? [{ socket, id: member.id }] : []
  })
  for (let at = 0; at < speaking.length; at += RECHECKED_AT_ONCE_MAX) {
    const some = speaking.slice(at, at + RECHECKED_AT_ONCE_MAX)
    const ids = some.map(({ id }) => id)
    const live = await findLive(rows, ids, now)
    for (const { socket, id } of some) if (!live.has(id)) socket.disconnect(true)
  }
}

/** While the bus was away messages were missed: everybody here reads their state again. */
async function tellAfterReconnect(bus: Bus, io: Server): Promise<void> {
  for await (const status of bus.connection.status()) {
    if (status.type !== 'reconnect') continue
    // Only from here on does the bus know again what we listen to; a new break will tell us anew.
    await bus.connection.flush().catch(() => {})
    io.emit(RESYNC)
  }
}

function rateLimit(perSecond: number): () => boolean {
  let second = 0
  let count = 0
  return () => {
    const current = Math.floor(performance.now() / 1000)
    if (current !== second) {
      second = current
      count = 0
    }
    count += 1
    return count <= perSecond
  }
}
