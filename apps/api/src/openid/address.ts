import type { CustomFetch } from 'openid-client'

/** Hosts whose traffic never leaves this machine. */
const LOOPBACK = /^(localhost|[\w.-]+\.localhost|127(\.\d+){3}|\[::1\])$/

export const isLoopback = ({ hostname }: URL): boolean => LOOPBACK.test(hostname)

/** Plain http is allowed on this machine only: on a network others could read and change it. */
export const isSafe = (url: URL): boolean =>
  url.protocol === 'https:' || (url.protocol === 'http:' && isLoopback(url))

/** Throws with the setting's name: the api does not start with an unsafe address. */
export function readAddress(setting: string, text: string): URL {
  const url = URL.parse(text)
  if (!url || !isSafe(url)) throw new Error(`${setting} must be an https address: ${text}`)
  return url
}

const withoutSlash = (address: string): string => address.replace(/\/$/, '')

/**
 * A fetch that sends requests for the issuer to `url`: the issuer's public name may be known to
 * browsers only. It follows no redirects.
 */
export function createFetch(addresses: { issuer: string; url: string }): CustomFetch {
  const [issuer, url] = [withoutSlash(addresses.issuer), withoutSlash(addresses.url)]
  return (asked, options) => {
    const address = asked.startsWith(`${issuer}/`) ? url + asked.slice(issuer.length) : asked
    if (!isSafe(new URL(address))) throw new TypeError('the provider names an unsafe address')
    return fetch(address, { ...options, body: options.body as BodyInit | null, redirect: 'manual' })
  }
}
