import type { InputOf } from '@oriel/contract/endpoint'
import type { registerCall, registerVerificationCall } from '@oriel/contract/member/registration'
import type { RegistrationForm } from '@oriel/forms/registration'
import { introducerWire, toWire } from '@oriel/contract/registration-wire'
import type { Currency } from '@oriel/core/currency'
import type { ClaimedField } from './claimed-fields.ts'
import type { Draft } from './draft.ts'

type Given = {
  readonly captcha: { readonly token: string; readonly answer: string }
  readonly agreements: readonly { readonly id: number; readonly version: number }[]
  /** Which codes and fields went wrong before; never what was typed. */
  readonly errorTrack: readonly string[]
}

const ERROR_TRACK_MAX_CHARACTERS = 2_000

/** S7.081: the full form, the captcha token and answer, and the error track. */
export const registrationInput = (
  { form, currency, introducer }: Pick<Draft, 'form' | 'currency' | 'introducer'>,
  { captcha, agreements, errorTrack }: Given,
): InputOf<typeof registerCall> => ({
  ...toWire(form),
  member_name: form.memberName.trim(),
  member_currency: currency,
  ...introducerWire(introducer.type, introducer),
  answer: captcha.answer,
  captcha_token: captcha.token,
  agreements: agreements.map(({ id, version }) => ({ id, version })),
  error_track: errorTrack.join(' ').slice(-ERROR_TRACK_MAX_CHARACTERS),
})

export function verificationInput(
  form: RegistrationForm,
  field: ClaimedField,
  currency: Currency,
): InputOf<typeof registerVerificationCall> {
  const only = (own: ClaimedField) => (own === field ? form[own].trim() : '')
  return {
    ...NO_CONTACTS,
    member_account: only('memberAccount'),
    member_name: only('memberName'),
    member_phone: only('memberPhone'),
    member_email: only('memberEmail'),
    identity_id: only('identityId'),
    member_currency: currency,
    verification: 1,
  }
}

const NO_CONTACTS = {
  member_qq: '',
  member_telegram: '',
  member_whats_app: '',
  member_skype: '',
  member_fb: '',
  member_zalo: '',
  member_wechat: '',
  member_others: '',
}
