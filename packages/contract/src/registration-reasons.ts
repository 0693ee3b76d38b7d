/**
 * S8.070 to S8.104: why a new member's details are refused, by verification and by registration.
 */
export const DETAIL_CODES = {
  '102': 'account_taken',
  '103': 'name_taken',
  '104': 'phone_taken',
  '105': 'email_taken',
  '202': 'account_invalid',
  '206': 'email_invalid',
  '208': 'identity_invalid',
  '209': 'phone_invalid',
  '211': 'currency_not_open',
  '214': 'name_blacklisted',
  '215': 'phone_not_served',
  '216': 'email_blacklisted',
  '218': 'place_closed',
  '224': 'verify_failed',
  '227': 'name_invalid',
  '301': 'contact_qq_invalid',
  '302': 'contact_skype_invalid',
  '303': 'contact_wechat_invalid',
  '304': 'contact_zalo_invalid',
  '305': 'contact_fb_invalid',
  '306': 'contact_telegram_invalid',
  '307': 'contact_whats_app_invalid',
  '308': 'contact_others_invalid',
  '995': 'registration_closed',
  '996': 'registering_too_often',
} as const

/** S8.070 to S8.104, and below 300 our own codes for cases that have none there. */
export const REGISTER_CODES = {
  ...DETAIL_CODES,
  '106': 'agent_unknown',
  '107': 'recommend_closed',
  '108': 'agent_disabled',
  /** The recommender’s own account is closed. */
  '109': 'recommend_disabled',
  '110': 'recommend_code_disabled',
  '111': 'introducer_currency_differs',
  '112': 'recommend_code_unknown',
  '113': 'phone_code_wrong',
  '203': 'password_invalid',
  '204': 'birthday_invalid',
  '205': 'under_age',
  '207': 'withdraw_password_invalid',
  '210': 'agreement_missing',
  '213': 'password_unconfirmed',
  /** The agent has left for good. */
  '219': 'agent_left',
  /** None was sent, it is too old, or it was tried too often. */
  '222': 'phone_code_unknown',
  '223': 'identity_claimed',
  /** Both an agent and a code, one that is no code at all, or not the one of this host. */
  '228': 'introducer_invalid',
  '997': 'registration_limit',
} as const

export const VERIFICATION_CODES = { ...DETAIL_CODES, '114': 'identity_taken' } as const

export const SMS_CODES = {
  '099': 'verify_failed',
  '102': 'sms_too_soon',
  '103': 'sms_no_balance',
  '104': 'sms_not_served',
  '201': 'phone_blank',
} as const

export type RegisterReason = (typeof REGISTER_CODES)[keyof typeof REGISTER_CODES]
export type VerificationReason = (typeof VERIFICATION_CODES)[keyof typeof VERIFICATION_CODES]

const VERIFICATION_REASONS: ReadonlySet<string> = new Set(Object.values(VERIFICATION_CODES))
/** Passwords and birthdays are never sent to be looked at alone, so their reasons cannot be. */
export const isVerificationReason = (reason: string): reason is VerificationReason =>
  VERIFICATION_REASONS.has(reason)
