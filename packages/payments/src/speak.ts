import { answered, refused, type ProviderAnswer } from '@oriel/domain/provider'
import { ask, nothingKnown, readJson, type Unknown } from '@oriel/providers/asking'
import * as z from 'zod/mini'
import type { DialectLink, PaymentWire } from './wire.ts'

/** What a provider said: data, or the code of a refusal. */
export type Said<Data> =
  | { readonly kind: 'data'; readonly data: Data }
  | { readonly kind: 'code'; readonly code: string }
  | Unknown

export type Speak = <Schema extends z.ZodMiniType>(
  path: string,
  fields: object,
  schema: Schema,
  timeoutMs: number,
  maxBytes?: number,
) => Promise<Said<z.output<Schema>>>

export type Manner = {
  /** Headers that prove a request comes from us. */
  readonly prove: (path: string, body: string) => Readonly<Record<string, string>>
  /** What stands in an answer; null for anything that is not in the agreed form. */
  readonly unwrap: (told: unknown) => { readonly data: unknown } | { readonly code: string } | null
}

const DEFINITE = 200

/** JSON goes out with its proof. Only status 200 in the agreed form is an answer. */
export const createSpeak =
  ({ url }: DialectLink, wire: PaymentWire, { prove, unwrap }: Manner): Speak =>
  async (path, fields, schema, timeoutMs, maxBytes) => {
    const body = JSON.stringify(fields)
    const headers = { 'content-type': 'application/json', ...prove(path, body) }
    const init = { method: 'POST', headers, body }
    const heard = await ask(wire, `${url}${path}`, init, timeoutMs, maxBytes)
    if (heard.kind === 'unknown') return heard
    const said = heard.status === DEFINITE ? unwrap(readJson(heard.text)) : null
    if (!said) return nothingKnown('bad_answer')
    if ('code' in said) return { kind: 'code', code: said.code }
    const data = z.safeParse(schema, said.data)
    return data.success ? { kind: 'data', data: data.data } : nothingKnown('bad_answer')
  }

/** An answer to a call that may be refused. A code nobody documented could mean anything. */
export function decided<Data, Value, Reason extends string>(
  said: Said<Data>,
  refusals: Readonly<Record<string, Reason>>,
  toValue: (data: Data) => Value,
): ProviderAnswer<Value, Reason> {
  if (said.kind === 'unknown') return said
  if (said.kind === 'data') return answered(toValue(said.data))
  const reason = Object.hasOwn(refusals, said.code) ? refusals[said.code] : undefined
  return reason === undefined ? nothingKnown('bad_answer') : refused(reason)
}

/** An answer to a call that is never refused. */
export const told = <Data, Value>(
  said: Said<Data>,
  toValue: (data: Data) => Value,
): ProviderAnswer<Value> => decided<Data, Value, never>(said, {}, toValue)
