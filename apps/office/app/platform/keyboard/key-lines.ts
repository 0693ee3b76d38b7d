import type { KeyBinding } from './keyboard.ts'

/** One line of the bar or of the list: several keys may share a meaning, as j and k do. */
export type KeyLine = { readonly label: string; readonly keys: readonly string[] }

/** Keys with the same label stand on one line, in the order in which they were bound. */
export function keyLines(bindings: readonly KeyBinding[]): readonly KeyLine[] {
  const lines = new Map<string, string[]>()
  for (const { label, keys } of bindings) {
    lines.set(label, [...(lines.get(label) ?? []), ...keys.split(' ')])
  }
  return [...lines].map(([label, keys]) => ({ label, keys }))
}
