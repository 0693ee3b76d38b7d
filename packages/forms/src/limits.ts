/** Limits of what is typed into forms, each with its unit in its name. */
export const ACCOUNT_MIN_CHARACTERS = 6
export const ACCOUNT_MAX_CHARACTERS = 12
export const PASSWORD_CLASSIC_MIN_CHARACTERS = 6
export const PASSWORD_CLASSIC_MAX_CHARACTERS = 12
/** A site may ask for longer passwords than S9.017, whose limits are the classic policy. */
export const PASSWORD_STRONG_MIN_CHARACTERS = 8
export const PASSWORD_STRONG_MAX_CHARACTERS = 64
export const CONTACT_ID_MIN_CHARACTERS = 5
export const CONTACT_ID_MAX_CHARACTERS = 50
export const NAME_MAX_CHARACTERS = 60
export const IDENTITY_ID_MAX_CHARACTERS = 40
export const SMS_CODE_DIGITS = 6
export const VND_PHONE_DIGITS = 10
export const WITHDRAW_PASSWORD_DIGITS = 4
/** The earliest birth year that can be chosen; nobody alive was born before it. */
export const BIRTHDAY_MIN_YEAR = 1900
export const REGISTRATION_MIN_AGE_YEARS = 18
