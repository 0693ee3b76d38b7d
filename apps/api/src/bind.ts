import {
  addressOf,
  type AnyEndpoint,
  type DataOf,
  type InputOf,
  type ReasonOf,
} from '@oriel/contract/endpoint'
import type { CommonReason } from '@oriel/contract/envelope'
import type { Outcome } from '@oriel/core/outcome'
import type { Caller, MemberCaller } from './caller.ts'

/** A member's call is handed a caller who is signed in; an open call may be anybody's. */
type CallerOf<Call extends AnyEndpoint> = Call['auth'] extends 'none' ? Caller : MemberCaller

export type Handler<Call extends AnyEndpoint> = (
  input: InputOf<Call>,
  caller: CallerOf<Call>,
) => Promise<Outcome<DataOf<Call>, ReasonOf<Call> | CommonReason>>

export type Binding = {
  readonly call: AnyEndpoint
  readonly handle: (input: unknown, caller: Caller) => Promise<Outcome<unknown, string>>
}

/** Joins a declared call with what answers it. A reason the call does not list does not compile. */
export function bind<Call extends AnyEndpoint>(call: Call, handler: Handler<Call>): Binding {
  return { call, handle: handler as Binding['handle'] }
}

/** A door with a call missing, or answered twice, must not open. */
export function checkBound(declared: readonly AnyEndpoint[], bindings: readonly Binding[]): void {
  const bound = bindings.map(({ call }) => addressOf(call))
  const missing = declared.map(addressOf).filter((address) => !bound.includes(address))
  const twice = bound.filter((address, index) => bound.indexOf(address) !== index)
  const unknown = bound.filter((address) => !declared.map(addressOf).includes(address))
  const problems = [
    ...missing.map((address) => `${address} is declared and not bound`),
    ...twice.map((address) => `${address} is bound twice`),
    ...unknown.map((address) => `${address} is bound and not declared`),
  ]
  if (problems.length > 0) throw new Error(problems.join('\n'))
}
