import { createHash } from 'node:crypto'

/** JSON with its keys in order, so that the same things always read the same. */
function canonical(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(canonical).join(',')}]`
  if (typeof value !== 'object' || value === null) return JSON.stringify(value) ?? 'null'
  const entries = Object.entries(value)
    .filter(([, one]) => one !== undefined)
    .toSorted(([left], [right]) => (left < right ? -1 : 1))
  return `{${entries.map(([key, one]) => `${JSON.stringify(key)}:${canonical(one)}`).join(',')}}`
}

/** Of a command and of everything that was shown beside it: a vote names what it was given for. */
export const hashOf = (...parts: readonly unknown[]): Buffer =>
  createHash('sha256').update(canonical(parts)).digest()
