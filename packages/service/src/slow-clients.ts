import type { ServerOptions } from 'node:http'

/**
 * Whoever sends a request letter by letter holds a connection that others need: they are told 408.
 * Our largest body takes a phone at the edge of its network a second or two.
 */
export const SLOW_CLIENTS = {
  headersTimeout: 10_000,
  requestTimeout: 20_000,
  /** How often Node looks who has been too slow. */
  connectionsCheckingInterval: 1_000,
} as const satisfies ServerOptions

export type SlowClients = { readonly [Limit in keyof typeof SLOW_CLIENTS]: number }
