import type { ProviderCall, ProviderData, ProviderReason } from '@oriel/contract/provider-call'
import { isAnswerSigned, signRequest, type OperatorSecret } from '@oriel/contract/provider-client'
import { SIGNING_HEADERS } from '@oriel/contract/provider-signing'
import {
  answered,
  unknown,
  type ProviderAnswer,
  type Player,
  type ProviderKey,
  type ProviderLink,
} from '@oriel/domain/provider'
import * as z from 'zod/mini'
import { ask, nothingKnown, readJson, type Wire } from './asking.ts'

/** Asks one call of the contract; only what is rightly signed is an answer. */
export type Speak = <Call extends ProviderCall>(
  call: Call,
  input: z.output<Call['input']>,
  timeoutMs: number,
) => Promise<ProviderAnswer<ProviderData<Call>, ProviderReason<Call>>>

export const wirePlayer = ({ ref, currency }: Player) => ({ member_ref: ref, currency })

const Said = z.union([
  z.object({ ok: z.literal(true), data: z.unknown() }),
  z.object({ ok: z.literal(false), reason: z.string() }),
])
const DEFINITE = 200

export function createSpeak(link: ProviderLink, key: ProviderKey, wire: Wire): Speak {
  const secret: OperatorSecret = { operator: link.operator, ...key }
  return async (call, input, timeoutMs) => {
    const encoded = z.safeEncode(call.input, input)
    if (!encoded.success)
      throw new Error(`${call.path} was asked wrongly: ${encoded.error.message}`)
    const text = JSON.stringify(encoded.data)
    const { headers, body, nonce } = signRequest(secret, call.path, text, wire.now().getTime())
    const url = `${link.url}${call.path}`
    const heard = await ask(wire, url, { method: 'POST', headers: { ...headers }, body }, timeoutMs)
    if (heard.kind === 'unknown') return heard
    if (heard.status !== DEFINITE) return nothingKnown('bad_answer')
    const signature = heard.headers.get(SIGNING_HEADERS.signature) ?? ''
    if (!isAnswerSigned(key.secret, nonce, heard.status, signature, heard.text)) {
      return nothingKnown('bad_signature')
    }
    return readSaid(call, heard.text)
  }
}

function readSaid<Call extends ProviderCall>(
  call: Call,
  text: string,
): ProviderAnswer<ProviderData<Call>, ProviderReason<Call>> {
  const said = z.safeParse(Said, readJson(text))
  if (!said.success) return unknown('bad_answer')
  if (!said.data.ok) {
    const { reason } = said.data
    // A reason nobody agreed on could mean anything.
    if (!call.reasons.includes(reason)) return unknown('bad_answer')
    return { kind: 'refused', reason }
  }
  const data = z.safeDecode(call.data, said.data.data)
  return data.success ? answered(data.data as ProviderData<Call>) : unknown('bad_answer')
}
