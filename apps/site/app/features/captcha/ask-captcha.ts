import type { Client } from '@oriel/contract/client'
import { captchaCall } from '@oriel/contract/member/captcha'
import { clientCaptchaCall } from '@oriel/contract/site/captcha'
import type { CaptchaKind, CaptchaType } from '@oriel/core/captcha'
import type { CaptchaAnswer } from './captcha-state.ts'

type Failed = { readonly ok: false; readonly reason: string }

/** Pictures for the recovery forms come from the site's own server, all else from the api. */
export async function askCaptcha(
  call: Client,
  type: CaptchaType,
  kind: CaptchaKind,
  signal: AbortSignal,
  /** Whom the form is about; empty while nobody is named. */
  account = '',
): Promise<CaptchaAnswer> {
  if (type === 'client' && kind === 'picture') {
    const answer = await call(clientCaptchaCall, {}, signal)
    if (!answer.ok) return failed(answer)
    const { text: token, data: picture } = answer.value
    return { kind, token, picture, placeholder: '' }
  }
  const named = kind === 'work' && account !== '' ? { account } : {}
  const answer = await call(captchaCall, { type, kind, ...named }, signal)
  if (!answer.ok) return failed(answer)
  const { token, captcha: picture, placeholder, work } = answer.value
  if (!work) return { kind: 'picture', token, picture, placeholder }
  const { max_number: maxNumber, ...rest } = work
  return { kind: 'work', token, work: { ...rest, maxNumber } }
}

const failed = ({ reason }: Failed): CaptchaAnswer => ({
  kind: reason === 'captcha_too_often' ? 'too-often' : 'failed',
})
