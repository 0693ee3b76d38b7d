import type { ReactNode } from 'react'
import { FailedScreen, NotAllowed, TooWide } from '../screens.tsx'
import type { TableData } from './column.ts'

type TableSituationProps<Row> = { readonly data: TableData<Row>; readonly empty: ReactNode }

/** What stands where there are no rows. */
export function TableSituation<Row>({ data, empty }: TableSituationProps<Row>) {
  switch (data.state) {
    case 'loading':
      return null
    case 'failed':
      return <FailedScreen error={data.error} onRetry={data.onRetry} />
    case 'not-allowed':
      return <NotAllowed />
    case 'too-wide':
      return <TooWide />
    case 'ready':
      return data.rows.length === 0 ? empty : null
  }
}
