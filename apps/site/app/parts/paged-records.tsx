import type { MessageId } from '@oriel/i18n/message-id'
import { Skeleton } from '@oriel/ui/feedback/skeleton'
import { EmptyBlock } from '@oriel/ui/feedback/state-block'
import type { IconName } from '@oriel/ui/picture/icon'
import { useText } from '@oriel/web/text'
import type { Pages } from '@oriel/web/use-pages'
import type { ComponentType } from 'react'
import { ListEnd } from './list-end.tsx'
import { ReadAgain } from './read-again.tsx'

type PagedRecordsProps<Item> = Pages<Item> & {
  readonly icon: IconName
  readonly title: MessageId
  readonly failed: MessageId
  readonly empty: MessageId
  readonly emptyText: MessageId
  readonly list: ComponentType<{ readonly items: readonly Item[] }>
}

/** Records of one kind, a page at a time, with each state of the list. */
export function PagedRecords<Item>(props: PagedRecordsProps<Item>) {
  const { pages, more, icon, title, failed, empty, emptyText, list: List } = props
  const { t } = useText()
  if (pages.data === null) {
    return pages.status === 'error' ? (
      <ReadAgain title={t(failed)} message={pages.message} onRetry={more} />
    ) : (
      <div className="grid gap-4" aria-busy="true">
        <span className="sr-only">{t('shell.loading')}</span>
        <Skeleton className="h-20 w-full" />
        <Skeleton className="h-20 w-full" />
      </div>
    )
  }
  const { items } = pages.data
  if (items.length === 0) {
    return <EmptyBlock icon={icon} title={t(empty)} text={t(emptyText)} />
  }
  return (
    <section className="profile-card" aria-label={t(title)}>
      <h2 className="profile-card-title">{t(title)}</h2>
      <List items={items} />
      <ListEnd pages={pages} more={more} label={t('content.load_more')} />
    </section>
  )
}
