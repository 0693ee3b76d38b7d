import { isField, isLetter, strokeOf, type KeyPress } from './stroke.ts'

export const keyGroups = ['everywhere', 'tables', 'queues', 'sheet'] as const
export type KeyGroup = (typeof keyGroups)[number]

export type KeyBinding = {
  /** "j", "Ctrl K", or two after each other: "g m". */
  readonly keys: string
  readonly label: string
  readonly group: KeyGroup
  /** Null for what the browser does by itself; it stands in the list of keys all the same. */
  readonly run: (() => void) | null
  /** Whether the bar at the foot of the page names it. */
  readonly isInBar?: boolean
}

export type Keyboard = {
  /** Gives the way to take them back. While a modal set is bound, those below it rest. */
  readonly bind: (bindings: readonly KeyBinding[], isModal?: boolean) => () => void
  /** True when the press was one of ours: the browser then does nothing with it. */
  readonly press: (event: KeyPress) => boolean
  /** Single letters can be switched off per person. */
  readonly setLettersOn: (isOn: boolean) => void
  /** What is bound now; of two with the same keys the later one counts. */
  readonly list: () => readonly KeyBinding[]
  readonly subscribe: (onChange: () => void) => () => void
}

/** The second key of a pair comes within this time. */
export const PAIR_MS = 1_200

type BoundSet = { readonly bindings: readonly KeyBinding[]; readonly isModal: boolean }

/** The one place that listens to keys. */
export function createKeyboard(now: () => number = () => performance.now()): Keyboard {
  let sets: readonly BoundSet[] = []
  let known: readonly KeyBinding[] = []
  let lettersOn = true
  let first: { readonly stroke: string; readonly at: number } | null = null
  const listeners = new Set<() => void>()

  const change = (next: readonly BoundSet[]): void => {
    sets = next
    known = latest(activeOf(sets))
    for (const tell of listeners) tell()
  }
  const find = (keys: string): KeyBinding | undefined => known.find((one) => one.keys === keys)

  return {
    bind(bindings, isModal = false) {
      const added = { bindings, isModal }
      change([...sets, added])
      return () => change(sets.filter((one) => one !== added))
    },
    press(event) {
      const stroke = strokeOf(event)
      const before = first && now() - first.at <= PAIR_MS ? `${first.stroke} ` : ''
      first = null
      if (stroke === null) return false
      if (isLetter(stroke) && (!lettersOn || isField(event.target))) return false
      const found = (before && find(before + stroke)) || find(stroke)
      if (found?.run) {
        found.run()
        return true
      }
      const begins = known.some(({ keys }) => keys.startsWith(`${stroke} `))
      if (begins && isLetter(stroke)) first = { stroke, at: now() }
      return false
    },
    setLettersOn: (isOn) => void (lettersOn = isOn),
    list: () => known,
    subscribe(onChange) {
      listeners.add(onChange)
      return () => listeners.delete(onChange)
    },
  }
}

/** The topmost modal set and what was bound after it. */
function activeOf(sets: readonly BoundSet[]): readonly KeyBinding[] {
  const from = sets.findLastIndex(({ isModal }) => isModal)
  return sets.slice(Math.max(0, from)).flatMap(({ bindings }) => bindings)
}

const latest = (bindings: readonly KeyBinding[]): KeyBinding[] =>
  bindings.filter((one, at) => bindings.findLastIndex(({ keys }) => keys === one.keys) === at)
