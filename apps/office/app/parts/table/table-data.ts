import type { UseQueryResult } from '@tanstack/react-query'
import type { TableData } from './column.ts'
import { CallFailure } from '../../platform/failure.ts'

type Page<Row> = { readonly list: readonly Row[]; readonly next: string | null }

/** Refused at the door, or by what the call is about. */
const NOT_ALLOWED: ReadonlySet<string> = new Set(['forbidden', 'not_allowed'])

/** What a list shows of a page that is read. */
export function tableData<Row>(read: UseQueryResult<Page<Row>>): TableData<Row> {
  const { data, error, refetch } = read
  if (error instanceof CallFailure && NOT_ALLOWED.has(error.reason)) return { state: 'not-allowed' }
  if (error) return { state: 'failed', error, onRetry: () => void refetch() }
  if (!data) return { state: 'loading' }
  return { state: 'ready', rows: data.list, next: data.next }
}
