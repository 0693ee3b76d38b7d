import type { Currency } from '@oriel/core/currency'
import type { Locale } from '@oriel/core/locale'
import { done, type Outcome } from '@oriel/core/outcome'
import type { RegisterAsks } from '@oriel/core/register-field'
import type { Rows } from '@oriel/db/database'
import { listAgreements } from '@oriel/domain/agreement'
import type { Personal } from '@oriel/domain/member'
import type { Site } from '@oriel/domain/site'
import { personalOfForm } from '@oriel/forms/personal'
import { checkRegistration, type RegistrationForm } from '@oriel/forms/registration'
import { refuseCurrency, refuseFailures, registrationRules, type FormReason } from './form.ts'
import { findRegisterAsks } from './settings.ts'

type Agreement = { readonly number: number; readonly version: number }

/** A form as a visitor submits it to a site. */
export type Submitted = {
  readonly site: Site
  readonly currency: Currency
  readonly language: Locale
  readonly form: RegistrationForm
  /** What the box was ticked for: each agreement with the version that was shown. */
  readonly agreed: readonly Agreement[]
}

/** What a form says that keeps the rules of its site. */
export type Draft = Pick<Submitted, 'currency' | 'language'> & {
  readonly account: string
  readonly password: string
  /** Null where none is asked for or given. */
  readonly withdrawPassword: string | null
  /** Only what the form of the currency shows. */
  readonly personal: Personal
  readonly asks: RegisterAsks
  readonly phoneCode: string
  readonly agreements: readonly Agreement[]
}

/** Checks a form by the rules of its site. Nothing of it is used before that. */
export async function readDraft(
  rows: Rows,
  { site, currency, language, form, agreed }: Submitted,
  now: Date,
): Promise<Outcome<Draft, FormReason>> {
  const closed = refuseCurrency(site, currency)
  if (closed) return closed
  const asks = await findRegisterAsks(rows, site.id, currency)
  const reader = { siteId: site.id, locale: language, currency, now } as const
  const agreements = await listAgreements(rows, { ...reader, isMember: false, device: 'both' })
  // A box that was ticked for an older wording does not count for the present one.
  const isAgreed = agreements.every(({ number, version }) =>
    agreed.some((one) => one.number === number && one.version === version),
  )
  const checked = { ...form, agreement: form.agreement && isAgreed }
  const rules = registrationRules(site, currency, asks, now)
  const refusal = refuseFailures(checkRegistration(checked, rules))
  if (refusal) return refusal
  const withdrawPassword = form.withdrawPassword.join('')
  return done({
    currency,
    language,
    account: form.memberAccount.toLowerCase(),
    password: form.password,
    withdrawPassword: asks.withdraw_password?.isDisplay ? withdrawPassword || null : null,
    personal: personalOfForm(form, asks),
    asks,
    phoneCode: form.phoneVerify,
    agreements,
  })
}
