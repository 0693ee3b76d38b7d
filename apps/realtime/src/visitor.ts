import { chooseLocale, type Locale } from '@oriel/core/locale'
import type { Database } from '@oriel/db/database'
import { takeTicket } from '@oriel/domain/realtime'
import type { Session } from '@oriel/domain/session'
import type { Site, SiteAt } from '@oriel/domain/site'
import type { Trust } from '@oriel/service/trust'
import type { Socket } from 'socket.io'

/** Who is at the other end of a socket. Members came with a ticket; everybody else is a guest. */
export type Visitor = {
  readonly site: Site
  readonly locale: Locale
  readonly member: Session | null
}

export class SocketRefused extends Error {}

const TICKET_MAX = 100

export type VisitorSource = { database: Database; siteAt: SiteAt; trusts: Trust }

/** Reads the handshake. Throws SocketRefused with the word the client is told. */
export async function readVisitor(
  { database, siteAt, trusts }: VisitorSource,
  socket: Socket,
  now: Date,
): Promise<Visitor> {
  const { headers, auth, address } = socket.handshake
  // Anybody can write a forwarded header; only a known proxy's counts.
  const forwarded = trusts(address) ? headers['x-forwarded-host'] : undefined
  const host = hostOf(forwarded ?? headers.host)
  if (!isOwnPage(socket, host)) throw new SocketRefused('origin_refused')
  const site = await siteAt(host)
  if (!site) throw new SocketRefused('site_unknown')
  const clues = { cookie: textOf(auth['lang']), acceptLanguage: null, country: null }
  const locale = chooseLocale(clues, site.languages)
  const ticket = textOf(auth['ticket'])
  if (ticket === null) return { site, locale, member: null }
  const member = ticket.length > TICKET_MAX ? null : await takeTicket(database, ticket, now)
  if (!member || member.siteId !== site.id) throw new SocketRefused('ticket_refused')
  return { site, locale, member }
}

/**
 * A page of another site must not open sockets with our visitors' cookies or tickets. Browsers name
 * the page with every web socket, and with a poll unless it is of the same origin.
 */
function isOwnPage({ handshake: { headers }, conn }: Socket, host: string): boolean {
  const { origin } = headers
  if (origin !== undefined) return hostOf(origin.replace(/^https?:\/\//, '')) === host
  return conn.transport.name !== 'websocket' && headers['sec-fetch-site'] !== 'cross-site'
}

const textOf = (value: unknown): string | null =>
  typeof value === 'string' && value !== '' ? value : null

const hostOf = (value: string | string[] | undefined): string =>
  (Array.isArray(value) ? (value[0] ?? '') : (value ?? '')).replace(/:[0-9]+$/, '').toLowerCase()
