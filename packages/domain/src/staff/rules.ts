import type { Id } from '@oriel/core/id'
import { siteId } from '@oriel/core/id'
import { perAddress, type Rate } from '@oriel/domain/rate'

export type StaffId = Id<'staff'>
export type PersonId = Id<'person'>
export type StaffSessionId = Id<'staff-session'>

const MINUTE_MS = 60_000
const HOUR_MS = 60 * MINUTE_MS

/** Told to the page; the database decides it: `staff_is_live`. */
export const SESSION_LIFE_MS = 8 * HOUR_MS
const FACTOR_FRESH_MS = 5 * MINUTE_MS

export const STEP_LIFE = '5 minutes'
export const STEP_TRIES = 3
export const INVITATION_LIFE = '24 hours'
export const PASSKEYS_MAX = 10
/** Beside the session's own limits: one call in a minute writes that it was used. */
export const SEEN_NOTED_EVERY = '1 minute'

export const isFactorFresh = (provenAt: Date, now: Date): boolean =>
  now.getTime() - provenAt.getTime() < FACTOR_FRESH_MS

/** The office is no site; its limits are counted under this number. */
export const OFFICE = siteId(0)
const WRONG_PER_HOUR = 5
const WRONG_PER_ACCOUNT = 20
const WRONG_PER_ADDRESS = 20

/**
 * Wrong tries within an hour: five of an account at an address. More altogether, so that nobody
 * tries one account from many addresses, or many accounts from one; a whole office has one address.
 */
export const wrongRates = (account: string, ip: string): Rate[] => {
  const of = { siteId: OFFICE, perMs: HOUR_MS }
  const both = { name: 'office account address', who: `${account} ${ip}`, max: WRONG_PER_HOUR }
  return [
    { ...of, ...both },
    { ...of, name: 'office account', who: account, max: WRONG_PER_ACCOUNT },
    ...perAddress(
      { siteId: OFFICE, ip },
      { name: 'office address', max: WRONG_PER_ADDRESS, perMs: HOUR_MS },
    ),
  ]
}

export const factorRates = (staffId: StaffId): Rate[] => [
  { siteId: OFFICE, name: 'office factor', who: staffId, max: 10, perMs: HOUR_MS },
]

/** Invitations are opened by who has the link; trying others finds none. */
export const invitationRates = (ip: string): Rate[] =>
  perAddress({ siteId: OFFICE, ip }, { name: 'office invitation', max: 30, perMs: HOUR_MS })

const ACCOUNT = /^[a-z][a-z0-9._-]{2,31}$/
export const isStaffAccount = (text: string): boolean => ACCOUNT.test(text)

const PASSWORD_MIN = 12
const PASSWORD_MAX = 200
const DIFFERENT_MIN = 6

/** Long, of more than a few letters, and not what everybody knows about its owner. */
export function isStrongPassword(password: string, known: readonly string[]): boolean {
  const letters = Array.from(password.normalize('NFKC'))
  if (letters.length < PASSWORD_MIN || letters.length > PASSWORD_MAX) return false
  if (new Set(letters).size < DIFFERENT_MIN) return false
  const lower = password.toLowerCase()
  return !known.some((text) => text.length >= 3 && lower.includes(text.toLowerCase()))
}
