import { readFileSync } from 'node:fs'

const TICKS_PER_SECOND = 100
const BYTES_PER_PAGE = 4096

/** Processor seconds a process has used so far, in user and system mode, all its threads. */
export function processorSeconds(pid: number): number {
  // The name in brackets may hold spaces; what follows it does not.
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? []
  return (Number(fields[11]) + Number(fields[12])) / TICKS_PER_SECOND
}

export function residentBytes(pid: number): number {
  return Number(readFileSync(`/proc/${pid}/statm`, 'utf8').split(' ')[1]) * BYTES_PER_PAGE
}
