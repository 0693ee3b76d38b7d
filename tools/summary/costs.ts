import { wordOfPath } from '../places.ts'
import type { TestResult } from '../statements/reports.ts'

export type Step = {
  readonly name: string
  readonly wallS: number
  /** Processor time of the step and of everything it started and waited for. */
  readonly cpuS: number
}

const SLOWEST = 20
const seconds = (ms: number): string => `${(ms / 1000).toFixed(1).padStart(8)} s`

function sumBy(results: readonly TestResult[], keyOf: (result: TestResult) => string) {
  const sums = new Map<string, number>()
  for (const result of results) {
    const key = keyOf(result)
    sums.set(key, (sums.get(key) ?? 0) + result.ms)
  }
  return [...sums].toSorted(([, left], [, right]) => right - left)
}

/** Tests that belong to no feature word are counted by the place they stand in. */
function featureOf({ file }: TestResult): string {
  return wordOfPath(file) ?? `(${file.split('/').slice(0, 2).join('/')})`
}

export const slowestFiles = (results: readonly TestResult[]): string[] => [
  `the ${SLOWEST} slowest files:`,
  ...sumBy(results, ({ file }) => file)
    .slice(0, SLOWEST)
    .map(([file, ms]) => `${seconds(ms)}  ${file}`),
]

export const costOfWords = (results: readonly TestResult[]): string[] => [
  'what each feature word costs:',
  ...sumBy(results, featureOf).map(([word, ms]) => `${seconds(ms)}  ${word}`),
]

const minutes = (value: number): string => (value / 60).toFixed(1).padStart(6)

/** One line per step of the run: minutes by the clock and of the processors. */
export function stepTable(steps: readonly Step[]): string[] {
  if (steps.length === 0) return []
  const sum = (of: (step: Step) => number) => steps.reduce((total, step) => total + of(step), 0)
  const all = { name: 'all', wallS: sum(({ wallS }) => wallS), cpuS: sum(({ cpuS }) => cpuS) }
  return [
    'minutes  wall    cpu  step',
    ...[...steps, all].map(
      ({ name, wallS, cpuS }) => `       ${minutes(wallS)} ${minutes(cpuS)}  ${name}`,
    ),
  ]
}

/** `.reports/steps.tsv`, as `.ci/step` writes it: name, wall seconds, processor seconds. */
export const readSteps = (text: string): Step[] =>
  text
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => {
      const [name = '', wall, cpu] = line.split('\t')
      return { name, wallS: Number(wall), cpuS: Number(cpu) }
    })
