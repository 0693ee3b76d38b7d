import type { CaptchaKind, CaptchaWork } from '@oriel/core/captcha'

/** What the field shows. What was typed belongs to its picture and goes with it. */
export type CaptchaState =
  | { readonly status: 'idle' }
  | { readonly status: 'loading'; readonly kind: CaptchaKind }
  /** Asked too often; nothing can be asked until it is over. */
  | { readonly status: 'waiting'; readonly kind: CaptchaKind }
  /** The wait is over; nothing is asked unbidden. */
  | { readonly status: 'waited'; readonly kind: CaptchaKind }
  | { readonly status: 'failed'; readonly kind: CaptchaKind }
  | ({ readonly status: 'picture'; readonly answer: string } & CaptchaPicture)
  | { readonly status: 'expired' }
  /** The device works; `share` is how much of it may be done. */
  | { readonly status: 'working'; readonly token: string; readonly share: number }
  | { readonly status: 'solved'; readonly token: string; readonly answer: string }

type CaptchaPicture = {
  readonly token: string
  /** SVG; only ever shown as an image, never as part of the page. */
  readonly picture: string
  readonly placeholder: string
}

/** What came of asking for one. */
export type CaptchaAnswer =
  | ({ readonly kind: 'picture' } & CaptchaPicture)
  | { readonly kind: 'work'; readonly token: string; readonly work: CaptchaWork }
  | { readonly kind: 'too-often' }
  | { readonly kind: 'failed' }

export const IDLE: CaptchaState = { status: 'idle' }

/** S4.069: a captcha fetch is blocked while one is running or while a wait is active. */
export const mayAsk = ({ status }: CaptchaState): boolean =>
  status !== 'loading' && status !== 'waiting'

/** Nothing came of it, and a button asks once more. */
export const canRetry = ({ status }: CaptchaState): boolean =>
  status === 'failed' || status === 'waited'

/** Whether the place of the picture is taken by the work of the device. */
export function isWork(state: CaptchaState): boolean {
  if (state.status === 'working' || state.status === 'solved') return true
  return 'kind' in state && state.kind === 'work'
}

export type CaptchaProof = { readonly token: string; readonly answer: string }
const NO_PROOF: CaptchaProof = { token: '', answer: '' }

/** What a form sends. The answer is empty as long as there is none. */
export const proofOf = (state: CaptchaState): CaptchaProof =>
  state.status === 'picture' || state.status === 'solved'
    ? { token: state.token, answer: state.answer.trim() }
    : NO_PROOF
