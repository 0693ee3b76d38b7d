import type { ReactNode } from 'react'
import {
  GameTileActions,
  type GameTileActionsProps,
  type TileClosure,
} from './game-tile-actions.tsx'
import { Icon } from '../picture/icon.tsx'
import { ShapedPicture } from '../picture/picture-shapes.tsx'
import type { RenderLink } from '../navigation/render-link.tsx'
import { Skeleton } from '../feedback/skeleton.tsx'
import { Tag } from '../feedback/tag.tsx'

export type { GameTileLabels, TileClosure } from './game-tile-actions.tsx'

export type GameTileProps = GameTileActionsProps & {
  title: string
  /** The language of the title where it is not the page's, as in `lang`. */
  titleLang?: string
  provider: string
  /** Where the picture lives, without width and ending. */
  picture: string
  /** The palette of the picture; the title takes a breath of its colour. */
  tint?: string
  /** Without it the tile leads nowhere, as when the game is closed. */
  link?: RenderLink
  tag?: { tone: 'hot' | 'new' | 'dark'; text: string }
  /** In the first row of the first screen: its picture is wanted at once. */
  priority?: boolean
  flat?: boolean
}

/** A seventh of the desktop's width, a third of what stands beside the rail of a phone. */
const SIZES = '(width >= 62rem) 164px, (width >= 40rem) 22vw, 30vw'

/** One link over the whole picture, and buttons above it: a heart, a demo, and more for touch. */
export function GameTile(props: GameTileProps) {
  const { title, titleLang, provider, picture, tint, tag, closure, labels } = props
  const { isFavourite = false, onMore, priority = false, flat = false } = props
  return (
    <article
      className="game-tile"
      data-tint={tint}
      data-closed={closure !== undefined || undefined}
      data-more={onMore !== undefined || undefined}
    >
      <ShapedPicture
        shape="tile"
        src={picture}
        sizes={SIZES}
        alt=""
        priority={priority}
        flat={flat}
        className="game-tile-picture"
      />
      <div className="game-tile-foot">
        <TileLink {...props}>
          <span className="game-tile-title" lang={titleLang}>
            {title}
          </span>
        </TileLink>
        <span className="game-tile-provider">{provider}</span>
      </div>
      {(tag || isFavourite) && (
        <div className="game-tile-tags">
          {tag && <Tag tone={tag.tone}>{tag.text}</Tag>}
          {isFavourite && (
            <Icon name="heart" label={labels.isFavourite} className="game-tile-loved size-4" />
          )}
        </div>
      )}
      {closure && <Closure {...closure} />}
      <GameTileActions {...props} />
    </article>
  )
}

function TileLink({ link, children }: Pick<GameTileProps, 'link'> & { children: ReactNode }) {
  return link ? link({ className: 'game-tile-link', children }) : <span>{children}</span>
}

function Closure({ text, until }: TileClosure) {
  return (
    <p className="game-tile-closure">
      <Icon name="clock" className="size-5" />
      <span>{text}</span>
      {until && <span className="game-tile-until">{until}</span>}
    </p>
  )
}

export const GameTileSkeleton = () => <Skeleton className="game-tile-skeleton" />
