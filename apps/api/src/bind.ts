import {
  addressOf,
  type AnyEndpoint,
  type DataOf,
  type InputOf,
  type ReasonOf,
} from '@oriel/contract/endpoint'
import type { CommonReason } from '@oriel/contract/envelope'
import type { Outcome } from '@oriel/core/outcome'
import type { Caller } from './caller.ts'
import { isChecked, type CallerByRole } from './roles.ts'

export type Handler<Call extends AnyEndpoint> = (
  input: InputOf<Call>,
  caller: CallerByRole[Call['auth']],
) => Promise<Outcome<DataOf<Call>, ReasonOf<Call> | CommonReason>>

export type Binding = {
  readonly call: AnyEndpoint
  readonly handle: (input: unknown, caller: Caller) => Promise<Outcome<unknown, string>>
}

/** Joins a declared call with what answers it. A reason the call does not list does not compile. */
export function bind<Call extends AnyEndpoint>(call: Call, handler: Handler<Call>): Binding {
  return { call, handle: handler as Binding['handle'] }
}

/** A door with a call missing, bound twice, or of a role that nobody checks must not open. */
export function checkBound(declared: readonly AnyEndpoint[], bindings: readonly Binding[]): void {
  const bound = bindings.map(({ call }) => addressOf(call))
  const missing = declared.map(addressOf).filter((address) => !bound.includes(address))
  const twice = bound.filter((address, index) => bound.indexOf(address) !== index)
  const unknown = bound.filter((address) => !declared.map(addressOf).includes(address))
  const unchecked = declared.filter(({ auth }) => !isChecked(auth))
  const problems = [
    ...missing.map((address) => `${address} is declared and not bound`),
    ...twice.map((address) => `${address} is bound twice`),
    ...unknown.map((address) => `${address} is bound and not declared`),
    ...unchecked.map((call) => `${addressOf(call)} is for ${call.auth}, a role nobody checks`),
  ]
  if (problems.length > 0) throw new Error(problems.join('\n'))
}
