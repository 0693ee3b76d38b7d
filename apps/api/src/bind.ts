import {
  addressOf,
  type AnyEndpoint,
  type DataOf,
  type InputOf,
  type ReasonOf,
} from '@oriel/contract/endpoint'
import type { CommonReason } from '@oriel/contract/envelope'
import type { SiteId } from '@oriel/core/id'
import type { Locale } from '@oriel/core/locale'
import type { Outcome } from '@oriel/core/outcome'
import type { CallerByRole } from './roles.ts'

export type Handler<Call extends AnyEndpoint> = (
  input: InputOf<Call>,
  caller: CallerByRole[Call['auth']],
) => Promise<Outcome<DataOf<Call>, ReasonOf<Call> | CommonReason>>

/** What every door knows of who calls. */
export type AnyCaller = {
  readonly locale: Locale
  /** The site that the call is about; null where it is about none. */
  readonly siteId: SiteId | null
  /** Cookies that go out with the answer. */
  readonly cookies: readonly string[]
}

export type Binding = {
  readonly call: AnyEndpoint
  readonly handle: (input: unknown, caller: AnyCaller) => Promise<Outcome<unknown, string>>
}

/** The calls of one door, and the roles whose sessions it checks. */
export type Declared = {
  readonly calls: readonly AnyEndpoint[]
  readonly checks: ReadonlySet<AnyEndpoint['auth']>
}

/** Joins a declared call with what answers it. A reason the call does not list does not compile. */
export function bind<Call extends AnyEndpoint>(call: Call, handler: Handler<Call>): Binding {
  return { call, handle: handler as unknown as Binding['handle'] }
}

/** A door with a call missing, bound twice, or of a role that nobody checks must not open. */
export function checkBound({ calls, checks }: Declared, bindings: readonly Binding[]): void {
  const bound = bindings.map(({ call }) => addressOf(call))
  const missing = calls.map(addressOf).filter((address) => !bound.includes(address))
  const twice = bound.filter((address, index) => bound.indexOf(address) !== index)
  const unknown = bound.filter((address) => !calls.map(addressOf).includes(address))
  const unchecked = calls.filter(({ auth }) => !checks.has(auth))
  const problems = [
    ...missing.map((address) => `${address} is declared and not bound`),
    ...twice.map((address) => `${address} is bound twice`),
    ...unknown.map((address) => `${address} is bound and not declared`),
    ...unchecked.map((call) => `${addressOf(call)} is for ${call.auth}, a role nobody checks`),
  ]
  if (problems.length > 0) throw new Error(problems.join('\n'))
}
