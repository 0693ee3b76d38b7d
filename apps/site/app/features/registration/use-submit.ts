import { useToast } from '@oriel/ui/feedback/toast'
import { useRef, useState } from 'react'
import { call } from '../../platform/call.ts'
import { deviceInfo } from '../../platform/browser/device-info.ts'
import { useText } from '@oriel/web/text'
import { useSending } from '@oriel/web/use-sending'
import { errorsOf } from './check-field.ts'
import { afterSending, knownClaims } from './draft.ts'
import { allFields } from './form-order.ts'
import type { RegisterFormProps } from './register-form-props.ts'
import { sendRegistration } from './send-registration.ts'
import type { useAgreements } from './use-agreements.ts'
import type { HeldDraft } from './use-draft.ts'

export type Submit = {
  readonly isBusy: boolean
  /** Why it was not taken, where that belongs to no field. */
  readonly refused: { readonly text: string; readonly turn: number } | null
  readonly submit: () => void
}

/** Sends the form, once at a time, when nothing is wrong in it. */
export function useSubmit(
  { draft, change, settings, fail }: HeldDraft,
  { agreements, readAgain }: ReturnType<typeof useAgreements>,
  { captcha, onSignedIn }: Pick<RegisterFormProps, 'captcha' | 'onSignedIn'>,
): Submit {
  const text = useText()
  const { show } = useToast()
  // S4.079: a double submit is blocked.
  const [isBusy, sendOnce] = useSending()
  const [refused, setRefused] = useState<Submit['refused']>(null)
  const track = useRef<string[]>([])
  const send = async (): Promise<void> => {
    const given = { captcha, agreements: agreements ?? [], errorTrack: track.current }
    const sent = await sendRegistration(draft, { call, ...given, device: deviceInfo(), text })
    change((now) => afterSending(now, sent))
    if (sent.ok) return onSignedIn(sent.signedIn)
    const { errors, toast } = sent.refusal
    if (sent.reason === 'agreement_missing') readAgain()
    fail(errors)
    if (toast === null) return
    show({ tone: 'danger', text: toast })
    setRefused((before) => ({ text: toast, turn: (before?.turn ?? 0) + 1 }))
  }
  const submit = (): void => {
    if (isBusy) return
    setRefused(null)
    const form = { ...draft.form, captchaAnswer: captcha.proof.answer }
    const wrong = errorsOf(allFields(settings), form, settings.rules, text)
    const errors = { ...knownClaims(draft.errors), ...wrong }
    if (Object.keys(errors).length > 0) {
      track.current.push(`form:${Object.keys(errors).join(',')}`)
      return fail(errors)
    }
    if (agreements !== null) return void sendOnce(send)
    readAgain()
    fail({ agreement: text.t('registration.agreement_failed') })
  }
  return { isBusy, refused, submit }
}
