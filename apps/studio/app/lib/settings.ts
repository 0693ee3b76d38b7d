import { useSyncExternalStore } from 'react'

/** What somebody wants of every game in this browser. */
export type Settings = {
  /** Off until asked for. */
  readonly hasSound: boolean
  /** Less motion, also where the system does not ask for it. */
  readonly isStill: boolean
}

const KEY = 'studio-settings'
const FIRST: Settings = { hasSound: false, isStill: false }
const STILL_QUERY = '(prefers-reduced-motion: reduce)'

let settings = readKept()
const listeners = new Set<() => void>()

/** A browser may forbid a frame to keep anything: then a choice lasts as long as the page. */
function readKept(): Settings {
  try {
    return { ...FIRST, ...(JSON.parse(localStorage.getItem(KEY) ?? '{}') as Partial<Settings>) }
  } catch {
    return FIRST
  }
}

export function changeSettings(change: Partial<Settings>): void {
  settings = { ...settings, ...change }
  try {
    localStorage.setItem(KEY, JSON.stringify(settings))
  } catch {
    // It lasts as long as the page.
  }
  markStill()
  for (const listener of listeners) listener()
}

const query = typeof matchMedia === 'function' ? matchMedia(STILL_QUERY) : null
query?.addEventListener('change', () => changeSettings({}))

export const currentSettings = (): Settings => settings
/** The system's wish stands above what is chosen here. */
export const isSystemStill = (): boolean => query?.matches ?? false
export const isStill = (): boolean => settings.isStill || isSystemStill()

/** Style sheets read it from the page. */
export function markStill(): void {
  document.documentElement.toggleAttribute('data-still', isStill())
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

export const useSettings = (): Settings =>
  useSyncExternalStore(subscribe, currentSettings, currentSettings)
/** Whether animations end on their last frame at once. */
export const useStill = (): boolean => useSyncExternalStore(subscribe, isStill, isStill)
