import { Button } from '@oriel/ui/form/button'
import { useText } from '@oriel/web/text'
import type { GameCard } from '../../../platform/game-card.ts'
import { Failed } from '../game-listing.tsx'
import { isFiltered, NO_FILTER } from './search-filters.tsx'
import { SearchNothing } from './search-nothing.tsx'
import { SearchResults, SearchSkeletons } from './search-results.tsx'
import type { GameSearch } from './use-game-search.ts'

type Props = { search: GameSearch; onOpen: (game: GameCard) => void }

/** What stands below the field, in whatever state it is. The count is said after each answer. */
export function SearchFound({ search, onOpen }: Props) {
  const { t } = useText()
  const { list, found, games, filter } = search
  const question = search.asked.trim()
  const label = question === '' ? t('games.hot') : t('games.results')
  const isSettled = list.status === 'success'
  const count = isSettled && question !== '' ? t('games.found', { count: found.length }) : ''
  return (
    <>
      <div className="search-line">
        <h3 className="search-heading">{label}</h3>
        <output className="search-count">{count}</output>
      </div>
      {list.status === 'error' && <Failed message={list.message} onRetry={search.retry} />}
      {list.data === null && list.status !== 'error' && <SearchSkeletons />}
      {isSettled && found.length === 0 && (
        <SearchNothing
          text={question}
          onClearFilters={isFiltered(filter) ? () => search.setFilter(NO_FILTER) : null}
          onOpen={onOpen}
        />
      )}
      {list.status !== 'error' && games.length > 0 && (
        <SearchResults games={games} listbox={search.listbox} label={label} onOpen={onOpen} />
      )}
      {list.status !== 'error' && question !== '' && search.hasMore && (
        <Button variant="ghost" onClick={search.toggleAll}>
          {search.showsAll
            ? t('games.back_to_search')
            : t('games.show_all', { count: found.length })}
        </Button>
      )}
    </>
  )
}
