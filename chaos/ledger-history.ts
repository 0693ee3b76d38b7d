import { existsSync, openSync, readFileSync, writeSync } from 'node:fs'
import type { Planned } from './ledger-plan.ts'

/** What the poster knows of one post when it ends, however it ends. */
export type Told =
  | {
      readonly told: 'asked'
      readonly key: string
      readonly member: string
      readonly units: string
    }
  | { readonly told: 'ok'; readonly journal: string; readonly isNew: boolean }
  | { readonly told: 'refused'; readonly reason: string }
  /** It may have happened: the answer did not come. */
  | { readonly told: 'unknown'; readonly why: string }

export type Line = Told & { readonly number: number }

/**
 * Only grows. A line is with the kernel before the poster goes on, so a process that is ended takes
 * nothing of it along.
 */
export function openHistory(file: string): (number: number, told: Told) => void {
  const handle = openSync(file, 'a')
  // Whoever wrote here before may have been ended in the midst of a line.
  writeSync(handle, '\n')
  return (number, told) => void writeSync(handle, `${JSON.stringify({ number, ...told })}\n`)
}

export const asked = ({ key, member, units }: Planned): Told => ({
  told: 'asked',
  key,
  member,
  units: String(units),
})

export function readHistory(file: string): Line[] {
  if (!existsSync(file)) return []
  return readFileSync(file, 'utf8').split('\n').flatMap(readLine)
}

function readLine(text: string): Line[] {
  try {
    return [JSON.parse(text) as Line]
  } catch {
    // Empty, or cut off by the end of its writer.
    return []
  }
}

export const isFinal = ({ told }: Told): boolean => told === 'ok' || told === 'refused'

/** What became of one key over all attempts and all processes. */
export type Fate = {
  readonly key: string
  readonly member: string
  readonly units: bigint
  /** The journals that answers named. */
  readonly journals: ReadonlySet<string>
  readonly isRefused: boolean
  /** An attempt ended without an answer. */
  readonly wasUnknown: boolean
  /** Such an attempt had happened after all: a later one met its key. */
  readonly wasMetAgain: boolean
}

export function fatesOf(history: readonly Line[]): Fate[] {
  const fates = new Map<string, Fate & { journals: Set<string> }>()
  const keys = new Map<number, string>()
  /** Numbers that were asked and have no answer so far. */
  const open = new Set<number>()
  for (const line of history) {
    if (line.told === 'asked') {
      const { key, member, units } = line
      const known = fates.get(key)
      // Asked a second time without an answer in between: its process was ended.
      const wasUnknown = known?.wasUnknown === true || open.has(line.number)
      const fresh = { key, member, units: BigInt(units), journals: new Set<string>() }
      fates.set(key, { isRefused: false, wasMetAgain: false, ...fresh, ...known, wasUnknown })
      keys.set(line.number, key)
      open.add(line.number)
      continue
    }
    const fate = fates.get(keys.get(line.number) ?? '')
    if (!fate) throw new Error(`post ${line.number} was answered before it was asked`)
    open.delete(line.number)
    fates.set(fate.key, after(fate, line))
  }
  return [...fates.values()]
}

function after(fate: Fate & { journals: Set<string> }, line: Line) {
  if (line.told === 'unknown') return { ...fate, wasUnknown: true }
  if (line.told === 'refused') return { ...fate, isRefused: true }
  if (line.told !== 'ok') return fate
  const isMetAgain = fate.wasUnknown && fate.journals.size === 0 && !line.isNew
  fate.journals.add(line.journal)
  return { ...fate, wasMetAgain: fate.wasMetAgain || isMetAgain }
}
