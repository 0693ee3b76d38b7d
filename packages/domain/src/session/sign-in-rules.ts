import { blockOf } from '@oriel/core/network'
import { perAddress, perBlock, type Place, type Rate } from '@oriel/domain/rate'

const HEADER_LIFE_MS = 60_000
const QUARTER_HOUR_MS = 15 * 60_000

/** However right they are: nobody signs in this often by hand. All together wait for the hash. */
const PER_ADDRESS_MAX = 60
const PER_DEVICE_MAX = 60
/** Wrong passwords. An account rests for strangers; a device its owner has used still gets in. */
const WRONG_PER_ACCOUNT_AND_NETWORK_MAX = 5
const WRONG_PER_ACCOUNT_MAX = 50
const WRONG_PER_ADDRESS_MAX = 20
const WRONG_PER_NETWORK_MAX = 100
const WRONG_PER_DEVICE_MAX = 5

export const headerLives = (now: Date): Date => new Date(now.getTime() + HEADER_LIFE_MS)

/** Where an attempt comes from, and the device by its hash if this account knows it. */
export type Tried = Place & { readonly knownDevice: string | null }

export const openRates = (account: string, from: Tried): Rate[] => {
  const per = { perMs: QUARTER_HOUR_MS }
  return from.knownDevice === null
    ? perAddress(from, { name: 'login address', max: PER_ADDRESS_MAX, ...per })
    : [deviceRate(account, from, { name: 'login device', max: PER_DEVICE_MAX, ...per })]
}

/**
 * Counted for accounts that do not exist too, so that a limit says nothing about them. A device
 * that the account knows has a count of its own and no other: strangers who fail for the account,
 * at the same address or in the same network do not refuse its owner.
 */
export const failureRates = (account: string, from: Tried): Rate[] => {
  const per = { perMs: QUARTER_HOUR_MS }
  if (from.knownDevice !== null) {
    return [deviceRate(account, from, { name: 'wrong device', max: WRONG_PER_DEVICE_MAX, ...per })]
  }
  const { siteId, ip } = from
  const both = { name: 'wrong account network', max: WRONG_PER_ACCOUNT_AND_NETWORK_MAX, ...per }
  return [
    { siteId, who: `${account} ${blockOf(ip)}`, ...both },
    { siteId, who: account, name: 'wrong account', max: WRONG_PER_ACCOUNT_MAX, ...per },
    ...perAddress(from, { name: 'wrong address', max: WRONG_PER_ADDRESS_MAX, ...per }),
    perBlock(from, { name: 'wrong network', max: WRONG_PER_NETWORK_MAX, ...per }),
  ]
}

/** What the work of a captcha is measured by, before it is known who signs in. */
export const signInRates = (account: string | null, from: Tried): Rate[] =>
  failureRates(account ?? '', from).filter(({ name }) => account !== null || !ofAccount(name))

const ofAccount = (name: string): boolean => name.startsWith('wrong account')

const deviceRate = (
  account: string,
  { siteId, knownDevice }: Tried,
  limit: Omit<Rate, 'siteId' | 'who'>,
): Rate => ({ siteId, who: `${account} ${knownDevice}`, ...limit })
