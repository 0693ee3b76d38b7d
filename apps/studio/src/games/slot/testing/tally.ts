import { ALIKE_MIN, type Line, type PayTable } from '../lines.ts'
import type { Feature } from '../scatter.ts'
import type { Window } from '../strip.ts'

/**
 * A row that may pay. A column carries it on as often as this: 0 or 1 times on a line, and as often
 * as the symbol is in sight where all ways pay.
 */
export type Chain = {
  readonly pays: readonly number[]
  readonly carry: (column: readonly string[], reel: number) => number
}

export const lineChains = (
  pays: PayTable<string>,
  lines: readonly Line[],
  wild: string,
): readonly Chain[] =>
  Object.entries(pays).flatMap(([symbol, row = []]) =>
    lines.map((line) => ({
      pays: row,
      carry: (column, reel) => Number([symbol, wild].includes(column[line[reel] ?? 0] ?? '')),
    })),
  )

export const waysChains = (pays: PayTable<string>, wild: string): readonly Chain[] =>
  Object.entries(pays).map(([symbol, row = []]) => ({
    pays: row,
    carry: (column) => column.filter((shown) => shown === symbol || shown === wild).length,
  }))

type Slot = {
  readonly reels: readonly Window<string>[]
  readonly chains: readonly Chain[]
  readonly feature: Feature<string>
  /** A stake has this many parts. */
  readonly parts: number
}

/** At how many stops a spin pays so many parts of a stake, and whether it brings free spins. */
export type Counted = {
  readonly parts: number
  readonly stops: number
  readonly isTrigger: boolean
}

/** The rows alive before a reel: which, and in how many ways each. */
type Alive = { readonly chains: readonly number[]; readonly ways: readonly number[] }

/** More than any spin can pay. */
const PARTS_MAX = 8192

/**
 * Every way in which the reels can stop, counted without the code that plays: from reel to reel
 * only the rows that are still alive are carried on, and after the second reel those are few.
 */
export function tallyAll({ reels, chains, feature, parts }: Slot): Counted[] {
  const carries = reels.map((columns, reel) =>
    columns.map((column) => Uint8Array.from(chains, ({ carry }) => carry(column, reel))),
  )
  const scatters = reels.map((columns) =>
    columns.map((column) => column.filter((shown) => shown === feature.scatter).length),
  )
  const last = reels.length - 1
  // By chain and by how many reels it fills: nothing for fewer than the least that pays.
  const payOf = chains.map(({ pays }) => [...Array.from({ length: ALIKE_MIN }, () => 0), ...pays])
  const scatterPay = reels.map(() => 0).concat(0)
  for (const [count, times] of Object.entries(feature.pays)) scatterPay[Number(count)] = times
  const plain = new Float64Array(PARTS_MAX)
  const trigger = new Float64Array(PARTS_MAX)

  function stopLast(alive: Alive, paid: number, seen: number): void {
    for (const [stop, carry] of (carries[last] ?? []).entries()) {
      let sum = paid
      for (let index = 0; index < alive.chains.length; index += 1) {
        const chain = alive.chains[index] ?? 0
        const on = carry[chain] ?? 0
        const ways = alive.ways[index] ?? 0
        sum +=
          on > 0 ? ways * on * (payOf[chain]?.[last + 1] ?? 0) : ways * (payOf[chain]?.[last] ?? 0)
      }
      const times = scatterPay[seen + (scatters[last]?.[stop] ?? 0)] ?? 0
      const counts = times > 0 ? trigger : plain
      const total = sum + times * parts
      counts[total] = (counts[total] ?? 0) + 1
    }
  }

  function stopAt(reel: number, alive: Alive, paid: number, seen: number): void {
    if (reel === last) {
      stopLast(alive, paid, seen)
      return
    }
    for (const [stop, carry] of (carries[reel] ?? []).entries()) {
      const next = { chains: [] as number[], ways: [] as number[] }
      let sum = paid
      for (let index = 0; index < alive.chains.length; index += 1) {
        const chain = alive.chains[index] ?? 0
        const on = carry[chain] ?? 0
        const ways = alive.ways[index] ?? 0
        if (on > 0) {
          next.chains.push(chain)
          next.ways.push(ways * on)
        } else sum += ways * (payOf[chain]?.[reel] ?? 0)
      }
      stopAt(reel + 1, next, sum, seen + (scatters[reel]?.[stop] ?? 0))
    }
  }

  stopAt(0, { chains: chains.map((_, chain) => chain), ways: chains.map(() => 1) }, 0, 0)
  return [...countedIn(plain, false), ...countedIn(trigger, true)]
}

const countedIn = (counts: Float64Array, isTrigger: boolean): Counted[] =>
  Array.from(counts, (stops, parts) => ({ parts, stops, isTrigger })).filter(
    ({ stops }) => stops > 0,
  )
