import { useMemo, useState, type KeyboardEvent } from 'react'
import type { GameCard } from '../../../platform/game-card.ts'
import type { GameQuery } from '../read-games.ts'
import { readSearch } from './read-search.ts'
import { NO_FILTER } from './search-filters.tsx'
import { useGameList } from '../use-game-list.ts'
import { useListbox } from './use-listbox.ts'

/** As many as are seen without scrolling. */
const SHOWN_FIRST = 8

export type GameSearch = ReturnType<typeof useGameSearch>

/** What was asked, what was found, and which of it is pointed at. */
export function useGameSearch(first: string, onOpen: (game: GameCard) => void) {
  const [asked, ask] = useState(first)
  const [filter, setFilter] = useState(NO_FILTER)
  const [showsAll, setShowsAll] = useState(false)
  const query = useMemo<GameQuery>(
    () => ({ ...filter, gpId: null, house: null, text: asked }),
    [filter, asked],
  )
  const { list, retry } = useGameList(query, null, readSearch)
  const found = list.data?.games ?? []
  const games = showsAll ? found : found.slice(0, SHOWN_FIRST)
  const listbox = useListbox(games.length, (index) => {
    const game = games[index]
    if (game) onOpen(game)
  })
  /** Another question is being typed: what was chosen in the last answer is forgotten. */
  const beginAnew = () => {
    setShowsAll(false)
    listbox.point(-1)
  }
  /** Enter without a choice shows all there is. */
  const onKeyDown = (event: KeyboardEvent) => {
    listbox.onKeyDown(event)
    if (event.key === 'Enter' && !event.defaultPrevented) setShowsAll(true)
  }
  return {
    asked,
    ask,
    beginAnew,
    onKeyDown,
    filter,
    setFilter,
    list,
    retry,
    found,
    games,
    listbox,
    showsAll,
    hasMore: found.length > SHOWN_FIRST,
    toggleAll: () => setShowsAll(!showsAll),
  }
}
