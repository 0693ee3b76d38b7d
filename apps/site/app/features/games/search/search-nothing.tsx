import { Button } from '@oriel/ui/form/button'
import type { RenderLink } from '@oriel/ui/navigation/render-link'
import { EmptyBlock } from '@oriel/ui/feedback/state-block'
import { useText } from '@oriel/web/text'
import type { GameCard } from '../../../platform/game-card.ts'
import type { GameQuery } from '../read-games.ts'
import { readSearch } from './read-search.ts'
import { ResultRow } from './search-results.tsx'
import { useGameList } from '../use-game-list.ts'

type Props = {
  text: string
  /** Null where no filter is on. */
  onClearFilters: (() => void) | null
  onOpen: (game: GameCard) => void
}

/** Nothing was found: a way to ask for less, and something else to look at. */
export function SearchNothing({ text, onClearFilters, onOpen }: Props) {
  const { t } = useText()
  return (
    <>
      <EmptyBlock
        icon="search"
        title={text === '' ? t('games.empty') : t('games.none_found', { text })}
        text={t('games.none_found_text')}
        actions={
          onClearFilters && (
            <Button variant="ghost" icon="filter" onClick={onClearFilters}>
              {t('games.clear_filters')}
            </Button>
          )
        }
      />
      <Suggestions onOpen={onOpen} />
    </>
  )
}

const SUGGESTED = 4
const ANYTHING: GameQuery = { gtIds: [], gpId: null, house: null, tag: null, text: '' }

function Suggestions({ onOpen }: Pick<Props, 'onOpen'>) {
  const { t } = useText()
  const { list } = useGameList(ANYTHING, null, readSearch)
  const games = list.data?.games.slice(0, SUGGESTED) ?? []
  if (games.length === 0) return null
  return (
    <>
      <h3 className="search-heading">{t('games.suggestions')}</h3>
      <ul className="search-results" aria-label={t('games.suggestions')}>
        {games.map((game) => (
          <li key={game.id}>
            <ResultRow game={game} element={button(() => onOpen(game))} />
          </li>
        ))}
      </ul>
    </>
  )
}

const button =
  (onClick: () => void): RenderLink =>
  (parts) => <button type="button" onClick={onClick} {...parts} />
