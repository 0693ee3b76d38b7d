/**
 * How the two sign what they say: HMAC-SHA256 with a shared secret over the text below followed by
 * the body exactly as it was sent. The hash itself is made by each side's own library.
 */
export const SIGNING_HEADERS = {
  operator: 'x-oriel-operator',
  key: 'x-oriel-key',
  time: 'x-oriel-time',
  nonce: 'x-oriel-nonce',
  signature: 'x-oriel-signature',
} as const

/** A request is taken when its time is not further from ours than this, either way. */
export const SIGNING_WINDOW_MS = 30_000
export const NONCE_PATTERN = /^[A-Za-z0-9_-]{16,64}$/
/** Milliseconds since 1970, as written. */
export const TIME_PATTERN = /^[1-9][0-9]{12,13}$/
export const SIGNATURE_PATTERN = /^[0-9a-f]{64}$/

export type RequestSigned = {
  readonly path: string
  readonly operator: string
  readonly time: string
  readonly nonce: string
}

/** What stands before the body of a request when it is signed. */
export const requestHead = ({ path, operator, time, nonce }: RequestSigned): string =>
  `POST\n${path}\n${operator}\n${time}\n${nonce}\n`

/** And of its answer: the nonce ties it to the request it answers. */
export const answerHead = (nonce: string, status: number): string => `${status}\n${nonce}\n`
