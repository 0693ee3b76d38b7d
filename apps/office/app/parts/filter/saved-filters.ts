import { useCallback } from 'react'
import { useChoice } from '../../platform/choices.ts'
import type { Filter } from './filter.ts'

export type SavedFilter = { readonly name: string; readonly filter: Filter }

/** More of them nobody finds again. */
const SAVED_MAX = 20
export const NAME_MAX = 40

const isFilter = (value: unknown): value is Filter =>
  typeof value === 'object' &&
  value !== null &&
  Object.values(value).every((one) => typeof one === 'string')

/** What was kept, as far as it can be read. */
export function readSaved(kept: unknown): readonly SavedFilter[] {
  if (!Array.isArray(kept)) return []
  return kept
    .flatMap((one: unknown): SavedFilter[] => {
      const { name, filter } = (typeof one === 'object' && one !== null ? one : {}) as {
        name?: unknown
        filter?: unknown
      }
      return typeof name === 'string' && isFilter(filter) ? [{ name, filter }] : []
    })
    .slice(0, SAVED_MAX)
}

type SavedFilters = {
  readonly saved: readonly SavedFilter[]
  /** Under a name that is taken it takes the place of the one before. */
  readonly save: (name: string, filter: Filter) => void
  readonly remove: (name: string) => void
}

/** The filters a person has kept for a list. */
export function useSavedFilters(list: string): SavedFilters {
  const [saved, keep] = useChoice(`filters.${list}`, readSaved)
  const remove = useCallback(
    (name: string) => keep(saved.filter((one) => one.name !== name)),
    [saved, keep],
  )
  const save = useCallback(
    (name: string, filter: Filter) =>
      keep([...saved.filter((one) => one.name !== name), { name, filter }].slice(-SAVED_MAX)),
    [saved, keep],
  )
  return { saved, save, remove }
}
