import { createHmac, randomBytes } from 'node:crypto'
import { answerHead, requestHead, SIGNING_HEADERS } from '@oriel/contract/provider-signing'

/** A name and the secret behind it, as a provider gave them to a house. */
export type Key = { readonly operator: string; readonly keyId: string; readonly secret: string }

export type Request = {
  readonly path: string
  readonly nonce: string
  readonly headers: Readonly<Record<string, string>>
  readonly body: string
}

const NONCE_BYTES = 18

export const hmac = (secret: string, head: string, body: string): string =>
  createHmac('sha256', secret).update(head).update(body).digest('hex')

export type Moment = { readonly atMs?: number; readonly nonce?: string }

/** A request as a house sends it: signed over exactly these bytes, for this path and this time. */
export function sign(key: Key, path: string, body: string, moment: Moment = {}): Request {
  const nonce = moment.nonce ?? randomBytes(NONCE_BYTES).toString('base64url')
  const time = String(moment.atMs ?? Date.now())
  const head = requestHead({ path, operator: key.operator, time, nonce })
  return {
    path,
    nonce,
    body,
    headers: {
      'content-type': 'application/json',
      [SIGNING_HEADERS.operator]: key.operator,
      [SIGNING_HEADERS.key]: key.keyId,
      [SIGNING_HEADERS.time]: time,
      [SIGNING_HEADERS.nonce]: nonce,
      [SIGNING_HEADERS.signature]: hmac(key.secret, head, body),
    },
  }
}

/** The same request with other headers; what was signed stays as it was. */
export const withHeaders = (
  request: Request,
  changed: Readonly<Record<string, string>>,
): Request => ({ ...request, headers: { ...request.headers, ...changed } })

export const answerSignature = (
  { secret }: Key,
  nonce: string,
  status: number,
  body: string,
): string => hmac(secret, answerHead(nonce, status), body)
