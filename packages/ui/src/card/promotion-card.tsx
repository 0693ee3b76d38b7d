import type { ReactNode } from 'react'
import { ShapedPicture } from '../picture/picture-shapes.tsx'
import type { RenderLink } from '../navigation/render-link.tsx'

export type PromotionCardProps = {
  title: string
  /** Its terms in one line. They stand on the card, not behind it. */
  summary?: string
  /** A tag or a count-down, in the upper corner. */
  mark?: ReactNode
  picture: string
  /** The word on what looks like a button: the whole card is the link. */
  action: string
  link: RenderLink
  priority?: boolean
  flat?: boolean
}

const SIZES = '(width >= 62rem) 400px, 92vw'

export function PromotionCard(props: PromotionCardProps) {
  const { title, summary, mark, picture, action, link, priority = false, flat = false } = props
  return (
    <article className="promotion-card">
      <ShapedPicture
        shape="promotion"
        src={picture}
        sizes={SIZES}
        alt=""
        priority={priority}
        flat={flat}
        className="promotion-card-picture"
      />
      {mark && <div className="promotion-card-mark">{mark}</div>}
      {link({
        className: 'promotion-card-link',
        children: <h3 className="promotion-card-title">{title}</h3>,
      })}
      {summary && <p className="promotion-card-summary">{summary}</p>}
      <span className="promotion-card-action" aria-hidden="true">
        {action}
      </span>
    </article>
  )
}
