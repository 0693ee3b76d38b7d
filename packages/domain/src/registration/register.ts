import type { Currency } from '@oriel/core/currency'
import type { Locale } from '@oriel/core/locale'
import { done, refuse, type Outcome, type Refused } from '@oriel/core/outcome'
import { internationalPhone } from '@oriel/core/phone'
import type { RegisterAsks } from '@oriel/core/register-field'
import { noteAudit } from '@oriel/domain/audit'
import { takeCaptcha } from '@oriel/domain/captcha'
import type { Personal } from '@oriel/domain/member'
import { isSpent, tryRate } from '@oriel/domain/rate'
import { mayComeFrom, type From, type Guard, type SignedIn } from '@oriel/domain/session'
import { becomeMember, Undone, type NewMember } from './become-member.ts'
import { findIntroducer, type Introducer, type IntroducerReason } from '@oriel/domain/introducer'
import { tryPhoneCode, type CodePhone } from './phone-code.ts'
import { memberRates, soonRates, tryRates } from './rules.ts'
import { findClaimRefusal, uniqueOf, type ClaimRefusal } from './taken.ts'

export const REGISTER_CODE_TYPE = 'register_member'

export type Registration<FieldReason extends string> = {
  readonly account: string
  readonly password: string
  /** Null where none is asked for or given. */
  readonly withdrawPassword: string | null
  readonly currency: Currency
  readonly language: Locale
  /** Only what the form of the currency shows. */
  readonly personal: Personal
  readonly asks: RegisterAsks
  readonly phoneCode: string
  readonly agent: string
  readonly recommendCode: string
  readonly host: string
  readonly agreements: readonly { readonly number: number; readonly version: number }[]
  readonly captcha: { readonly token: string; readonly answer: string }
  readonly isClosed: boolean
  /** What the form itself would have refused, if anything. */
  readonly refusal: Refused<FieldReason> | null
}

export type RegisterReason =
  | ClaimRefusal
  | IntroducerReason
  | 'registration_closed'
  | 'registering_too_often'
  | 'registration_limit'
  | 'place_closed'
  | 'verify_failed'
  | 'phone_not_served'
  | 'phone_code_wrong'
  | 'phone_code_unknown'
  | 'unavailable'

/** Makes a member of a visitor, with everything that belongs to one, and signs them in. */
export async function register<FieldReason extends string>(
  guard: Guard,
  draft: Registration<FieldReason>,
  from: From,
  now: Date,
): Promise<Outcome<SignedIn, RegisterReason | FieldReason>> {
  const stopped = await refuseVisitor(guard, draft, from, now)
  if (stopped) return noted(guard, from, stopped, now)
  if (draft.refusal) return noted(guard, from, draft.refusal, now)
  const introducer = await introducerOf(guard, draft, from)
  if (!introducer.ok) return noted(guard, from, introducer, now)
  const unfit = await refusePerson(guard, draft, from, now)
  if (unfit) return noted(guard, from, unfit, now)
  const full = await refuseOneMore(guard, from, now)
  if (full) return noted(guard, from, full, now)
  const hashes = await hashBoth(guard, draft)
  if (!hashes) return refuse('unavailable')
  const member = { ...newMember(draft, from), ...hashes, introducer: introducer.value }
  try {
    return done(await becomeMember(guard, member, from, now))
  } catch (error) {
    if (error instanceof Undone) return noted(guard, from, refuse(error.reason), now)
    throw error
  }
}

/** Cheap things first; a captcha that was answered is used up, whatever comes after it. */
async function refuseVisitor(
  { database: { rows }, keys }: Guard,
  { isClosed, captcha }: Pick<Registration<string>, 'isClosed' | 'captcha'>,
  from: From,
  now: Date,
): Promise<Refused<RegisterReason> | null> {
  const { siteId, ip } = from
  if (isClosed) return refuse('registration_closed')
  if (!(await tryRate(rows, keys, tryRates(ip), now))) return refuse('registering_too_often')
  if (await isSpent(rows, keys, memberRates(ip), now)) return refuse('registration_limit')
  if (await isSpent(rows, keys, soonRates(ip), now)) return refuse('registering_too_often')
  if (await mayComeFrom(rows, from)) return refuse('place_closed')
  const asked = { siteId, ip, type: 'register' as const, ...captcha }
  return (await takeCaptcha(rows, keys, asked, now)) ? null : refuse('verify_failed')
}

