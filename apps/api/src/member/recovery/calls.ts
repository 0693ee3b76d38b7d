import { FORGOT_SMS_WAIT_S } from '@oriel/contract/limits'
import {
  recoveryCodeCall,
  recoveryStartCall,
  transferResetCall,
  transferVerifyCall,
} from '@oriel/contract/member/recovery'
import { done } from '@oriel/core/outcome'
import { askForCode, resetPassword, takeCode, verifyMember } from '@oriel/domain/recovery'
import { bind, type Binding } from '../../bind.ts'
import { fromOf } from '../../from.ts'
import type { House } from '../../house.ts'

export const recoveryBindings = (house: House): Binding[] => [
  bind(transferVerifyCall, async (input, caller) => {
    const { member_email: email, member_phone: phone } = input
    const proof = {
      site: caller.site,
      account: input.account,
      withdrawPassword: input.withdraw_password,
      contact: { ...(email !== '' && { email }), ...(phone !== '' && { phone }) },
      captcha: { token: input.captcha_token, answer: input.captcha_answer },
    }
    return verifyMember(house, proof, fromOf(caller, {}), house.now())
  }),

  bind(transferResetCall, async (input, caller) => {
    const { account, password, token } = input
    const wanted = { account, password, token, site: caller.site }
    const outcome = await resetPassword(house, wanted, fromOf(caller, {}), house.now())
    return outcome.ok ? done({}) : outcome
  }),

  bind(recoveryStartCall, async ({ account, channel, captcha_token, captcha_answer }, caller) => {
    const captcha = { token: captcha_token, answer: captcha_answer }
    const ask = { site: caller.site, account, channel, captcha }
    const outcome = await askForCode(house, ask, fromOf(caller, {}), house.now())
    return outcome.ok ? done({ wait_s: FORGOT_SMS_WAIT_S }) : outcome
  }),

  bind(recoveryCodeCall, async ({ account, code }, caller) =>
    takeCode(house, { account, code }, fromOf(caller, {}), house.now()),
  ),
]
