import { JOIN, RESYNC, type JoinAnswer } from '@oriel/contract/realtime/realtime'
import type { EventDataOf, WireEvent } from '@oriel/contract/event'
import { io, type Socket } from 'socket.io-client'
import * as z from 'zod/mini'

export type Live = {
  /** Subscribes to one kind of event; returns the way to stop. */
  on<Event extends WireEvent>(event: Event, hear: (data: EventDataOf<Event>) => void): () => void
  /** Called on every connect and whenever messages may have been missed: read your state again. */
  onResync(read: () => void): () => void
  close(): void
}

export type LiveOptions = {
  /** A path means the page's own host. */
  readonly address: string
  /** What a new connection proves itself with; asked for each connection anew. */
  readonly handshake: () => Promise<Record<string, string>>
  /** The channels to join after each connect. */
  readonly channels: () => readonly string[]
}

const ACK_WAIT_MS = 5_000
/** A restart disconnects all pages at once; their reads are spread over this time. */
const RESYNC_SPREAD_MS = 1_500
const RECONNECT_MS = { least: 500, most: 3_000 }

/** Opens the page's socket. Load it after the page is usable: nothing waits for it. */
export function openLive({ address, handshake, channels }: LiveOptions): Live {
  const { origin, path } = socketAddress(address, window.location.href)
  const socket = io(origin, {
    path,
    transports: ['websocket', 'polling'],
    auth: (give) => void handshake().then(give),
  })
  const readers = new Set<() => void>()
  const resync = () => readers.forEach((read) => read())
  let closed = false
  // socket.io stays disconnected after a server refused it or sent it away; a page reconnects.
  const reconnect = () => {
    const wait = RECONNECT_MS.least + Math.random() * (RECONNECT_MS.most - RECONNECT_MS.least)
    if (!socket.active) setTimeout(() => closed || socket.connect(), wait)
  }
  socket.on('disconnect', reconnect)
  socket.on('connect_error', reconnect)
  socket.on('connect', () => void join(socket, channels()).then(resync))
  socket.on(RESYNC, () => setTimeout(resync, Math.random() * RESYNC_SPREAD_MS))
  return {
    on(event, hear) {
      const listen = (wire: unknown) => {
        const data = z.safeDecode(event.data, wire)
        // An event this build cannot read is for a newer one; the next read brings the state.
        if (data.success) hear(data.data as never)
      }
      socket.on(event.name, listen)
      return () => void socket.off(event.name, listen)
    },
    onResync(read) {
      readers.add(read)
      if (socket.connected) read()
      return () => void readers.delete(read)
    },
    close() {
      closed = true
      socket.close()
    },
  }
}

async function join(socket: Socket, channels: readonly string[]): Promise<void> {
  const ask = (channel: string): Promise<JoinAnswer> =>
    socket.timeout(ACK_WAIT_MS).emitWithAck(JOIN, channel)
  await Promise.allSettled(channels.map(ask))
}

export function socketAddress(address: string, page: string): { origin: string; path: string } {
  const url = new URL(address, page)
  return { origin: url.origin.replace(/^ws/, 'http'), path: url.pathname }
}
