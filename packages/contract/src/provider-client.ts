import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto'
import { answerHead, requestHead, SIGNATURE_PATTERN, SIGNING_HEADERS } from './provider-signing.ts'

/** For servers: the hash itself, and requests and answers made with it. */

export const signatureOf = (
  secret: string | Uint8Array,
  head: string,
  body: string | Uint8Array,
): string => createHmac('sha256', secret).update(head).update(body).digest('hex')

/** Takes as long for a wrong signature as for a right one. */
export const isSignature = (
  claimed: string,
  secret: string | Uint8Array,
  head: string,
  body: string | Uint8Array,
): boolean =>
  SIGNATURE_PATTERN.test(claimed) &&
  timingSafeEqual(Buffer.from(claimed, 'hex'), Buffer.from(signatureOf(secret, head, body), 'hex'))

/** A name and the secret behind it, as one side gave them to the other. */
export type OperatorSecret = {
  readonly operator: string
  readonly keyId: string
  readonly secret: string
}

export type SignedRequest = {
  readonly headers: Readonly<Record<string, string>>
  readonly body: string
  readonly nonce: string
}

const NONCE_BYTES = 18

/** A call as it is sent: signed over exactly these bytes, for this path and this time. */
export function signRequest(
  { operator, keyId, secret }: OperatorSecret,
  path: string,
  body: string,
  atMs: number,
): SignedRequest {
  const nonce = randomBytes(NONCE_BYTES).toString('base64url')
  const time = String(atMs)
  const signature = signatureOf(secret, requestHead({ path, operator, time, nonce }), body)
  return {
    nonce,
    body,
    headers: {
      'content-type': 'application/json',
      [SIGNING_HEADERS.operator]: operator,
      [SIGNING_HEADERS.key]: keyId,
      [SIGNING_HEADERS.time]: time,
      [SIGNING_HEADERS.nonce]: nonce,
      [SIGNING_HEADERS.signature]: signature,
    },
  }
}

/** Whether an answer was signed by who knows the secret, for this very request. */
export const isAnswerSigned = (
  secret: string,
  nonce: string,
  status: number,
  signature: string,
  body: string,
): boolean => isSignature(signature, secret, answerHead(nonce, status), body)
