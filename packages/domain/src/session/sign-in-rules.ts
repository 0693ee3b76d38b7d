import { addressOf, networkOf } from '@oriel/core/network'
import type { Rate } from '@oriel/domain/rate'

const HEADER_LIFE_MS = 60_000
const QUARTER_HOUR_MS = 15 * 60_000

/** However right they are: nobody signs in this often by hand. All together wait for the hash. */
const PER_ADDRESS_MAX = 60
/** Wrong passwords. An account rests for who tried; its owner, elsewhere, still gets in. */
const WRONG_PER_ACCOUNT_AND_NETWORK_MAX = 5
const WRONG_PER_ACCOUNT_MAX = 50
const WRONG_PER_ADDRESS_MAX = 20
const WRONG_PER_NETWORK_MAX = 100

export const headerLives = (now: Date): Date => new Date(now.getTime() + HEADER_LIFE_MS)

export const openRates = (ip: string): Rate[] => [
  { name: 'login address', who: addressOf(ip), max: PER_ADDRESS_MAX, perMs: QUARTER_HOUR_MS },
]

/** Kept for accounts that do not exist too, so that a limit says nothing about them. */
export const failureRates = (account: string, ip: string): Rate[] => {
  const network = networkOf(ip)
  const per = { perMs: QUARTER_HOUR_MS }
  return [
    {
      name: 'wrong account network',
      who: `${account} ${network}`,
      max: WRONG_PER_ACCOUNT_AND_NETWORK_MAX,
      ...per,
    },
    { name: 'wrong account', who: account, max: WRONG_PER_ACCOUNT_MAX, ...per },
    { name: 'wrong address', who: addressOf(ip), max: WRONG_PER_ADDRESS_MAX, ...per },
    { name: 'wrong network', who: network, max: WRONG_PER_NETWORK_MAX, ...per },
  ]
}
