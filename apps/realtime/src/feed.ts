import { listenLive } from '@oriel/bus/live'
import type { NatsConnection, Subscription } from '@oriel/bus/nats'
import type { Server, Socket } from 'socket.io'

export type Feed = {
  /** Done once the bus knows of it: who reads their state after that has missed nothing. */
  join(socket: Socket, subject: string): Promise<void>
  leaveAll(socket: Socket): void
  /** How many subjects this node listens to right now. */
  readonly listening: () => number
}

type Room = { subscription: Subscription; known: Promise<void>; sockets: Set<string> }

/**
 * Subjects in, rooms out. A node listens to a subject only while one of its own sockets is in that
 * room, so the news of a member who is connected elsewhere never reaches it.
 */
export function createFeed(connection: NatsConnection, io: Server): Feed {
  const rooms = new Map<string, Room>()
  const open = (subject: string): Room => {
    const subscription = listenLive(connection, subject, ({ id, name, data }) => {
      io.to(subject).emit(name, data, id)
    })
    // A bus that is away learns of it when it is back, and then everybody reads again.
    const known = connection.flush().catch(() => {})
    const room = { subscription, known, sockets: new Set<string>() }
    rooms.set(subject, room)
    return room
  }
  return {
    join(socket, subject) {
      const room = rooms.get(subject) ?? open(subject)
      room.sockets.add(socket.id)
      void socket.join(subject)
      return room.known
    },
    leaveAll(socket) {
      for (const subject of socket.rooms) {
        const room = rooms.get(subject)
        if (!room) continue
        room.sockets.delete(socket.id)
        if (room.sockets.size > 0) continue
        room.subscription.unsubscribe()
        rooms.delete(subject)
      }
    },
    listening: () => rooms.size,
  }
}
