import type { CallAnswer, Client } from '@oriel/contract/client'
import { compileEncoder } from '@oriel/contract/encoder'
import { COMMON_CODES, type CommonReason } from '@oriel/contract/envelope'
import { captchaCall } from '@oriel/contract/member/captcha'
import { clientCaptchaCall } from '@oriel/contract/site/captcha'
import type { Locale } from '@oriel/core/locale'
import type { MessageId } from '@oriel/i18n/message-id'
import { serverText } from '@oriel/i18n/server'
import { currentTraceId } from '@oriel/service/trace'

const encode = compileEncoder(clientCaptchaCall.data)

/** The site's own call GET /clientCaptcha. The api draws it and checks it; this only passes on. */
export async function answerClientCaptcha(
  client: Client,
  locale: Locale,
): Promise<{ status: number; body: string }> {
  const answer = await client(captchaCall, { type: 'client', kind: 'picture' })
  if (!answer.ok) return refusal(answer, locale)
  const { token, captcha: picture } = answer.value
  const { successCode } = clientCaptchaCall
  const data = encode({ text: token, data: picture })
  return { status: 200, body: `{"code":${successCode},"message":"","data":${data}}` }
}

type Failed = Exclude<CallAnswer<typeof captchaCall>, { readonly ok: true }>

/** A refusal of the call's own is told as it came; whatever else is wrong is not the visitor's. */
function refusal({ reason, code }: Failed, locale: Locale): { status: number; body: string } {
  const isOwn = reason === 'captcha_too_often'
  const common: CommonReason = 'unavailable'
  const message: MessageId = isOwn ? `reason.${reason}` : `reason.${common}`
  const status = isOwn ? 200 : COMMON_CODES[common]
  const body = {
    code: isOwn ? Number(code) : status,
    message: serverText(locale).t(message),
    data: null,
    trace_id: currentTraceId(),
  }
  return { status, body: JSON.stringify(body) }
}
