import { checkNewPassword, checkTransferVerification } from '@oriel/forms/recovery'
import { FORGOT_SMS_WAIT_S } from '@oriel/contract/limits'
import { WITHDRAW_PASSWORD_DIGITS } from '@oriel/forms/limits'
import {
  recoveryCode,
  recoveryStart,
  transferReset,
  transferVerify,
} from '@oriel/contract/member/recovery'
import { done, refuse } from '@oriel/core/outcome'
import { askForCode, resetPassword, takeCode, verifyMember } from '@oriel/domain/recovery'
import type { Site } from '@oriel/domain/site'
import type { InputOf } from '@oriel/contract/endpoint'
import { bind, type Binding } from '../../bind.ts'
import { fromOf } from '../../from.ts'
import type { House } from '../../house.ts'

export const recoveryBindings = (house: House): Binding[] => [
  bind(transferVerify, async (input, caller) => {
    if (!isOffered(caller.site)) return refuse('recovery_not_offered')
    if (!isReadable(input)) return refuse('verification_unreadable')
    const { member_email: email, member_phone: phone } = input
    const proof = {
      account: input.account,
      withdrawPassword: input.withdraw_password,
      contact: { ...(email !== '' && { email }), ...(phone !== '' && { phone }) },
      captcha: { token: input.captcha_token, answer: input.captcha_answer },
    }
    return verifyMember(house, proof, fromOf(caller, {}), house.now())
  }),

  bind(transferReset, async (input, caller) => {
    const { account, password, token } = input
    const { name: siteName, flags } = caller.site
    // S5.013, S5.014: check the password before using the token, so that the member can try another
    // one.
    const failure = checkNewPassword({ password, confirmation: password }, flags.passwordPolicy)
    if (failure) return refuse('password_invalid')
    const wanted = { account, password, token, siteName }
    const outcome = await resetPassword(house, wanted, fromOf(caller, {}), house.now())
    return outcome.ok ? done({}) : outcome
  }),

  bind(recoveryStart, async ({ account, channel, captcha_token, captcha_answer }, caller) => {
    if (!isOffered(caller.site)) return refuse('recovery_not_offered')
    if (account.trim() === '') return refuse('verification_unreadable')
    const captcha = { token: captcha_token, answer: captcha_answer }
    const ask = { account, channel, captcha }
    const outcome = await askForCode(house, ask, fromOf(caller, {}), house.now())
    return outcome.ok ? done({ wait_s: FORGOT_SMS_WAIT_S }) : outcome
  }),

  bind(recoveryCode, async ({ account, code }, caller) =>
    takeCode(house, { account, code }, fromOf(caller, {}), house.now()),
  ),
]

/** S1.045: a demo site has no accounts to recover. */
const isOffered = ({ envConfig, flags }: Site): boolean =>
  flags.selfRecovery && !(envConfig?.isDemo ?? false)

/**
 * S5.007 to S5.009: the rules of the form. One contact is enough; if both are given, both are
 * checked.
 */
function isReadable(input: InputOf<typeof transferVerify>): boolean {
  const { account, withdraw_password, member_email, member_phone } = input
  const given = [member_email !== '' && 'email', member_phone !== '' && 'phone'] as const
  const channels = given.filter((channel) => channel !== false)
  const isPin = new RegExp(`^[0-9]{${WITHDRAW_PASSWORD_DIGITS}}$`).test(withdraw_password)
  if (account.trim() === '' || !isPin || channels.length === 0) return false
  const form = { withdrawPassword: withdraw_password, email: member_email, phone: member_phone }
  // Whether a captcha was given is not a matter of reading: it has a refusal of its own.
  return channels.every((channel) => !checkTransferVerification({ ...form, channel, captcha: '-' }))
}
