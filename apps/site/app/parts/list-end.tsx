import { LoadMore } from '@oriel/ui/navigation/load-more'
import { useText } from '@oriel/web/text'
import type { Pages } from '@oriel/web/use-pages'

type ListEndProps = Pick<Pages<unknown>, 'pages' | 'more'> & { label: string }

/** Below a list that is read a page at a time: why the next page did not come, and the way on. */
export function ListEnd({ pages, more, label }: ListEndProps) {
  const { t } = useText()
  const hasFailed = pages.status === 'error'
  return (
    <>
      {hasFailed && (
        <p className="list-note" role="alert">
          {pages.message}
        </p>
      )}
      {pages.data !== null && pages.data.next !== null && (
        <LoadMore
          label={hasFailed ? t('shell.retry') : label}
          busyLabel={t('shell.loading')}
          isBusy={pages.status === 'pending'}
          onMore={more}
        />
      )}
    </>
  )
}
