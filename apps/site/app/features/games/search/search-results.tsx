import type { LinkParts, RenderLink } from '@oriel/ui/navigation/render-link'
import { RowTile } from '@oriel/ui/card/row-tile'
import { Skeleton } from '@oriel/ui/feedback/skeleton'
import { useVisit } from '../../../platform/use-visit.ts'
import { useHalls } from '../hall/use-halls.ts'
import type { GameCard } from '../../../platform/game-card.ts'
import { GameTagMark } from '../game-facts.tsx'
import type { Listbox } from './use-listbox.ts'

const SKELETONS = 8

type Props = {
  games: readonly GameCard[]
  listbox: Listbox
  label: string
  onOpen: (game: GameCard) => void
}

/** The list below the field. Its options are not stops of the Tab key: the field walks them. */
export function SearchResults({ games, listbox, label, onOpen }: Props) {
  return (
    // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a select cannot show pictures
    <div className="search-results" role="listbox" id={listbox.id} aria-label={label}>
      {games.map((game, index) => (
        <ResultRow key={game.id} game={game} element={option(listbox, index, () => onOpen(game))} />
      ))}
    </div>
  )
}

const option =
  (listbox: Listbox, index: number, onTake: () => void): RenderLink =>
  (parts) =>
    (
      // oxlint-disable-next-line jsx-a11y/click-events-have-key-events -- the field has the keys
      <div
        // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- an option cannot show pictures
        role="option"
        tabIndex={-1}
        id={listbox.optionId(index)}
        aria-selected={index === listbox.active}
        onPointerMove={() => listbox.point(index)}
        onClick={onTake}
        {...parts}
      />
    )

/** A game that was found: its picture, its name, who made it and where it stands. */
export function ResultRow({ game, element }: { game: GameCard; element: RenderLink }) {
  const { lowData } = useVisit()
  const hall = useHalls()?.find(({ id }) => id === game.gtId)
  return (
    <RowTile
      title={game.name}
      note={hall ? `${game.provider} · ${hall.name}` : game.provider}
      picture={game.picture}
      flat={lowData}
      link={withTag(game, element)}
    />
  )
}

const withTag =
  (game: GameCard, element: RenderLink): RenderLink =>
  ({ children, ...parts }: LinkParts) =>
    element({
      ...parts,
      children: (
        <>
          {children}
          <span className="search-result-tag">
            <GameTagMark game={game} />
          </span>
        </>
      ),
    })

export const SearchSkeletons = () => (
  <div className="search-results" aria-hidden="true">
    {Array.from({ length: SKELETONS }, (_, index) => (
      <Skeleton key={index} className="search-skeleton" />
    ))}
  </div>
)
