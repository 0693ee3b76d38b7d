import type { Result } from './kit.ts'

const NUMBER_COLUMNS = 4
const GROUP_COLUMNS = 9
const MS_COLUMNS = 6

/** One line per case; what is broken says why on the next. */
export function resultLine({ number, group, what, state, why, ms }: Result): string {
  const columns = [
    String(number).padStart(NUMBER_COLUMNS),
    group.padEnd(GROUP_COLUMNS),
    state.padEnd('skipped'.length),
    `${String(ms).padStart(MS_COLUMNS)} ms`,
    state === 'skipped' ? `${what} (${why})` : what,
  ]
  const line = columns.join('  ')
  return state === 'broken' ? `${line}\n      ${why}` : line
}

export function summaryLine(results: readonly Result[], seconds: number, seed: string): string {
  const count = (state: Result['state']) => results.filter((one) => one.state === state).length
  const broken = results.filter(({ state }) => state === 'broken').map(({ number }) => number)
  const names = broken.length === 0 ? '' : ` (${broken.join(', ')})`
  return (
    `conformance: ${count('ok')} ok, ${broken.length} broken${names}, ` +
    `${count('skipped')} skipped, ${seconds.toFixed(1)} s, seed=${seed}`
  )
}
