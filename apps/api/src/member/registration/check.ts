import type { registerSmsCall, registerVerificationCall } from '@oriel/contract/member/registration'
import { SMS_WAIT_S } from '@oriel/contract/limits'
import { failuresWire } from '@oriel/contract/registration-effect'
import { WIRE_NAMES } from '@oriel/contract/registration-names'
import { isVerificationReason } from '@oriel/contract/registration-reasons'
import { fromWire, toWire } from '@oriel/contract/registration-wire'
import { done, refuse } from '@oriel/core/outcome'
import { checkDetails, failuresOf, sendRegisterCode } from '@oriel/domain/registration'
import { EMPTY_FORM, type RegistrationForm } from '@oriel/forms/registration'
import type { Handler } from '../../bind.ts'
import { fromOf } from '../../from.ts'
import type { House } from '../../house.ts'

/** Looks at single fields of a form before it is submitted. */
export const checkFields =
  (house: House): Handler<typeof registerVerificationCall> =>
  async (input, caller) => {
    const { proof, outcome } = await checkDetails(
      house,
      {
        given: givenProof(input),
        site: caller.site,
        currency: input.member_currency,
        form: formOf(input),
      },
      fromOf(caller, {}),
      house.now(),
    )
    if (outcome.ok) return done({ proof })
    const { reason } = outcome
    if (!isVerificationReason(reason)) throw new Error(`a single field was refused for ${reason}`)
    return refuse(reason, { proof, failures: failuresWire(failuresOf(outcome)) })
  }

/** Sends the code that proves a phone. */
export const sendCode =
  (house: House): Handler<typeof registerSmsCall> =>
  async ({ member_phone: phone, currency, ...input }, caller) => {
    const { site, locale } = caller
    const ask = { given: givenProof(input), site, currency, phone, locale }
    const from = fromOf(caller, {})
    const { proof, outcome } = await sendRegisterCode(house, ask, from, house.now())
    const told = { proof, wait_s: SMS_WAIT_S }
    if (outcome.ok) return done(told)
    // Without a proof there is nothing to go on with, and nothing to wait for.
    return proof === null ? refuse(outcome.reason) : refuse(outcome.reason, told)
  }

type Proof = {
  readonly proof?: string | undefined
  readonly captcha_token?: string | undefined
  readonly answer?: string | undefined
}

const givenProof = ({ proof = '', captcha_token: token = '', answer = '' }: Proof) => ({
  proof: proof === '' ? null : proof,
  captcha: token === '' ? null : { token, answer },
})

/** A form with the fields that were sent. `answer` is left out: it belongs to the proof. */
function formOf(input: Readonly<Record<string, unknown>>): RegistrationForm {
  const names: readonly string[] = Object.values(WIRE_NAMES)
  const given = Object.entries(input).filter(
    ([name, text]) => names.includes(name) && name !== 'answer' && typeof text === 'string',
  )
  return fromWire({ ...toWire(EMPTY_FORM), ...Object.fromEntries(given) }, false)
}
