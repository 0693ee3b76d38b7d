import type { registerSms, registerVerification } from '@oriel/contract/member/registration'
import { SMS_WAIT_S } from '@oriel/contract/limits'
import { checkRegistration, EMPTY_FORM } from '@oriel/forms/registration'
import { isVerificationReason } from '@oriel/contract/registration-reasons'
import { WIRE_NAMES } from '@oriel/contract/registration-names'
import { fromWire, toWire } from '@oriel/contract/registration-wire'
import type { Currency } from '@oriel/core/currency'
import { done, refuse } from '@oriel/core/outcome'
import { internationalPhone } from '@oriel/core/phone'
import type { RegisterAsks } from '@oriel/core/register-field'
import {
  checkDetails,
  findRegisterAsks,
  REGISTER_CODE_TYPE,
  sendPhoneCode,
  takeProof,
} from '@oriel/domain/registration'
import { mayComeFrom } from '@oriel/domain/session'
import type { Handler } from '../../bind.ts'
import { fromOf } from '../../from.ts'
import type { House } from '../../house.ts'
import {
  fieldRefusal,
  isClosed,
  personalOf,
  refuseCurrency,
  rulesOf,
  toldFailures,
} from './rules.ts'

/** Looks at single fields of a form before it is submitted. */
export const checkFields =
  (house: House): Handler<typeof registerVerification> =>
  async (input, caller) => {
    const { site } = caller
    const now = house.now()
    const asks = await findRegisterAsks(house.database.rows, site.id, input.member_currency)
    const texts = { ...toWire(EMPTY_FORM), ...textsOf(input) }
    const rules = rulesOf(site, input.member_currency, asks, now)
    const given = Object.keys(textsOf(input))
    const failures = checkRegistration(fromWire(texts, true), rules).filter(({ field }) =>
      given.includes(WIRE_NAMES[field]),
    )
    const personal = personalOf(texts, asks)
    const checked = await checkDetails(
      house,
      {
        given: givenProof(input),
        claimed: {
          account: texts.member_account.toLowerCase(),
          name: personal.name ?? '',
          phone: personal.phone ?? '',
          email: personal.email ?? '',
          identity_id: personal.identity_id ?? '',
        },
        asks,
        isClosed: isClosed(site),
        refusal:
          refuseCurrency(site, input.member_currency) ??
          fieldRefusal(failures) ??
          refusePhone(personal.phone, asks, input.member_currency),
      },
      fromOf(caller, {}),
      now,
    )
    const { proof, outcome } = checked
    if (outcome.ok) return done({ proof })
    const { reason } = outcome
    if (!isVerificationReason(reason)) throw new Error(`a single field was refused for ${reason}`)
    return refuse(reason, { proof, failures: toldFailures(outcome) })
  }

/** Sends the code that proves a phone. */
export const sendCode =
  (house: House): Handler<typeof registerSms> =>
  async ({ member_phone: phone, currency, ...input }, caller) => {
    const { site, ip, locale } = caller
    const now = house.now()
    if (phone.trim() === '') return refuse('phone_blank')
    const from = fromOf(caller, {})
    const proof = await takeProof(house, givenProof(input), from, now)
    if (proof === null) return refuse('verify_failed')
    const told = { proof, wait_s: SMS_WAIT_S }
    const asks = await findRegisterAsks(house.database.rows, site.id, currency)
    const isServed =
      asks.member_phone?.isVerification && !isClosed(site) && site.currencies.includes(currency)
    if (!isServed || (await mayComeFrom(house.database.rows, from))) {
      return refuse('sms_not_served', told)
    }
    const asked = { siteId: site.id, currency, phone, type: REGISTER_CODE_TYPE, ip, locale }
    const dailyMax = site.flags.smsPerDay
    const sent = await sendPhoneCode(house, { ...asked, dailyMax }, now)
    return sent.ok ? done(told) : refuse(sent.reason, told)
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

/** The fields of a form that were filled in, and nothing else of what was sent. */
function textsOf(input: Readonly<Record<string, unknown>>): Record<string, string> {
  const names: readonly string[] = Object.values(WIRE_NAMES)
  const given = Object.entries(input).filter(
    (entry): entry is [string, string] =>
      names.includes(entry[0]) && entry[0] !== 'answer' && typeof entry[1] === 'string',
  )
  return Object.fromEntries(given.filter(([, text]) => text !== ''))
}

/** A phone that a code cannot be sent to, where one has to be. */
const refusePhone = (phone: string | undefined, asks: RegisterAsks, currency: Currency) =>
  phone && asks.member_phone?.isVerification && internationalPhone(currency, phone) === null
    ? refuse('phone_not_served')
    : null
