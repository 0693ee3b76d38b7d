import type { SiteId } from '@oriel/core/id'
import { perAddress, perBlock, type Place, type Rate } from '@oriel/domain/rate'

const SECOND_MS = 1_000
const MINUTE_MS = 60 * SECOND_MS
const HOUR_MS = 60 * MINUTE_MS
const DAY_MS = 24 * HOUR_MS

/** S9.024: a phone waits this long for its next code. */
export const PHONE_CODE_WAIT_MS = 300 * SECOND_MS
export const PHONE_CODE_MINUTES = 10
export const PHONE_CODE_TRIES = 5
export const PHONE_CODE_DIGITS = 6
export const PROOF_LIFE_MS = 10 * MINUTE_MS

const TRIES_PER_ADDRESS_MAX = 20
const TRIES_PER_NETWORK_MAX = 200
const MEMBERS_PER_ADDRESS_MAX = 3
const CHECKS_PER_HOUR_MAX = 10
const CHECKS_PER_DAY_MAX = 30
const ACCOUNT_CHECKS_PER_HOUR_MAX = 60
const LINKS_PER_HOUR_MAX = 60
const CODES_PER_PHONE_MAX = 5
const CODES_PER_ADDRESS_MAX = 10
const CODES_PER_NETWORK_MAX = 50

export const later = (now: Date, ms: number): Date => new Date(now.getTime() + ms)

/** Submitting, whatever comes of it. */
export const tryRates = (from: Place): Rate[] => {
  const per = { perMs: 10 * MINUTE_MS }
  return [
    ...perAddress(from, { name: 'register try', max: TRIES_PER_ADDRESS_MAX, ...per }),
    perBlock(from, { name: 'register try network', max: TRIES_PER_NETWORK_MAX, ...per }),
  ]
}

/** S8.094: code 996, for a second registration right after the first. */
export const soonRates = (from: Place): Rate[] =>
  perAddress(from, { name: 'registered soon', max: 1, perMs: 30 * SECOND_MS })

/** S8.095: code 997, for too many registrations from one address. */
export const memberRates = (from: Place): Rate[] =>
  perAddress(from, { name: 'registered', max: MEMBERS_PER_ADDRESS_MAX, perMs: HOUR_MS })

/** Asking whether a person is a member. */
export const checkRates = (from: Place): Rate[] => [
  ...perAddress(from, { name: 'register check', max: CHECKS_PER_HOUR_MAX, perMs: HOUR_MS }),
  ...perAddress(from, { name: 'register check day', max: CHECKS_PER_DAY_MAX, perMs: DAY_MS }),
]

/** Asking whether an account name is free tells nothing about a person. */
export const accountCheckRates = (from: Place): Rate[] =>
  perAddress(from, { name: 'register account', max: ACCOUNT_CHECKS_PER_HOUR_MAX, perMs: HOUR_MS })

/** Asking about links, so that nobody tries codes until one fits. */
export const linkRates = (from: Place): Rate[] =>
  perAddress(from, { name: 'register link', max: LINKS_PER_HOUR_MAX, perMs: HOUR_MS })

export const codeRates = (phone: string, from: Place): Rate[] => [
  {
    siteId: from.siteId,
    name: 'sms phone',
    who: phone,
    max: CODES_PER_PHONE_MAX,
    perMs: DAY_MS,
  },
  ...perAddress(from, { name: 'sms address', max: CODES_PER_ADDRESS_MAX, perMs: DAY_MS }),
  perBlock(from, { name: 'sms network', max: CODES_PER_NETWORK_MAX, perMs: DAY_MS }),
]

/** What a site spends on codes in a day, whoever asks. */
export const siteCodeRates = (siteId: SiteId, max: number): Rate[] => [
  { siteId, name: 'sms site', who: '', max, perMs: DAY_MS },
]
