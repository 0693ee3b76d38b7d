import type { register as registerCall } from '@oriel/contract/member/registration'
import { checkRegistration } from '@oriel/forms/registration'
import { fromWire, toWire } from '@oriel/contract/registration-wire'
import { done, refuse } from '@oriel/core/outcome'
import { listAgreements } from '@oriel/domain/agreement'
import { findRegisterAsks, register } from '@oriel/domain/registration'
import type { Handler } from '../../bind.ts'
import { fromOf } from '../../from.ts'
import type { House } from '../../house.ts'
import { contentReader } from '../../reader.ts'
import {
  fieldRefusal,
  isClosed,
  personalOf,
  refuseCurrency,
  rulesOf,
  toldFailures,
} from './rules.ts'
import { signedInWire } from '../session/wire.ts'

/** Makes a member of a visitor. Browser and server check the form with the same functions. */
export const submitForm =
  (house: House): Handler<typeof registerCall> =>
  async (input, caller) => {
    const { site, locale, host } = caller
    const now = house.now()
    const { rows } = house.database
    const currency = input.member_currency
    const asks = await findRegisterAsks(rows, site.id, currency)
    const reader = contentReader(caller, { currency, display_device: 0 }, now)
    const agreements = await listAgreements(rows, { ...reader, isMember: false })
    const isAgreed = agreements.every(({ number, version }) =>
      input.agreements.some((given) => given.id === number && given.version === version),
    )
    const form = fromWire(input, isAgreed)
    const failures = checkRegistration(form, rulesOf(site, currency, asks, now))
    const outcome = await register(
      house,
      {
        account: input.member_account.toLowerCase(),
        password: input.password,
        withdrawPassword: asks.withdraw_password?.isDisplay
          ? input.withdraw_password || null
          : null,
        currency,
        language: locale,
        personal: personalOf(toWire(form), asks),
        asks,
        phoneCode: input.verify_code,
        agent: String(input.member_agent),
        recommendCode: input.recommend_code,
        host,
        agreements,
        captcha: { token: input.captcha_token, answer: input.answer },
        isClosed: isClosed(site),
        refusal: refuseCurrency(site, currency) ?? fieldRefusal(failures),
      },
      fromOf(caller, input),
      now,
    )
    if (outcome.ok) return done(signedInWire(caller, outcome.value))
    return refuse(outcome.reason, { failures: toldFailures(outcome) })
  }
