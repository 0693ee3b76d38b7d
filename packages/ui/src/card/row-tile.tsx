import { Icon } from '../picture/icon.tsx'
import { ShapedPicture } from '../picture/picture-shapes.tsx'
import type { RenderLink } from '../navigation/render-link.tsx'

export type RowTileProps = {
  title: string
  /** When it was played last, or who made it. */
  note: string
  picture: string
  link: RenderLink
  flat?: boolean
}

/** A game in one line: for what was played last, and for what a search has found. */
export function RowTile({ title, note, picture, link, flat = false }: RowTileProps) {
  return link({
    className: 'row-tile',
    children: (
      <>
        <ShapedPicture
          shape="tile"
          src={picture}
          sizes="52px"
          alt=""
          flat={flat}
          className="row-tile-picture"
        />
        <span className="row-tile-words">
          <span className="row-tile-title">{title}</span>
          <span className="row-tile-note">{note}</span>
        </span>
        <span className="row-tile-play" aria-hidden="true">
          <Icon name="play" className="size-4" />
        </span>
      </>
    ),
  })
}
