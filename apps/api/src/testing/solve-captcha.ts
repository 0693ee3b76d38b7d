import { createHash } from 'node:crypto'
import { captchaCall, CAPTCHA_NUMBERS } from '@oriel/contract/member/captcha'
import type { CaptchaType } from '@oriel/core/captcha'
import type { OpenDoor, Request } from './open-door.ts'

type Work = { salt: string; challenge: string; max_number: number }
export type Solved = { readonly token: string; readonly answer: string }

/**
 * A captcha with its answer, got as any device may get it: by the work. One address is given five
 * while the clock stands still; say another `from` for more.
 */
export async function solveCaptcha(
  door: Pick<OpenDoor, 'say'>,
  type: CaptchaType,
  request: Omit<Request, 'body'> = {},
  account?: string,
): Promise<Solved> {
  const named = account === undefined ? {} : { account }
  const body = { type: CAPTCHA_NUMBERS[type], kind: 'work', ...named }
  const said = await door.say(captchaCall, { ...request, body })
  if (said.body.code !== 100) throw new Error(`no captcha: ${said.body.code} ${said.body.message}`)
  const { token, work } = said.body.data as { token: string; work: Work }
  return { token, answer: findNumber(work) }
}

function findNumber({ salt, challenge, max_number }: Work): string {
  for (let number = 0; number <= max_number; number += 1) {
    const found = createHash('sha256').update(`${salt}${number}`).digest('hex')
    if (found === challenge) return String(number)
  }
  throw new Error('no number gives the challenge')
}
