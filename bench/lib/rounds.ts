export type Side = 'ours' | 'bare'

export type Turns = Readonly<Record<Side, number[]>>

const ROUNDS = 5
const TURNS_MIN = 3

/**
 * Lets the two sides take turns for a time, in the order ours, bare, bare, ours, so that a machine
 * that slows down or speeds up meanwhile favours neither. Gives what each turn cost, by round.
 */
export async function takeTurns(
  cost: (side: Side) => Promise<number>,
  forMs: number,
): Promise<Turns[]> {
  const rounds: Turns[] = []
  for (let round = 0; round < ROUNDS; round += 1) {
    const turns: Turns = { ours: [], bare: [] }
    const end = performance.now() + forMs / ROUNDS
    for (let turn = 0; turn < TURNS_MIN || performance.now() < end; turn += 1) {
      const order: Side[] = turn % 2 === 0 ? ['ours', 'bare'] : ['bare', 'ours']
      for (const side of order) turns[side].push(await cost(side))
    }
    rounds.push(turns)
  }
  return rounds
}

/** How well ours does beside bare in each round: 1 is the same, less is worse. */
export const ratiosOf = (rounds: readonly Turns[]): number[] =>
  rounds.map(({ ours, bare }) => quiet(bare) / quiet(ours))

/** What a turn costs when others leave the machine alone: their noise only ever adds. */
export const quiet = (costs: readonly number[]): number => quantile(costs, QUIET)

const QUIET = 0.25

function quantile(values: readonly number[], part: number): number {
  const sorted = values.toSorted((left, right) => left - right)
  return sorted[Math.floor((sorted.length - 1) * part)] ?? Number.NaN
}

export function median(values: readonly number[]): number {
  const sorted = values.toSorted((left, right) => left - right)
  const middle = (sorted.length - 1) / 2
  const [low, high] = [sorted[Math.floor(middle)], sorted[Math.ceil(middle)]]
  return low === undefined || high === undefined ? Number.NaN : (low + high) / 2
}

/** How far the rounds lie apart: what of the machine is in the figure. */
export function spread(rounds: readonly number[]): string {
  const [least, most] = [Math.min(...rounds), Math.max(...rounds)]
  const percent = ((most - least) / median(rounds)) * 100
  return `${least.toFixed(2)} to ${most.toFixed(2)}, ${percent.toFixed(0)} % apart`
}
