import type { ReactNode } from 'react'
import { useSearchParams } from 'react-router'
import { useFormat } from '../../platform/use-format.ts'
import { useText } from '@oriel/web/text'
import { ReadAgain } from '../../parts/read-again.tsx'
import { MoreLink } from '../../parts/more-link.tsx'
import { GameGrid } from './game-grid.tsx'
import { useAutoLoad } from './use-auto-load.ts'
import type { GameListing as Listing } from './use-game-list.ts'

export type GameListingProps = {
  listing: Listing
  label: string
  /** What stands in place of a list without games. */
  empty: ReactNode
  /** How many there are in all, where that is known. */
  total?: number
  firstScreen?: number
}

/** The address of the part of a list that begins after a place in it. */
const addressAfter = (search: URLSearchParams, after: string): string => {
  const next = new URLSearchParams(search)
  next.set('after', after)
  return `?${next}`
}

const SKELETONS = 14

/** A list of games in whatever state it is: coming, failed, empty, shown, growing. */
export function GameListing(props: GameListingProps) {
  const { t } = useText()
  const { list, part } = props.listing
  const isReading = list.status === 'pending' || list.status === 'idle'
  const count = list.data?.games.length ?? 0
  const said = count === 0 ? t('games.found', { count }) : t('games.shown', { count })
  return (
    <div className="game-listing" data-stale={isReading && part === 'beginning' ? true : undefined}>
      <output className="sr-only">{list.status === 'success' ? said : ''}</output>
      <ListBody {...props} isReading={isReading} />
    </div>
  )
}

function ListBody(props: GameListingProps & { isReading: boolean }) {
  const { listing, label, empty, total, firstScreen = 0, isReading } = props
  const { list, part, retry } = listing
  const games = list.data?.games ?? []
  if (list.status === 'error' && part === 'beginning') {
    return <Failed message={list.message} onRetry={retry} />
  }
  if (list.status === 'success' && games.length === 0) return empty
  const coming = isReading && (part === 'more' || games.length === 0) ? SKELETONS : 0
  return (
    <>
      <GameGrid games={games} label={label} firstScreen={firstScreen} coming={coming} />
      <ListEnd listing={listing} total={total} />
    </>
  )
}

function ListEnd({ listing, total }: { listing: Listing; total: number | undefined }) {
  const { t } = useText()
  const format = useFormat()
  const { list, part, loadMore, retry } = listing
  const [search] = useSearchParams()
  const next = list.data?.next ?? null
  const end = useAutoLoad(next !== null && list.status === 'success', loadMore)
  if (list.status === 'error') return <Failed message={list.message} onRetry={retry} />
  if (next === null) return null
  const shown = format.number(list.data?.games.length ?? 0)
  return (
    <div ref={end} className="game-listing-end">
      {total !== undefined && (
        <p className="load-more-note">
          {t('games.shown_of', { shown, total: format.number(total) })}
        </p>
      )}
      <MoreLink
        to={addressAfter(search, next)}
        isBusy={list.status === 'pending' && part === 'more'}
        onMore={loadMore}
      />
    </div>
  )
}

/** S8.022: a failed list shows the server's message. */
export function Failed(props: { message: string; onRetry: () => void }) {
  const { t } = useText()
  return <ReadAgain title={t('games.failed')} {...props} />
}
