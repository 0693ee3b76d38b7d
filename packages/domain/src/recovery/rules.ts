import { randomInt } from 'node:crypto'
import type { SiteId } from '@oriel/core/id'
import { perAddress, type Place, type Rate } from '@oriel/domain/rate'
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
type Who = {
  readonly siteId: SiteId
  readonly account: string
  /** The device by its hash, if the account knows it. */
  readonly knownDevice: string | null
}

/** Whom the tries of an account are counted for: strangers together, a known device alone. */
const triedBy = ({ account, knownDevice }: Who): string =>
  knownDevice === null ? account : `${account} ${knownDevice}`
export const askedBy = (who: Who): string => `${who.siteId} ${triedBy(who)}`

const OF_ACCOUNT = 'verify account'

/** Kept for accounts that do not exist too, so that a limit says nothing about them. */
export const verifyRates = (who: Who, from: Place): Rate[] => {
  const { siteId, knownDevice } = who
  const name = OF_ACCOUNT
  const own = { siteId, who: triedBy(who), name, max: VERIFY_PER_ACCOUNT_MAX, perMs: DAY_MS }
  if (knownDevice !== null) return [own]
  const max = VERIFY_PER_ADDRESS_MAX
  return [own, ...perAddress(from, { name: 'verify address', max, perMs: DAY_MS })]
}

/** What the work of a captcha is measured by, before it is known whose account it is. */
export const recoveryRates = (
  account: string | null,
  from: Place & { readonly knownDevice: string | null },
): Rate[] => {
  const who = { siteId: from.siteId, account: account ?? '', knownDevice: from.knownDevice }
  return verifyRates(who, from).filter(({ name }) => account !== null || name !== OF_ACCOUNT)
}

export const askAddressRates = (from: Place): Rate[] =>
  perAddress(from, { name: 'code address', max: CODES_PER_ADDRESS_MAX, perMs: HOUR_MS })

export const askRates = (who: Who): Rate[] => {
  const { siteId } = who
  const limit = { name: 'codes account', max: CODES_PER_ACCOUNT_MAX, perMs: DAY_MS }
  return [{ siteId, who: triedBy(who), ...limit }]
}

export const guessRates = (from: Place): Rate[] =>
  perAddress(from, { name: 'code guess', max: GUESSES_PER_ADDRESS_MAX, perMs: HOUR_MS })

/** Each costs us a hash or two, so nobody gets many. */
export const resetRates = (from: Place): Rate[] =>
  perAddress(from, { name: 'reset address', max: RESETS_PER_ADDRESS_MAX, perMs: HOUR_MS })

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
