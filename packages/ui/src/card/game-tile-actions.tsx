import { Icon } from '../picture/icon.tsx'

export type GameTileLabels = {
  tryDemo: string
  /** With the name of the game: "Favourite: Jade Ascent". */
  favourite: string
  /** "Favourite", for the small mark that shows where the heart itself has no room. */
  isFavourite: string
  /** With the name of the game: "More about Jade Ascent". */
  more: string
}

/** The game does not open now: what is going on, and until when. */
export type TileClosure = { text: string; until?: string }

export type GameTileActionsProps = {
  labels: GameTileLabels
  closure?: TileClosure
  isFavourite?: boolean
  /** A game that opens only without money shows its demo alone. */
  isDemoOnly?: boolean
  /** What shows under a pointer; a tile that is not seen yet does without it. */
  hasLayer?: boolean
  onFavourite?: () => void
  onDemo?: () => void
  /** Opens what a pointer would find by hovering, for those who touch. */
  onMore?: () => void
}

/** What lies over the link of a tile. The layer shows the way in; the link takes the click. */
export function GameTileActions(props: GameTileActionsProps) {
  const { labels, closure, isFavourite = false, isDemoOnly = false, hasLayer = true } = props
  const { onFavourite, onDemo, onMore } = props
  return (
    <>
      {!closure && hasLayer && (
        <div className="game-tile-layer">
          {!isDemoOnly && (
            <span className="game-tile-play" aria-hidden="true">
              <Icon name="play" className="size-6" />
            </span>
          )}
          {onDemo && (
            <button type="button" className="game-tile-demo" onClick={onDemo}>
              {labels.tryDemo}
            </button>
          )}
        </div>
      )}
      {onFavourite && (
        <button
          type="button"
          className="game-tile-heart"
          aria-label={labels.favourite}
          aria-pressed={isFavourite}
          onClick={onFavourite}
        >
          <Icon name="heart" className="size-4.5" />
        </button>
      )}
      {onMore && (
        <button type="button" className="game-tile-more" aria-label={labels.more} onClick={onMore}>
          <Icon name="more" className="size-5" />
        </button>
      )}
    </>
  )
}