const introducerOf = (
  { database: { rows } }: Guard,
  { host, agent, recommendCode: code, currency }: Registration<string>,
  { siteId }: From,
): Promise<Outcome<Introducer | null, IntroducerReason>> =>
  findIntroducer(rows, { siteId, host, agent, code, currency })

async function refusePerson(
  { database: { rows }, keys }: Guard,
  draft: Registration<string>,
  from: From,
  now: Date,
): Promise<Refused<RegisterReason> | null> {
  const { siteId } = from
  const refusal = await findClaimRefusal(rows, keys, siteId, claimedOf(draft), uniqueOf(draft.asks))
  if (refusal) return refuse(refusal)
  const phone = codePhoneOf(draft, from)
  if (!phone) return null
  if (internationalPhone(phone.currency, phone.phone) === null) return refuse('phone_not_served')
  const tried = await tryPhoneCode(rows, keys, phone, draft.phoneCode, now)
  if (tried === 'right') return null
  return refuse(tried === 'wrong' ? 'phone_code_wrong' : 'phone_code_unknown')
}

/** Counted only here, where nothing but a race can stop it: a slip of the pen costs no turn. */
async function refuseOneMore(
  { database: { rows }, keys }: Guard,
  { ip }: From,
  now: Date,
): Promise<Refused<RegisterReason> | null> {
  if (!(await tryRate(rows, keys, memberRates(ip), now))) return refuse('registration_limit')
  if (!(await tryRate(rows, keys, soonRates(ip), now))) return refuse('registering_too_often')
  return null
}

async function hashBoth(
  { passwords }: Guard,
  { password, withdrawPassword }: Registration<string>,
): Promise<Pick<NewMember, 'passwordHash' | 'withdrawHash'> | null> {
  const passwordHash = await passwords.hash(password)
  if (passwordHash === null) return null
  if (withdrawPassword === null) return { passwordHash, withdrawHash: null }
  const withdrawHash = await passwords.hash(withdrawPassword)
  return withdrawHash === null ? null : { passwordHash, withdrawHash }
}

const newMember = (draft: Registration<string>, from: From) => ({
  draft: {
    siteId: from.siteId,
    account: draft.account,
    currency: draft.currency,
    language: draft.language,
  },
  personal: draft.personal,
  claimed: claimedOf(draft),
  unique: uniqueOf(draft.asks),
  code: withCode(codePhoneOf(draft, from), draft.phoneCode),
  agreements: draft.agreements,
})

const withCode = (phone: CodePhone | null, code: string): NewMember['code'] =>
  phone && { phone, code }

const claimedOf = ({ account, personal }: Registration<string>) => ({
  account,
  name: personal.name ?? '',
  phone: personal.phone ?? '',
  email: personal.email ?? '',
  identity_id: personal.identity_id ?? '',
})

/** Null where no code is asked for. */
const codePhoneOf = (
  { asks, personal, currency }: Registration<string>,
  { siteId }: From,
): CodePhone | null =>
  asks.member_phone?.isVerification
    ? { siteId, currency, phone: personal.phone ?? '', type: REGISTER_CODE_TYPE }
    : null

async function noted<Reason extends string>(
  { database }: Guard,
  { siteId, ip, device }: From,
  refusal: Refused<Reason>,
  now: Date,
): Promise<Refused<Reason>> {
  const line = { siteId, memberId: null, kind: 'registered', ip } as const
  await noteAudit(database.rows, { ...line, refused: refusal.reason, facts: { device } }, now)
  return refusal
}
