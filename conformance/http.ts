import { SIGNING_HEADERS } from '@oriel/contract/provider-signing'
import { answerSignature, type Key, type Request } from './signing.ts'

/** What came back, before anybody believes it. */
export type Heard = {
  readonly status: number
  readonly type: string
  readonly body: string
  readonly signature: string
  /** Whether it is signed for this very request, with this status and this body. */
  readonly isSigned: boolean
}

const ANSWER_MAX_MS = 15_000

export type Sent = { readonly method?: string; readonly url?: string }

/** Sends a signed request, or something that only looks like one: `sent` changes it on its way. */
export async function send(
  base: string,
  key: Key,
  request: Request,
  sent: Sent = {},
): Promise<Heard> {
  const method = sent.method ?? 'POST'
  const answer = await fetch(`${base}${sent.url ?? request.path}`, {
    method,
    headers: { ...request.headers },
    redirect: 'manual',
    signal: AbortSignal.timeout(ANSWER_MAX_MS),
    ...(method === 'GET' ? {} : { body: request.body }),
  })
  const body = await answer.text()
  const signature = answer.headers.get(SIGNING_HEADERS.signature) ?? ''
  return {
    status: answer.status,
    type: answer.headers.get('content-type') ?? '',
    body,
    signature,
    isSigned: signature === answerSignature(key, request.nonce, answer.status, body),
  }
}

/** For what a server may also cut off while it is still coming in: null then. */
export async function sendRefused(
  base: string,
  key: Key,
  request: Request,
  sent: Sent = {},
): Promise<Heard | null> {
  try {
    return await send(base, key, request, sent)
  } catch (error) {
    if (error instanceof DOMException && error.name === 'TimeoutError') throw error
    return null
  }
}
