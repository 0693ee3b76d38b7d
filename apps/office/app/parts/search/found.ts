import type { IconSource } from '@oriel/ui/picture/icon'
import type { ReactNode } from 'react'

/** One thing the search found, or one place to go to. */
export type Found = {
  readonly id: string
  readonly icon: IconSource
  readonly title: string
  readonly detail?: string
  /** A word of state or the keys that lead there too. */
  readonly end?: ReactNode
  readonly to: string
  /** What Ctrl C copies. */
  readonly number?: string
}

export type FoundGroup = {
  readonly title: string
  /** "2 of 4": how many are shown. */
  readonly count?: string
  readonly found: readonly Found[]
}

export const allFound = (groups: readonly FoundGroup[]): readonly Found[] =>
  groups.flatMap(({ found }) => found)

/** Arrows walk over all groups and around their ends. */
export function arrowTarget(key: string, at: number, count: number): number | null {
  if (count === 0) return null
  if (key === 'ArrowDown') return (at + 1) % count
  if (key === 'ArrowUp') return (at - 1 + count) % count
  return null
}
