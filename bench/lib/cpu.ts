import { existsSync, readdirSync, readFileSync } from 'node:fs'

const NANOSECONDS = 1e9
const BYTES_PER_PAGE = 4096

/** Processor seconds that the threads of a process have used so far, to the nanosecond. */
export function processorSeconds(pid: number): number {
  let total = 0
  for (const thread of readdirSync(`/proc/${pid}/task`)) {
    try {
      const text = readFileSync(`/proc/${pid}/task/${thread}/schedstat`, 'utf8')
      total += Number(text.split(' ')[0])
    } catch {
      // The thread ended between the two reads; it was none of those that work.
    }
  }
  return total / NANOSECONDS
}

/**
 * Tells, when asked, how many processor seconds processes and their children used since now. A
 * database works in a child for each connection; one that ended meanwhile is left out.
 */
export function watchFamilies(pids: readonly number[]): () => number {
  const before = familiesOf(pids)
  return () =>
    [...familiesOf(pids)].reduce((sum, [pid, used]) => sum + used - (before.get(pid) ?? 0), 0)
}

const TICKS_PER_SECOND = 100
/** Places behind the name of the program: what children that ended have used. */
const ENDED_USER = 13
const ENDED_SYSTEM = 14

/** Processor seconds of a process and of all children it ever had, those that ended too. */
export function familySeconds(pid: number): number {
  const living = [...familiesOf([pid]).values()].reduce((sum, used) => sum + used, 0)
  const text = readFileSync(`/proc/${pid}/stat`, 'utf8')
  const fields = text.slice(text.lastIndexOf(') ') + 2).split(' ')
  const ended = Number(fields[ENDED_USER]) + Number(fields[ENDED_SYSTEM])
  return living + ended / TICKS_PER_SECOND
}

function familiesOf(pids: readonly number[]): ReadonlyMap<number, number> {
  const used = new Map<number, number>()
  for (const pid of pids.flatMap((parent) => [parent, ...childrenOf(parent)])) {
    // It may have ended since it was listed.
    if (existsSync(`/proc/${pid}`)) used.set(pid, processorSeconds(pid))
  }
  return used
}

const childrenOf = (pid: number): number[] =>
  readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').split(' ').filter(Boolean).map(Number)

export function residentBytes(pid: number): number {
  return Number(readFileSync(`/proc/${pid}/statm`, 'utf8').split(' ')[1]) * BYTES_PER_PAGE
}
