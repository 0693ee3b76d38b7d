import type { ReactNode } from 'react'

/** One column of a list. */
export type Column<Row> = {
  readonly id: string
  /** Amounts have their currency in the head: "Amount, VND". */
  readonly label: string
  readonly cell: (row: Row) => ReactNode
  /** Numbers stand on the right, with digits of one width. */
  readonly isNumber?: boolean
  /** Of the whole filter and not of the page: the server adds up. */
  readonly sum?: ReactNode
  /** Only columns with an index can be sorted by. */
  readonly isSortable?: boolean
  /** Cannot be hidden: the row would have no name without it. */
  readonly isFixed?: boolean
  readonly width?: string
}

/** What a list shows now. */
export type TableData<Row> =
  | { readonly state: 'loading' }
  | { readonly state: 'failed'; readonly error: unknown; readonly onRetry: () => void }
  | { readonly state: 'not-allowed' }
  | { readonly state: 'too-wide' }
  | {
      readonly state: 'ready'
      readonly rows: readonly Row[]
      /** Where the next page begins; null on the last one. */
      readonly next: string | null
    }
