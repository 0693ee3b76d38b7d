import type { CallAnswer, Client, Failure } from '@oriel/contract/client'
import { LOGIN_HEADER, loginCall, loginHeaderCall } from '@oriel/contract/member/session'
import type { DeviceInfo } from '../../platform/browser/device-info.ts'
import type { FormCaptcha } from '../../platform/form-captcha.ts'

export type LoginGiven = {
  readonly account: string
  readonly password: string
  readonly proof: FormCaptcha['proof']
  readonly device: DeviceInfo
}

/** S7.064, S7.065: /login is sent with a header that /get_login_header gave just before. */
export async function askLogin(
  call: Client,
  { account, password, proof, device }: LoginGiven,
): Promise<CallAnswer<typeof loginCall> | Failure<never>> {
  const asked = await call(loginHeaderCall, {})
  if (!asked.ok) return asked
  const captcha = { answer: proof.answer, captcha_token: proof.token }
  const input = { account: account.trim(), password, ...captcha, ...device }
  return call(loginCall, input, undefined, { [LOGIN_HEADER]: asked.value.header })
}
