import { useCallback, useMemo } from 'react'
import { useLocation, useNavigate, useSearchParams } from 'react-router'
import type { Column } from './column.ts'
import { readPaging, writePaging, type Paging } from './paging.ts'
import { readSort, writeSort, type Sort } from './sort.ts'

export type ListAddress = {
  readonly paging: Paging
  readonly setPaging: (paging: Paging) => void
  readonly sort: Sort | null
  readonly setSort: (sort: Sort | null) => void
  /** The row whose sheet is open. */
  readonly openId: string | null
  readonly addressOf: (id: string) => string
  readonly close: () => void
}

/** A list in the address: its page, its order and its open row. So a link shows the same list. */
export function useListAddress<Row>(columns: readonly Column<Row>[]): ListAddress {
  const [query] = useSearchParams()
  const { state } = useLocation() as { state: { trail?: unknown } | null }
  const navigate = useNavigate()
  const go = useCallback(
    (next: URLSearchParams, trail: Paging['trail'], isBack = false) =>
      void navigate({ search: next.toString() }, { state: { trail }, replace: isBack }),
    [navigate],
  )
  const paging = useMemo(() => readPaging(query, state?.trail), [query, state])
  const openId = query.get('open')
  const without = (...names: readonly string[]): URLSearchParams => {
    const rest = new URLSearchParams(query)
    for (const name of names) rest.delete(name)
    return rest
  }
  return {
    paging,
    setPaging: (next) => go(writePaging(without('open'), next), next.trail),
    sort: readSort(columns, query.get('sort')),
    setSort(sort) {
      const next = without('sort', 'after', 'open')
      const written = writeSort(sort)
      if (written) next.set('sort', written)
      go(next, [])
    },
    openId,
    addressOf(id) {
      const next = without('open')
      next.set('open', id)
      return `?${next.toString()}`
    },
    close: () => go(without('open'), paging.trail, true),
  }
}
