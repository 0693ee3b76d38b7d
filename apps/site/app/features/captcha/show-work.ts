import type { Client } from '@oriel/contract/client'
import { CAPTCHA_LIFE_MS, type CaptchaType } from '@oriel/core/captcha'
import { askCaptcha } from './ask-captcha.ts'
import { solveWork } from './solve-work.ts'

export type ShownWork = { readonly token: string; readonly answer: string }

/** Shows that a person is there by work of the device; null where there is none to show. */
export async function showWork(
  call: Client,
  type: CaptchaType,
  signal: AbortSignal = AbortSignal.timeout(CAPTCHA_LIFE_MS),
): Promise<ShownWork | null> {
  const asked = await askCaptcha(call, type, 'work', signal)
  if (asked.kind !== 'work') return null
  const number = await solveWork(asked.work, signal, () => {})
  return number === null ? null : { token: asked.token, answer: String(number) }
}

type Answer = { readonly ok: true } | { readonly ok: false; readonly reason: string }

/** A device that is slow with it may be asked once more; after that somebody presses again. */
const TRIES_MAX = 2

/** Sends it, and where the server asks for work sends it again with that, in the background. */
export async function sendWithWork<Given extends Answer>(
  send: (work: { readonly work?: ShownWork }) => Promise<Given>,
  show: () => Promise<ShownWork | null>,
): Promise<Given> {
  let answer = await send({})
  for (let tries = 0; tries < TRIES_MAX; tries += 1) {
    if (answer.ok || answer.reason !== 'work_needed') break
    const work = await show()
    if (work === null) break
    answer = await send({ work })
  }
  return answer
}
