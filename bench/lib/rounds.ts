import { readFileSync } from 'node:fs'
import { say } from './figure.ts'

export type Side = 'ours' | 'bare'
export type Both<Value> = Readonly<Record<Side, Value>>

/** What a turn took: the servers' processor time, the clock, and how many answers or deliveries. */
export type Turn = {
  readonly processorSeconds: number
  readonly seconds: number
  readonly count: number
}

const PAIRS = 400
const CLOCK_MAX_MS = 30_000

/**
 * Lets the two sides take short turns, and gives how much ours makes of a second of processor time
 * as a part of what bare makes. A neighbour on the machine can only add to what a turn costs, so
 * each side is judged by its good turns: the lower quartile. Who goes first changes.
 */
export async function inRounds(name: string, take: (side: Side) => Promise<Turn>): Promise<number> {
  const turns: Both<Turn[]> = { ours: [], bare: [] }
  const end = performance.now() + CLOCK_MAX_MS
  const stolen = watchStolen()
  for (let pair = 0; pair < PAIRS && performance.now() < end; pair += 1) {
    const order: Side[] = pair % 2 === 0 ? ['ours', 'bare'] : ['bare', 'ours']
    for (const side of order) turns[side].push(await take(side))
  }
  for (const side of ['ours', 'bare'] as const) say(`  ${name} ${side}: ${write(turns[side])}`)
  say(`  ${name}: ${stolen()}`)
  return costAt(turns.bare, 0.25) / costAt(turns.ours, 0.25)
}

/** Processor seconds per answer that a part of the turns kept below. */
const costAt = (turns: readonly Turn[], part: number): number =>
  valueAt(
    turns.map(({ processorSeconds, count }) => processorSeconds / count),
    part,
  )

/** What a part of the values keeps below. */
export function valueAt(values: readonly number[], part: number): number {
  const sorted = values.toSorted((left, right) => left - right)
  return sorted[Math.floor((sorted.length - 1) * part)] ?? Number.NaN
}

function write(turns: readonly Turn[]): string {
  const [good, middle] = [0.25, 0.5].map((part) => (costAt(turns, part) * 1e6).toFixed(1))
  const rates = turns.map(({ count, seconds }) => count / seconds)
  const rate = valueAt(rates, 0.5).toFixed(0)
  return `${turns.length} turns, ${good} µs each (median ${middle}), ${rate}/s by the clock`
}

/** Tells, when asked, how much of the machine went to others since now. */
export function watchStolen(): () => string {
  const before = machineTime()
  return () => {
    const after = machineTime()
    const percent = ((after.stolen - before.stolen) / (after.all - before.all)) * 100
    return `${percent.toFixed(0)} % of the machine's time went to its neighbours`
  }
}

/** Since the machine began: what a hypervisor gave to others while we had work, and the whole. */
function machineTime(): { readonly stolen: number; readonly all: number } {
  const [first = ''] = readFileSync('/proc/stat', 'utf8').split('\n')
  const ticks = first.split(/\s+/).slice(1, 9).map(Number)
  return { stolen: ticks[7] ?? 0, all: ticks.reduce((sum, part) => sum + part, 0) }
}
