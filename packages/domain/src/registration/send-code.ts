import type { Currency } from '@oriel/core/currency'
import type { Locale } from '@oriel/core/locale'
import { refuse } from '@oriel/core/outcome'
import { mayComeFrom, type From, type Guard } from '@oriel/domain/session'
import type { Site } from '@oriel/domain/site'
import { isBlank } from '@oriel/forms/fields'
import type { Checked } from './check.ts'
import { isClosed } from './form.ts'
import { REGISTER_CODE_TYPE } from './person.ts'
import { sendPhoneCode, type SmsReason } from './phone-code.ts'
import { takeProof, type GivenProof } from './proof.ts'
import { findRegisterAsks } from './settings.ts'

export type RegisterCodeAsk = {
  readonly given: GivenProof
  readonly site: Site
  readonly currency: Currency
  readonly phone: string
  readonly locale: Locale
}

export type RegisterCodeReason = SmsReason | 'phone_blank' | 'verify_failed'

/** Sends the code that proves a phone, where the form of the currency asks for one. */
export async function sendRegisterCode(
  guard: Guard,
  { given, site, currency, phone, locale }: RegisterCodeAsk,
  from: From,
  now: Date,
): Promise<Checked<RegisterCodeReason>> {
  const { rows } = guard.database
  if (isBlank(phone)) return { proof: null, outcome: refuse('phone_blank') }
  const proof = await takeProof(guard, given, from, now)
  if (proof === null) return { proof, outcome: refuse('verify_failed') }
  const asks = await findRegisterAsks(rows, site.id, currency)
  const isServed =
    asks.member_phone?.isVerification && !isClosed(site) && site.currencies.includes(currency)
  if (!isServed || (await mayComeFrom(rows, from))) {
    return { proof, outcome: refuse('sms_not_served') }
  }
  const { siteId, ip } = from
  const asked = { siteId, currency, phone, type: REGISTER_CODE_TYPE, ip, locale }
  const dailyMax = site.flags.smsPerDay
  return { proof, outcome: await sendPhoneCode(guard, { ...asked, dailyMax }, now) }
}
