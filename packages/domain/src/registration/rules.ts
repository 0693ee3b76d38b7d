import { addressOf, networkOf } from '@oriel/core/network'
import type { Rate } from '@oriel/domain/rate'

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
export const tryRates = (ip: string): Rate[] => [
  {
    name: 'register try',
    who: addressOf(ip),
    max: TRIES_PER_ADDRESS_MAX,
    perMs: 10 * MINUTE_MS,
  },
  {
    name: 'register try network',
    who: networkOf(ip),
    max: TRIES_PER_NETWORK_MAX,
    perMs: 10 * MINUTE_MS,
  },
]

/** S8.094: code 996, for a second registration right after the first. */
export const soonRates = (ip: string): Rate[] => [
  { name: 'registered soon', who: addressOf(ip), max: 1, perMs: 30 * SECOND_MS },
]

/** S8.095: code 997, for too many registrations from one address. */
export const memberRates = (ip: string): Rate[] => [
  { name: 'registered', who: addressOf(ip), max: MEMBERS_PER_ADDRESS_MAX, perMs: HOUR_MS },
]

/** Asking whether a person is a member. */
export const checkRates = (ip: string): Rate[] => [
  { name: 'register check', who: addressOf(ip), max: CHECKS_PER_HOUR_MAX, perMs: HOUR_MS },
  { name: 'register check day', who: addressOf(ip), max: CHECKS_PER_DAY_MAX, perMs: DAY_MS },
]

/** Asking whether an account name is free tells nothing about a person. */
export const accountCheckRates = (ip: string): Rate[] => [
  {
    name: 'register account',
    who: addressOf(ip),
    max: ACCOUNT_CHECKS_PER_HOUR_MAX,
    perMs: HOUR_MS,
  },
]

/** Asking about links, so that nobody tries codes until one fits. */
export const linkRates = (ip: string): Rate[] => [
  { name: 'register link', who: addressOf(ip), max: LINKS_PER_HOUR_MAX, perMs: HOUR_MS },
]

export const codeRates = (phone: string, ip: string): Rate[] => [
  { name: 'sms phone', who: phone, max: CODES_PER_PHONE_MAX, perMs: DAY_MS },
  { name: 'sms address', who: addressOf(ip), max: CODES_PER_ADDRESS_MAX, perMs: DAY_MS },
  { name: 'sms network', who: networkOf(ip), max: CODES_PER_NETWORK_MAX, perMs: DAY_MS },
]

/** What a site spends on codes in a day, whoever asks. */
export const siteCodeRates = (siteId: number, max: number): Rate[] => [
  { name: 'sms site', who: String(siteId), max, perMs: DAY_MS },
]
