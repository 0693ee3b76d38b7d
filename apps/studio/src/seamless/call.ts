import type {
  ProviderCall,
  ProviderData,
  ProviderInput,
  ProviderReason,
} from '@oriel/contract/provider-call'
import { SIGNING_HEADERS } from '@oriel/contract/provider-signing'
import * as z from 'zod/mini'
import { isAnswerSigned, signRequest, type OperatorSecret } from '@oriel/contract/provider-client'

/** A house that keeps the money: where it is asked, and how we sign what we ask. */
export type House = OperatorSecret & { readonly url: string }

export type HouseAnswer<Call extends ProviderCall> =
  | { readonly is: 'done'; readonly data: ProviderData<Call> }
  | { readonly is: 'refused'; readonly reason: ProviderReason<Call> }
  /** Nobody knows what happened, whatever it looks like. */
  | { readonly is: 'unclear'; readonly why: string }

/** From the first byte sent to the last one read. */
export const HOUSE_TIMEOUT_MS = 2_000
const ANSWER_MAX_BYTES = 16 * 1024

const Answer = z.union([
  z.object({ ok: z.literal(true), data: z.unknown() }),
  z.object({ ok: z.literal(false), reason: z.string() }),
])

/** Asks a house once. Only what it says in the form that was agreed, and signs, counts as said. */
export async function callHouse<Call extends ProviderCall>(
  house: House,
  call: Call,
  input: ProviderInput<Call>,
  { atMs, timeoutMs }: { readonly atMs: number; readonly timeoutMs: number },
): Promise<HouseAnswer<Call>> {
  const asked = JSON.stringify(z.encode(call.input, input))
  const { headers, body, nonce } = signRequest(house, call.path, asked, atMs)
  try {
    const answer = await fetch(`${house.url}${call.path}`, {
      method: 'POST',
      headers,
      body,
      redirect: 'error',
      signal: AbortSignal.timeout(timeoutMs),
    })
    const text = await readText(answer)
    if (answer.status !== 200) return unclear(`status ${answer.status}`)
    const signature = answer.headers.get(SIGNING_HEADERS.signature) ?? ''
    const isSigned = isAnswerSigned(house.secret, nonce, answer.status, signature, text)
    return isSigned ? readAnswer(call, text) : unclear('not signed')
  } catch (error) {
    return unclear(nameOf(error))
  }
}

/** ECONNREFUSED, TimeoutError: what whoever looks at a stuck round wants to read. */
function nameOf(error: unknown): string {
  if (!(error instanceof Error)) return 'no answer'
  return (error.cause as { code?: string } | undefined)?.code ?? error.name
}

const unclear = (why: string) => ({ is: 'unclear', why }) as const

function readAnswer<Call extends ProviderCall>(call: Call, text: string): HouseAnswer<Call> {
  const answer = Answer.safeParse(JSON.parse(text))
  if (!answer.success) return unclear('no answer of this call')
  if (!answer.data.ok) {
    const { reason } = answer.data
    return call.reasons.includes(reason) ? { is: 'refused', reason } : unclear('unknown reason')
  }
  const data = z.safeParse(call.data, answer.data.data)
  return data.success
    ? { is: 'done', data: data.data as ProviderData<Call> }
    : unclear('data of another form')
}

/** A house that never stops talking is cut off. */
async function readText({ body }: Response): Promise<string> {
  const parts: Uint8Array[] = []
  let size = 0
  for await (const part of body ?? []) {
    size += part.byteLength
    if (size > ANSWER_MAX_BYTES) throw new RangeError('too long an answer')
    parts.push(part)
  }
  return Buffer.concat(parts).toString('utf8')
}
