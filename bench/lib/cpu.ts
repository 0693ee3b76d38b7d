import { readdirSync, readFileSync } from 'node:fs'

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

/** The same for a process and its children: a database works in one for each connection. */
export function familySeconds(pid: number): number {
  const children = readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').trim()
  const family = [pid, ...children.split(' ').filter(Boolean).map(Number)]
  return family.reduce((total, one) => total + processorSeconds(one), 0)
}

export function residentBytes(pid: number): number {
  return Number(readFileSync(`/proc/${pid}/statm`, 'utf8').split(' ')[1]) * BYTES_PER_PAGE
}
