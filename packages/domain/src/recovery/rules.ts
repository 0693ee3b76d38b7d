import { randomInt } from 'node:crypto'
import type { SiteId } from '@oriel/core/id'
import { addressOf } from '@oriel/core/network'
import type { Rate } from '@oriel/domain/rate'
import type { Site } from '@oriel/domain/site'
import { isBlank } from '@oriel/forms/fields'
import { isWithdrawPassword } from '@oriel/forms/password'
import { checkTransferVerification } from '@oriel/forms/recovery'

const MINUTE_MS = 60_000
const HOUR_MS = 60 * MINUTE_MS
const DAY_MS = 24 * HOUR_MS

export const TOKEN_LIFE_MS = 10 * MINUTE_MS
export const CODE_LIFE_MINUTES = 10
const CODE_LIFE_MS = CODE_LIFE_MINUTES * MINUTE_MS
export const CODE_TRIES = 5
const CODE_DIGITS = 6
/** S9.025: the forgot-SMS timer, between one code and the next. */
const ASK_EVERY_MS = 300_000
/** Whoever took an account over must not be able to empty it before its owner hears of it. */
export const WITHDRAW_HOLD_MS = DAY_MS

const VERIFY_PER_ACCOUNT_MAX = 5
const VERIFY_PER_ADDRESS_MAX = 20
const CODES_PER_ACCOUNT_MAX = 5
const CODES_PER_ADDRESS_MAX = 10
const GUESSES_PER_ADDRESS_MAX = 30
const RESETS_PER_ADDRESS_MAX = 30

/** An account is a name on one site; the same name elsewhere is somebody else. */
type Who = { readonly siteId: SiteId; readonly account: string }
export const accountOf = ({ siteId, account }: Who): string => `${siteId} ${account}`

/** Kept for accounts that do not exist too, so that a limit says nothing about them. */
export const verifyRates = (who: Who, ip: string): Rate[] => [
  { name: 'verify account', who: accountOf(who), max: VERIFY_PER_ACCOUNT_MAX, perMs: DAY_MS },
  { name: 'verify address', who: addressOf(ip), max: VERIFY_PER_ADDRESS_MAX, perMs: DAY_MS },
]

export const askAddressRates = (ip: string): Rate[] => [
  { name: 'code address', who: addressOf(ip), max: CODES_PER_ADDRESS_MAX, perMs: HOUR_MS },
]

export const askRates = (who: Who): Rate[] => [
  { name: 'codes account', who: accountOf(who), max: CODES_PER_ACCOUNT_MAX, perMs: DAY_MS },
]

export const guessRates = (ip: string): Rate[] => [
  { name: 'code guess', who: addressOf(ip), max: GUESSES_PER_ADDRESS_MAX, perMs: HOUR_MS },
]

/** Each costs us a hash or two, so nobody gets many. */
export const resetRates = (ip: string): Rate[] => [
  { name: 'reset address', who: addressOf(ip), max: RESETS_PER_ADDRESS_MAX, perMs: HOUR_MS },
]

/** Whoever asked after this must wait. */
export const askedBefore = (now: Date): Date => new Date(now.getTime() - ASK_EVERY_MS)
export const tokenExpires = (now: Date): Date => new Date(now.getTime() + TOKEN_LIFE_MS)
export const codeExpires = (askedAt: Date): Date => new Date(askedAt.getTime() + CODE_LIFE_MS)
export const heldUntil = (now: Date): Date => new Date(now.getTime() + WITHDRAW_HOLD_MS)

/** S1.045: a demo site has no accounts to recover. */
export const isOffered = ({ envConfig, flags }: Site): boolean =>
  flags.selfRecovery && !(envConfig?.isDemo ?? false)

type VerificationForm = {
  readonly account: string
  readonly withdrawPassword: string
  readonly contact: { readonly email?: string; readonly phone?: string }
}

/**
 * S5.007 to S5.009: the rules of the form. One contact is enough; if both are given, both are
 * checked.
 */
export function isReadable({ account, withdrawPassword, contact }: VerificationForm): boolean {
  const { email, phone } = contact
  const channels = (['email', 'phone'] as const).filter((one) => contact[one] !== undefined)
  if (isBlank(account) || !isWithdrawPassword(withdrawPassword)) return false
  const form = { withdrawPassword, email: email ?? '', phone: phone ?? '' }
  // Whether a captcha was given is not a matter of reading: it has a refusal of its own.
  const isRight = (channel: 'email' | 'phone'): boolean =>
    checkTransferVerification({ ...form, channel, captcha: '-' }) === null
  return channels.length > 0 && channels.every(isRight)
}

/** Accounts are kept in small letters, whatever a keyboard makes of them. */
export const plainAccount = (account: string): string => account.trim().toLowerCase()

export const newCode = (): string => String(randomInt(10 ** CODE_DIGITS)).padStart(CODE_DIGITS, '0')
