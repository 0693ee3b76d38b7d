import { inspect, isDeepStrictEqual } from 'node:util'

const shown = (value: unknown): string => inspect(value, { breakLength: Infinity, depth: 4 })

/** Ends the case unless both are the same to the last letter. */
export function same(what: string, seen: unknown, wanted: unknown): void {
  if (isDeepStrictEqual(seen, wanted)) return
  throw new Error(`${what}: ${shown(seen)}, should be ${shown(wanted)}`)
}

export function holds(what: string, isSo: boolean): asserts isSo {
  if (!isSo) throw new Error(what)
}

/** One thing that all of these are. */
export function allSame<Value>(what: string, seen: readonly Value[]): Value {
  const [first] = seen
  if (first === undefined) throw new Error(`${what}: there are none`)
  for (const other of seen) same(what, other, first)
  return first
}

export const many = <Value>(count: number, work: (index: number) => Promise<Value>) =>
  Promise.all(Array.from({ length: count }, (_, index) => work(index)))
