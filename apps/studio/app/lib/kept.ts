/**
 * What this window keeps over a reload. In a frame of another house browsers may keep nothing of
 * ours; then it is kept for as long as the page stands, and the game opens all the same.
 */
const held = new Map<string, string>()

export function keep(key: string, value: string | null): void {
  if (value === null) held.delete(key)
  else held.set(key, value)
  try {
    if (value === null) sessionStorage.removeItem(key)
    else sessionStorage.setItem(key, value)
  } catch {
    // Held above.
  }
}

export function kept(key: string): string | null {
  try {
    return sessionStorage.getItem(key) ?? held.get(key) ?? null
  } catch {
    return held.get(key) ?? null
  }
}
