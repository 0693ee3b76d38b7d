import type { Client } from '@oriel/contract/client'
import { registerCall } from '@oriel/contract/member/registration'
import type { Text } from '@oriel/i18n/text'
import type { DeviceInfo } from '../../platform/browser/device-info.ts'
import type { FormCaptcha } from '../../platform/form-captcha.ts'
import type { SignedIn } from '../../platform/session.ts'
import type { Draft } from './draft.ts'
import { judgeRefusal, type Refusal } from './refusal.ts'
import { registrationInput } from './registration-input.ts'

export type Sending = {
  readonly call: Client
  readonly captcha: Pick<FormCaptcha, 'proof' | 'refresh'>
  readonly agreements: readonly { readonly id: number; readonly version: number }[]
  /** Grows by what goes wrong now. */
  readonly errorTrack: string[]
  readonly device: DeviceInfo
  readonly text: Text
}

export type Sent =
  | { readonly ok: true; readonly signedIn: SignedIn }
  | { readonly ok: false; readonly reason: string; readonly refusal: Refusal }

export async function sendRegistration(draft: Draft, sending: Sending): Promise<Sent> {
  const { call, captcha, agreements, errorTrack, device, text } = sending
  const input = registrationInput(draft, { captcha: captcha.proof, agreements, errorTrack })
  const answer = await call(registerCall, { ...input, ...device })
  // S4.081: the captcha refreshes after every submit, because a captcha can be used only once.
  captcha.refresh()
  if (answer.ok) return { ok: true, signedIn: answer.value }
  errorTrack.push(`code:${answer.code || answer.reason}`)
  return { ok: false, reason: answer.reason, refusal: judgeRefusal(answer, text) }
}
