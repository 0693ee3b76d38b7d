import { inspect, isDeepStrictEqual } from 'node:util'
import type { ProviderAnswer } from '@oriel/domain/provider'

const shown = (value: unknown): string => inspect(value, { breakLength: Infinity, depth: 4 })

/** Ends the case unless both are the same. */
export function same(what: string, seen: unknown, wanted: unknown): void {
  if (isDeepStrictEqual(seen, wanted)) return
  throw new Error(`${what}: ${shown(seen)}, should be ${shown(wanted)}`)
}

export function holds(what: string, isSo: boolean): asserts isSo {
  if (!isSo) throw new Error(what)
}

export function isDone<Value>(what: string, answer: ProviderAnswer<Value, string>): Value {
  if (answer.kind === 'done') return answer.value
  throw new Error(`${what}: ${shown(answer)}, should be done`)
}

export const isRefused = (
  what: string,
  answer: ProviderAnswer<unknown, string>,
  reason: string,
): void => same(what, answer, { kind: 'refused', reason })

export const isUnknown = (what: string, answer: ProviderAnswer<unknown, string>): void =>
  same(what, answer.kind, 'unknown')

export const many = <Value>(count: number, work: (index: number) => Promise<Value>) =>
  Promise.all(Array.from({ length: count }, (_, index) => work(index)))
