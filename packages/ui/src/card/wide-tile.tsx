import { Icon } from '../picture/icon.tsx'
import { ShapedPicture } from '../picture/picture-shapes.tsx'
import type { RenderLink } from '../navigation/render-link.tsx'
import { Ring, type RingProps } from '../feedback/ring.tsx'
import { Skeleton } from '../feedback/skeleton.tsx'
import { Tag, type TagTone } from '../feedback/tag.tsx'

export type TableRoad = {
  /** The last results, oldest first. */
  beads: readonly ('banker' | 'player' | 'tie')[]
  /** The same in words: "Last 15: 8 banker, 6 player, 1 tie". */
  label: string
}

export type WideTileProps = {
  title: string
  titleLang?: string
  provider?: string
  picture: string
  link?: RenderLink
  tag?: { tone: TagTone; text: string }
  /** How long bets are still taken. */
  timer?: RingProps
  road?: TableRoad
  /** What one may stake, and how many sit there, in words. */
  limits?: string
  players?: string
  closure?: { text: string; until?: string }
  priority?: boolean
  flat?: boolean
}

const SIZES = '(width >= 62rem) 280px, 92vw'

/** A table one sits at: its picture as wide as a screen, and under it what goes on there. */
export function WideTile(props: WideTileProps) {
  const { title, titleLang, picture, link, tag, timer, closure } = props
  const { priority = false, flat = false } = props
  const name = (
    <span className="wide-tile-title" lang={titleLang}>
      {title}
    </span>
  )
  return (
    <article className="wide-tile" data-closed={closure !== undefined || undefined}>
      <div className="wide-tile-top">
        <ShapedPicture
          shape="wide"
          src={picture}
          sizes={SIZES}
          alt=""
          priority={priority}
          flat={flat}
          className="wide-tile-picture"
        />
        {link ? link({ className: 'wide-tile-link', children: name }) : name}
        {tag && (
          <div className="wide-tile-tag">
            <Tag tone={tag.tone}>{tag.text}</Tag>
          </div>
        )}
        {timer && !closure && <Ring {...timer} />}
        {closure && (
          <p className="wide-tile-closure">
            <Icon name="clock" className="size-4" />
            {closure.text}
            {closure.until && ` ${closure.until}`}
          </p>
        )}
      </div>
      <Foot {...props} />
    </article>
  )
}

function Foot({ provider, road, limits, players }: WideTileProps) {
  if (!provider && !road && !limits && !players) return null
  return (
    <div className="wide-tile-foot">
      {road && <Road {...road} />}
      {provider && !road && <span className="wide-tile-provider">{provider}</span>}
      <div className="wide-tile-facts">
        {limits && <span className="wide-tile-limits">{limits}</span>}
        {players && <span>{players}</span>}
      </div>
    </div>
  )
}

function Road({ beads, label }: TableRoad) {
  return (
    <div className="bead-road">
      <span className="sr-only">{label}</span>
      {beads.map((bead, at) => (
        // oxlint-disable-next-line react/no-array-index-key -- a result is known by its place alone
        <i key={at} data-bead={bead} aria-hidden="true" />
      ))}
    </div>
  )
}

export const WideTileSkeleton = () => <Skeleton className="wide-tile-skeleton" />
