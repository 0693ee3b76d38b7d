import { readLocalTime } from '@oriel/core/time'

/** Null: nothing was written; undefined: it is no time. */
export function timeOf(local: string, timeZone: string): Date | null | undefined {
  if (local === '') return null
  const at = readLocalTime(local, timeZone)
  return Number.isNaN(at.getTime()) ? undefined : at
}
