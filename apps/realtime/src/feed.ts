import { listenLive, type LiveMessage } from '@oriel/bus/live'
import type { NatsConnection, Subscription } from '@oriel/bus/nats'
import type { Socket } from 'socket.io'

export type Feed = {
  /** Done once the bus knows of it: who reads their state after that has missed nothing. */
  join(socket: Socket, subject: string): Promise<void>
  leaveAll(socket: Socket): void
  /** How many subjects this node listens to right now. */
  readonly listening: () => number
}

type Room = { subscription: Subscription; known: Promise<void>; sockets: Set<Socket> }

/**
 * Subjects in, rooms out. A node listens to a subject only while one of its own sockets is in that
 * room, so the news of a member who is connected elsewhere never reaches it.
 */
export function createFeed(
  connection: NatsConnection,
  /** Told of each message after a socket was sent it. */
  onSent: (socket: Socket, message: LiveMessage) => void = () => {},
): Feed {
  const rooms = new Map<string, Room>()
  const joined = new WeakMap<Socket, Set<string>>()
  const open = (subject: string): Room => {
    const sockets = new Set<Socket>()
    const subscription = listenLive(connection, subject, (message) => {
      deliver(message, sockets)
      for (const socket of sockets) onSent(socket, message)
    })
    // A bus that is away learns of it when it is back, and then everybody reads again.
    const known = connection.flush().catch(() => {})
    const room = { subscription, known, sockets }
    rooms.set(subject, room)
    return room
  }
  return {
    join(socket, subject) {
      const room = rooms.get(subject) ?? open(subject)
      room.sockets.add(socket)
      joined.set(socket, (joined.get(socket) ?? new Set()).add(subject))
      return room.known
    },
    leaveAll(socket) {
      for (const subject of joined.get(socket) ?? []) {
        const room = rooms.get(subject)
        if (!room?.sockets.delete(socket) || room.sockets.size > 0) continue
        room.subscription.unsubscribe()
        rooms.delete(subject)
      }
      joined.delete(socket)
    },
    listening: () => rooms.size,
  }
}

/** A browser this far behind hears nothing new for long; it comes back and reads its state. */
const UNSENT_MAX_BYTES = 1024 * 1024

/**
 * One message to a whole room. Its bytes are made once, as socket.io would make them, and handed to
 * each WebSocket as they are. What waits in a socket's own queue goes first, so there the message
 * takes its place behind; and so it does for a browser that polls.
 */
function deliver({ id, name, data }: LiveMessage, sockets: ReadonlySet<Socket>): void {
  // 4 is a message to engine.io, 2 an event to socket.io.
  const frame = [textFrame(`42${JSON.stringify([name, data, id])}`)]
  for (const socket of sockets) {
    const web = webSocketOf(socket.conn as unknown as Connection)
    if (!web) socket.emit(name, data, id)
    else if (web.bufferedAmount > UNSENT_MAX_BYTES) socket.disconnect(true)
    else web._sender.sendFrame(frame)
  }
}

/** What is used here of engine.io's connection and its WebSocket, as engine.io itself does. */
type Connection = {
  readonly readyState: string
  readonly writeBuffer: readonly unknown[]
  readonly transport: { readonly writable: boolean; readonly socket?: WebSocketInside }
}
type WebSocketInside = {
  readonly readyState: number
  readonly bufferedAmount: number
  readonly _sender: { sendFrame(frame: readonly Buffer[]): void }
}

const OPEN = 1

/** Null while it polls, changes its transport, closes, or has packets that wait for their turn. */
function webSocketOf({ readyState, writeBuffer, transport }: Connection): WebSocketInside | null {
  const { writable, socket } = transport
  if (!socket || !writable || writeBuffer.length > 0 || readyState !== 'open') return null
  return socket.readyState === OPEN ? socket : null
}

/** RFC 6455, 5.2: one whole text message, not masked, its length in 7, 16 or 64 bits. */
function textFrame(text: string): Buffer {
  const payload = Buffer.from(text)
  return Buffer.concat([frameHead(payload.length), payload])
}

const WHOLE_TEXT = 0x81

function frameHead(length: number): Buffer {
  if (length < 126) return Buffer.of(WHOLE_TEXT, length)
  const isShort = length < 2 ** 16
  const head = Buffer.alloc(isShort ? 4 : 10)
  head.set([WHOLE_TEXT, isShort ? 126 : 127])
  if (isShort) head.writeUInt16BE(length, 2)
  else head.writeBigUInt64BE(BigInt(length), 2)
  return head
}
