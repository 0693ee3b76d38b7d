import { Skeleton } from '@oriel/ui/feedback/skeleton'
import { EmptyBlock } from '@oriel/ui/feedback/state-block'
import { useText } from '@oriel/web/text'
import type { ComponentProps, ReactNode } from 'react'
import { ListEnd } from '../../parts/list-end.tsx'
import { NotShown } from './closed.tsx'
import { RecommendTabs } from './recommend-tabs.tsx'
import { useRecommendPages } from './use-recommend-pages.ts'
import './recommend.css'

type RecommendListProps<Item> = {
  call: Parameters<typeof useRecommendPages<Item>>[0]
  /** What stands in place of a list without rows. */
  empty: ComponentProps<typeof EmptyBlock>
  row: (item: Item) => ReactNode
}

/** A list of the friends' pages, page by page, or why it is not shown. */
export function RecommendList<Item>({ call, empty, row }: RecommendListProps<Item>) {
  const { t } = useText()
  const { pages, more, reason } = useRecommendPages<Item>(call)
  const { status, data } = pages
  if (status === 'error' && !data) {
    return <NotShown refusal={{ reason, message: pages.message }} onRetry={more} />
  }
  return (
    <>
      <RecommendTabs />
      {!data && <Skeleton className="h-72 rounded-xl" />}
      {data?.items.length === 0 && <EmptyBlock {...empty} />}
      {data && data.items.length > 0 && (
        <>
          <ul className="recommend-list">{data.items.map(row)}</ul>
          <ListEnd pages={pages} more={more} label={t('content.load_more')} />
        </>
      )}
    </>
  )
}
