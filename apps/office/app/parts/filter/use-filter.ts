import { useCallback, useMemo } from 'react'
import { useSearchParams } from 'react-router'
import { readFilter, withValue, writeFilter, type Filter, type FilterField } from './filter.ts'

export type FilterAddress = {
  readonly filter: Filter
  readonly setFilter: (filter: Filter) => void
  readonly setValue: (name: string, value: string | null) => void
}

/** The filter of a list, which lives in its address. */
export function useFilter(fields: readonly FilterField[]): FilterAddress {
  const [query, setQuery] = useSearchParams()
  const filter = useMemo(() => readFilter(fields, query), [fields, query])
  const setFilter = useCallback(
    (next: Filter) => setQuery((before) => writeFilter(fields, next, before)),
    [fields, setQuery],
  )
  const setValue = useCallback(
    (name: string, value: string | null) => setFilter(withValue(filter, name, value)),
    [filter, setFilter],
  )
  return { filter, setFilter, setValue }
}
