import type {
  ProviderAnswer,
  ProviderCall,
  ProviderData,
  ProviderReason,
} from '@oriel/contract/provider-call'
import * as z from 'zod/mini'
import { holds } from './check.ts'
import type { Ground } from './ground.ts'
import { send, type Heard } from './http.ts'
import { sign } from './signing.ts'

export type Input<Call extends ProviderCall> = z.input<Call['input']>
type Answer<Call extends ProviderCall> = ProviderAnswer<ProviderData<Call>, ProviderReason<Call>>

const SHOWN_MAX = 160

/** Sends whatever it is, rightly signed, and gives what came back as it came. */
export const say = (
  { base, key }: Ground,
  { path }: ProviderCall,
  input: unknown,
): Promise<Heard> => send(base, key, sign(key, path, JSON.stringify(input)))

/** Believes only what is definite: status 200, rightly signed, and as it was agreed. */
export function readAnswer<Call extends ProviderCall>(call: Call, heard: Heard): Answer<Call> {
  const { status, isSigned } = heard
  const body = heard.body.slice(0, SHOWN_MAX)
  holds(`${call.path} answers ${status} ${body}, should be 200`, status === 200)
  holds(`the answer of ${call.path} is not rightly signed`, isSigned)
  const said = JSON.parse(heard.body) as { ok: unknown; data?: unknown; reason?: unknown }
  if (said.ok === true) {
    const data = z.safeDecode(call.data, said.data)
    holds(`what ${call.path} tells is not as agreed: ${body}`, data.success)
    return { ok: true, data: data.data as ProviderData<Call> }
  }
  const isListed = said.ok === false && call.reasons.includes(String(said.reason))
  holds(`${call.path} refuses with a reason nobody agreed on: ${body}`, isListed)
  return { ok: false, reason: said.reason as ProviderReason<Call> }
}

export async function ask<Call extends ProviderCall>(
  ground: Ground,
  call: Call,
  input: Input<Call>,
): Promise<Answer<Call>> {
  return readAnswer(call, await say(ground, call, input))
}

/** What an answer tells that must be a yes. */
export async function get<Call extends ProviderCall>(
  ground: Ground,
  call: Call,
  input: Input<Call>,
): Promise<ProviderData<Call>> {
  const answer = await ask(ground, call, input)
  if (answer.ok) return answer.data
  throw new Error(`${call.path} is refused: ${answer.reason}`)
}

/** The reason of an answer that must be a no. */
export async function refusal<Call extends ProviderCall>(
  ground: Ground,
  call: Call,
  input: Input<Call>,
): Promise<ProviderReason<Call>> {
  const answer = await ask(ground, call, input)
  if (!answer.ok) return answer.reason
  throw new Error(`${call.path} says yes, should refuse`)
}
