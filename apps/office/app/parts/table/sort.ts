/** Sorted by one column, as the address writes it: `promised_at` or `-promised_at`. */
export type Sort = { readonly id: string; readonly isDown: boolean }

type Known = { readonly id: string; readonly isSortable?: boolean }

/** Only columns that may be sorted by; anything else is the usual order. */
export function readSort(columns: readonly Known[], written: string | null): Sort | null {
  const id = written?.replace(/^-/, '')
  const known = columns.some((column) => column.isSortable && column.id === id)
  return known && id !== undefined ? { id, isDown: written?.startsWith('-') ?? false } : null
}

export const writeSort = (sort: Sort | null): string | null =>
  sort && (sort.isDown ? `-${sort.id}` : sort.id)
