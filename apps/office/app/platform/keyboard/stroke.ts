/** What a key press tells; a test writes one by hand. */
export type KeyPress = {
  readonly key: string
  readonly ctrlKey?: boolean
  readonly metaKey?: boolean
  readonly altKey?: boolean
  readonly isComposing?: boolean
  readonly target?: unknown
}

const NAMES: Readonly<Record<string, string>> = { Escape: 'Esc', ' ': 'Space' }
const MODIFIERS: ReadonlySet<string> = new Set(['Control', 'Meta', 'Alt', 'AltGraph', 'Shift'])

/** The press as bindings write it: "Ctrl K", "j", "?", "Esc". Null for what is no press of ours. */
export function strokeOf({ key, ctrlKey, metaKey, altKey, isComposing }: KeyPress): string | null {
  if (isComposing || altKey || MODIFIERS.has(key)) return null
  const name = NAMES[key] ?? key
  // A Mac's command key does what Ctrl does elsewhere.
  if (ctrlKey || metaKey) return `Ctrl ${name.length === 1 ? name.toUpperCase() : name}`
  return name
}

/** One sign without Ctrl: what a person may also type or say by accident (WCAG 2.1.4). */
export const isLetter = (stroke: string): boolean => Array.from(stroke).length === 1

type MaybeField = {
  readonly tagName?: string
  readonly type?: string
  readonly isContentEditable?: boolean
}
/** These inputs take no letters. */
const WITHOUT_TEXT = /^(?:checkbox|radio|button|submit|reset|range|color|file)$/

/** Whether what is typed goes into a field. */
export function isField(target: unknown): boolean {
  if (typeof target !== 'object' || target === null) return false
  const { tagName = '', type = '', isContentEditable = false } = target as MaybeField
  if (isContentEditable || /^(?:TEXTAREA|SELECT)$/.test(tagName)) return true
  return tagName === 'INPUT' && !WITHOUT_TEXT.test(type)
}
