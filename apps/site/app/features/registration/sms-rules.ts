import type { CallAnswer } from '@oriel/contract/client'
import { SMS_WAIT_S } from '@oriel/contract/limits'
import type { registerSmsCall } from '@oriel/contract/member/registration'
import { smsEffect } from '@oriel/contract/registration-effect'
import { maskPersonal } from '@oriel/core/personal'
import type { Text } from '@oriel/i18n/text'
import { failureText } from '@oriel/web/failure-text'

/** What has become of the last code that was asked for. */
export type SmsRest = {
  /** When another may be asked for; null when now. */
  readonly waitUntil: number | null
  readonly askedAt: number
  /** The phone it went to, masked. */
  readonly sentTo: string | null
}
export const NO_REST: SmsRest = { waitUntil: null, askedAt: 0, sentTo: null }

export type SmsOutcome = {
  /** Null leaves the button as it was. */
  readonly rest: SmsRest | null
  readonly phoneError: string | null
  readonly toast: string | null
}

/**
 * S4.082, S8.106: the button is disabled for 300 s, also when the server refuses because it sent a
 * code recently.
 */
export function afterAsking(
  answer: CallAnswer<typeof registerSmsCall> | null,
  { phone, now }: { readonly phone: string; readonly now: number },
  text: Text,
): SmsOutcome {
  const nothing: SmsOutcome = { rest: null, phoneError: null, toast: null }
  if (!answer) return { ...nothing, toast: text.t('registration.sms_failed') }
  const rest = (waitS: number, sentTo: string | null): SmsRest => ({
    askedAt: now,
    waitUntil: now + waitS * 1_000,
    sentTo,
  })
  if (answer.ok)
    return { ...nothing, rest: rest(answer.value.wait_s, maskPersonal('phone', phone)) }
  const { place, startsCountdown } = smsEffect(answer.code)
  const said = failureText(answer, text)
  return {
    rest: startsCountdown ? rest(SMS_WAIT_S, null) : null,
    phoneError: place === 'memberPhone' ? said : null,
    toast: place === 'memberPhone' ? null : said,
  }
}
