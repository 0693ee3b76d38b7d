import { Skeleton } from '@oriel/ui/feedback/skeleton'
import { useText } from '@oriel/web/text'
import type { UseQueryResult } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { FailedScreen } from './screens.tsx'

type ReadBlockProps<Data> = {
  readonly read: Pick<UseQueryResult<Data>, 'data' | 'error' | 'refetch'>
  readonly children: (data: Data) => ReactNode
}

/** What a panel shows of something that is read: its shape, the thing itself, or why it failed. */
export function ReadBlock<Data>({ read, children }: ReadBlockProps<Data>) {
  const { t } = useText()
  if (read.error) return <FailedScreen error={read.error} onRetry={() => void read.refetch()} />
  if (read.data !== undefined) return children(read.data)
  return (
    <div className="panel-body stack" aria-busy="true">
      <span className="sr-only">{t('office.frame.loading')}</span>
      <Skeleton className="w-2/3" />
      <Skeleton className="w-1/2" />
      <Skeleton className="w-3/5" />
    </div>
  )
}
