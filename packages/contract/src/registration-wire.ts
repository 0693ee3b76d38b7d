import type { RegisterType } from '@oriel/core/register-field'
import { birthdayParts, birthdayText } from '@oriel/forms/birthday'
import type { RegistrationForm } from '@oriel/forms/registration'
import type { WireName } from './registration-names.ts'

type TextName = Exclude<WireName, 'agreements'>
export type RegistrationTexts = Readonly<Record<TextName, string>>

export function toWire(form: RegistrationForm): RegistrationTexts {
  return {
    member_account: form.memberAccount,
    password: form.password,
    check_password: form.checkPassword,
    member_name: form.memberName,
    member_email: form.memberEmail,
    member_birthday: birthdayText(form.memberBirthday),
    withdraw_password: form.withdrawPassword.join(''),
    member_phone: form.memberPhone,
    verify_code: form.phoneVerify,
    member_qq: form.memberQq,
    member_telegram: form.memberTelegram,
    member_whats_app: form.memberWhatsApp,
    member_skype: form.memberSkype,
    member_fb: form.memberFb,
    member_zalo: form.memberZalo,
    member_wechat: form.memberWechat,
    member_others: form.memberOthers,
    identity_id: form.identityId,
    answer: form.captchaAnswer,
  }
}

/** The form that was filled in to send this. */
export function fromWire(texts: RegistrationTexts, agreement: boolean): RegistrationForm {
  return {
    memberAccount: texts.member_account,
    password: texts.password,
    checkPassword: texts.check_password,
    memberName: texts.member_name,
    memberEmail: texts.member_email,
    memberBirthday: birthdayParts(texts.member_birthday),
    withdrawPassword: Array.from(texts.withdraw_password),
    memberPhone: texts.member_phone,
    phoneVerify: texts.verify_code,
    memberQq: texts.member_qq,
    memberTelegram: texts.member_telegram,
    memberWhatsApp: texts.member_whats_app,
    memberSkype: texts.member_skype,
    memberFb: texts.member_fb,
    memberZalo: texts.member_zalo,
    memberWechat: texts.member_wechat,
    memberOthers: texts.member_others,
    identityId: texts.identity_id,
    captchaAnswer: texts.answer,
    agreement,
  }
}

/**
 * S3.048: the introducer is the recommend code if that is the register type, otherwise the agent.
 */
export function introducerWire(
  type: RegisterType,
  { memberAgent, recommendCode }: { readonly memberAgent: string; readonly recommendCode: string },
): { readonly member_agent: string; readonly recommend_code: string } {
  return type === 'recommend_code'
    ? { member_agent: '', recommend_code: recommendCode }
    : { member_agent: memberAgent, recommend_code: '' }
}

/**
 * S2.033, S2.034: the introducer that an address names. An agent's id takes precedence over a code.
 */
export function readRegisterQuery(query: URLSearchParams): {
  readonly type: RegisterType
  readonly memberAgent: string
  readonly recommendCode: string
  readonly currency: string | null
} {
  const memberAgent = query.get('id') ?? ''
  const invite = query.get('invite') ?? ''
  const recommendCode = memberAgent === '' ? invite : ''
  const currency = query.get('currency')
  if (memberAgent !== '') return { type: 'member_agent', memberAgent, recommendCode, currency }
  const type = recommendCode === '' ? '' : 'recommend_code'
  return { type, memberAgent, recommendCode, currency }
}
