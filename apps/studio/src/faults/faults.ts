import { randomHex } from '@oriel/core/random-hex'
import { streamOf } from '../fairness/stream.ts'
import { KINDS, sideOf, type FaultKind } from './kinds.ts'

export type Fault = {
  /** A path, or the beginning of some with a * at its end. */
  readonly path: string
  readonly kind: FaultKind
  /** Of a hundred calls, how many meet it. */
  readonly percent: number
  /** After so many it is over; null never is. */
  readonly times: number | null
  /** For those that wait. */
  readonly ms: number
}
/** How many calls could have met it, and how many did. */
export type Counted = Fault & { readonly seen: number; readonly met: number }

export type Faults = {
  readonly seed: string
  list(): readonly Counted[]
  /** These and no others, counted from nothing. */
  set(faults: readonly Fault[]): void
  add(fault: Fault): void
  /** By its place in the list. */
  remove(place: number): void
  /** What the next call of a path meets. */
  meet(path: string): readonly Fault[]
}

const PERCENT = 100
const SEED_DIGITS = 12

export const newSeed = (): string => randomHex(SEED_DIGITS)

/** Whether this kind of fault can happen there. */
export function isPossible({ path, kind }: Pick<Fault, 'path' | 'kind'>): boolean {
  const side = sideOf(path)
  return side !== null && KINDS[kind].sides.includes(side)
}

const isAbout = ({ path }: Fault, called: string): boolean =>
  path.endsWith('*') ? called.startsWith(path.slice(0, -1)) : called === path

/**
 * The n-th call that could meet a fault has the same fate whenever the seed is the same, whatever
 * else is called meanwhile.
 */
const isMet = (seed: string, { path, kind, percent }: Fault, nth: number): boolean =>
  streamOf({ serverSeed: seed, clientSeed: `${path} ${kind}`, nonce: nth }).below(PERCENT) < percent

const uncounted = (fault: Fault) => ({ ...fault, seen: 0, met: 0 })

export function createFaults(seed: string): Faults {
  let counted: (Fault & { seen: number; met: number })[] = []
  return {
    seed,
    list: () => counted.map((one) => ({ ...one })),
    set(faults) {
      counted = faults.map(uncounted)
    },
    add: (fault) => void counted.push(uncounted(fault)),
    remove: (place) => void counted.splice(place, 1),
    meet: (path) =>
      counted.filter((fault) => {
        if (!isAbout(fault, path) || (fault.times !== null && fault.met >= fault.times)) {
          return false
        }
        fault.seen += 1
        const met = isMet(seed, fault, fault.seen)
        if (met) fault.met += 1
        return met
      }),
  }
}
