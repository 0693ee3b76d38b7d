/** A use case did what was asked or refused for a named reason. Bugs are thrown, not returned. */
export type Done<Value> = { readonly ok: true; readonly value: Value }
export type Refused<Reason extends string> = {
  readonly ok: false
  readonly reason: Reason
  /** What goes on from here, where a refusal is not the end: the question to answer next. */
  readonly told?: unknown
}
export type Outcome<Value, Reason extends string = never> = Done<Value> | Refused<Reason>

export function done(): Done<void>
export function done<Value>(value: Value): Done<Value>
export function done<Value>(value?: Value): Done<Value | undefined> {
  return { ok: true, value }
}

export function refuse<const Reason extends string>(
  reason: Reason,
  told?: unknown,
): Refused<Reason> {
  return told === undefined ? { ok: false, reason } : { ok: false, reason, told }
}

/** Use where a refusal would be a bug of ours, such as in stories and tests. */
export function expectDone<Value>(outcome: Outcome<Value, string>): Value {
  if (!outcome.ok) throw new Error(`expected success, was refused: ${outcome.reason}`)
  return outcome.value
}
