const SECOND_MS = 1_000
const MINUTE_S = 60
const HOUR_S = 3_600

const two = (value: number): string => String(value).padStart(2, '0')

/** Time that is left as a clock writes it: hours go on past a day, and it never goes below zero. */
export function clockOf(leftMs: number): string {
  const seconds = Math.max(0, Math.ceil(leftMs / SECOND_MS))
  const hours = Math.floor(seconds / HOUR_S)
  const minutes = Math.floor((seconds % HOUR_S) / MINUTE_S)
  return [hours, minutes, seconds % MINUTE_S].map(two).join(':')
}

/** A short wait, as one says it: "4:57". */
export function minutesOf(leftMs: number): string {
  const seconds = Math.max(0, Math.ceil(leftMs / SECOND_MS))
  return `${Math.floor(seconds / MINUTE_S)}:${two(seconds % MINUTE_S)}`
}

/** The same for machines, as the `datetime` of a duration. */
export const durationOf = (leftMs: number): string =>
  `PT${Math.max(0, Math.ceil(leftMs / SECOND_MS))}S`

/** When the written time changes next: on the second of the server, not of this clock. */
export const nextTickMs = (leftMs: number): number => {
  const part = leftMs % SECOND_MS
  return part <= 0 ? part + SECOND_MS : part
}
