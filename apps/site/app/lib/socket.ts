import { realtimeTicket } from '@oriel/contract/member/realtime'
import {
  BOARD_CHANNEL,
  currencyChannel,
  JOIN,
  memberChannel,
  presenceChannel,
  RESYNC,
  templateChannel,
  type JoinAnswer,
} from '@oriel/contract/realtime/realtime'
import type { EventDataOf, WireEvent } from '@oriel/contract/event'
import { io, type Socket } from 'socket.io-client'
import * as z from 'zod/mini'
import { call, pageLocale } from './call.ts'
import { readSession } from './session.ts'
import type { Visit } from './visit.ts'

export type Live = {
  /** Hears one kind of event; gives the way to stop. */
  on<Event extends WireEvent>(event: Event, hear: (data: EventDataOf<Event>) => void): () => void
  /** Called on every connect and whenever messages may have been missed: read your state again. */
  onResync(read: () => void): () => void
  close(): void
}

const ACK_WAIT_MS = 5_000
/** Everybody hears of a restart in the same moment; nobody should ask in the same moment. */
const RESYNC_SPREAD_MS = 1_500
const NO_TICKET = 'none'
const COME_BACK_MS = { least: 500, most: 3_000 }

/** Opens the socket of this visit. Loaded after the page is usable: nothing waits for it. */
export function openLive(visit: Visit, token: string | null): Live {
  const { origin, path } = socketAddress(visit, window.location)
  const socket = io(origin, {
    path,
    transports: ['websocket', 'polling'],
    auth: (give) => void handshake(token).then(give),
  })
  const readers = new Set<() => void>()
  const resync = () => readers.forEach((read) => read())
  let closed = false
  // The library stays away for good when a server sent it away or refused it; pages come back.
  const comeBack = () => {
    const wait = COME_BACK_MS.least + Math.random() * (COME_BACK_MS.most - COME_BACK_MS.least)
    if (!socket.active) setTimeout(() => closed || socket.connect(), wait)
  }
  socket.on('disconnect', comeBack)
  socket.on('connect_error', comeBack)
  socket.on('connect', () => void join(socket, visit).then(resync))
  socket.on(RESYNC, () => setTimeout(resync, Math.random() * RESYNC_SPREAD_MS))
  return {
    on(event, hear) {
      const listen = (wire: unknown) => {
        const data = z.safeDecode(event.data, wire)
        // What this build does not understand is for a newer one; the next read brings the state.
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

/** A fresh one-time ticket for each connection; guests come without. */
async function handshake(token: string | null): Promise<Record<string, string>> {
  const lang = pageLocale()
  if (token === null || readSession()?.token !== token) return { lang }
  const answer = await call(realtimeTicket, {})
  if (answer.ok) return { lang, ticket: answer.value.ticket }
  // Still a member, only the api was away: refused and back soon, not let in as a guest.
  return readSession() ? { lang, ticket: NO_TICKET } : { lang }
}

/** S4.088, S4.089: on connect the board channel is joined; members also join their own channels. */
async function join(socket: Socket, visit: Visit): Promise<void> {
  const channels = [
    BOARD_CHANNEL,
    currencyChannel(visit.currency),
    templateChannel(visit.template.name),
  ]
  const session = readSession()
  if (session) channels.push(memberChannel(session.memberId), presenceChannel(session.memberId))
  const ask = (channel: string): Promise<JoinAnswer> =>
    socket.timeout(ACK_WAIT_MS).emitWithAck(JOIN, channel)
  await Promise.allSettled(channels.map(ask))
}

/** S3.057: the site's websocket URL; a path means the page's own host. */
export function socketAddress(
  { site }: Pick<Visit, 'site'>,
  location: { protocol: string; href: string },
): { origin: string; path: string } {
  const named = location.protocol === 'https:' ? site.sslWebsocketUrl : site.websocketUrl
  const url = new URL(named, location.href)
  return { origin: url.origin.replace(/^ws/, 'http'), path: url.pathname }
}
