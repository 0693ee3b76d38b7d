import type { RenderLink } from '../navigation/render-link.tsx'
import { ShapedPicture } from '../picture/picture-shapes.tsx'

export type HallCardProps = {
  name: string
  /** A word under the name: the number of its games, or "Opening soon". */
  note?: string
  picture: string
  /** Without it the hall is not open yet. */
  link?: RenderLink
  size?: 'card' | 'broad'
  priority?: boolean
  flat?: boolean
}

const SIZES = { card: '(width >= 62rem) 128px, 45vw', broad: '(width >= 62rem) 256px, 90vw' }

/** The way into a hall of games. Its picture says nothing that its words do not. */
export function HallCard({ name, note, picture, link, size = 'card', ...rest }: HallCardProps) {
  const inside = (
    <>
      <ShapedPicture
        shape="category"
        src={picture}
        sizes={SIZES[size]}
        alt=""
        className="hall-card-picture"
        {...rest}
      />
      <span className="hall-card-name">{name}</span>
      {note && <span className="hall-card-note">{note}</span>}
    </>
  )
  const className = size === 'broad' ? 'hall-card hall-card-broad' : 'hall-card'
  return link ? link({ className, children: inside }) : <div className={className}>{inside}</div>
}
