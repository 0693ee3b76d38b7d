import type { PersonalField } from './personal.ts'

/** S3.043: what a site may ask of new members, besides account and password. */
export const registerFields = [
  'check_password',
  'member_name',
  'member_email',
  'member_birthday',
  'withdraw_password',
  'member_phone',
  'member_qq',
  'member_telegram',
  'member_whats_app',
  'member_skype',
  'member_fb',
  'member_zalo',
  'member_wechat',
  'member_others',
  'identity_id',
] as const
export type RegisterField = (typeof registerFields)[number]

/** What is kept sealed with the member; the two passwords are kept elsewhere or not at all. */
export const personalFieldOf = (field: RegisterField): PersonalField | null => {
  if (field === 'check_password' || field === 'withdraw_password') return null
  return field === 'identity_id' ? field : (field.slice('member_'.length) as PersonalField)
}

/** How a site asks for one field of new members of one currency. */
export type RegisterAsk = {
  readonly isDisplay: boolean
  readonly isRequired: boolean
  readonly isUnique: boolean
  /** Shown and editable in the member centre. */
  readonly isMemberCenter: boolean
  /** Phones only: a code must arrive there. */
  readonly isVerification: boolean
  readonly isMemberCenterVerification: boolean
}
export type RegisterAsks = Readonly<Partial<Record<RegisterField, RegisterAsk>>>

/** S4.074: whether an agent or a recommender introduced a new member; empty for neither. */
export const registerTypes = ['', 'member_agent', 'recommend_code'] as const
export type RegisterType = (typeof registerTypes)[number]
