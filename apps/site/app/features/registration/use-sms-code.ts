import { registerSmsCall } from '@oriel/contract/member/registration'
import { useToast } from '@oriel/ui/feedback/toast'
import { useState } from 'react'
import { call } from '../../platform/call.ts'
import { useText } from '@oriel/web/text'
import { useSending } from '@oriel/web/use-sending'
import type { WithProof } from './proof.ts'
import type { CurrencySettings } from './register-settings.ts'
import { afterAsking, NO_REST, type SmsRest } from './sms-rules.ts'
import { useSignal } from './use-signal.ts'

export type SmsCode = SmsRest & {
  readonly isBusy: boolean
  readonly send: (phone: string) => void
}

/** Sends a code to a phone. Keep `onPhoneError` the same between renders. */
export function useSmsCode(
  withProof: WithProof,
  { rules: { currency } }: CurrencySettings,
  onPhoneError: (phone: string, message: string) => void,
): SmsCode {
  const text = useText()
  const { show } = useToast()
  const signal = useSignal()
  const [rest, setRest] = useState(NO_REST)
  const [isBusy, sendOnce] = useSending()
  const ask = async (phone: string): Promise<void> => {
    const own = signal()
    const input = { member_phone: phone, currency, type: 'register_member' } as const
    const answer = await withProof(
      (shown) => call(registerSmsCall, { ...input, ...shown }, own),
      own,
    )
    if (own.aborted) return
    const outcome = afterAsking(answer, { phone, now: Date.now() }, text)
    if (outcome.rest) setRest(outcome.rest)
    if (outcome.phoneError !== null) onPhoneError(phone, outcome.phoneError)
    if (outcome.toast !== null) show({ tone: 'danger', text: outcome.toast })
  }
  return { ...rest, isBusy, send: (phone) => void sendOnce(() => ask(phone)) }
}
