import { Icon } from '../picture/icon.tsx'
import type { RenderLink } from '../navigation/render-link.tsx'
import { Wordmark, type WordmarkStyle } from '../picture/wordmark.tsx'

export type ProviderCardProps = {
  name: string
  look?: WordmarkStyle
  /** The number of its games in words, or what keeps it closed. */
  note?: string
  isClosed?: boolean
  link?: RenderLink
}

/** A maker of games. One that is closed stays in its place, dimmed, and says why. */
export function ProviderCard({ name, look = 'plain', note, isClosed, link }: ProviderCardProps) {
  const inside = (
    <>
      <Wordmark name={name} look={look} />
      {note && (
        <span className="provider-card-note">
          {isClosed && <Icon name="clock" className="size-3.5" />}
          {note}
        </span>
      )}
    </>
  )
  const className = isClosed ? 'provider-card provider-card-closed' : 'provider-card'
  return link ? link({ className, children: inside }) : <div className={className}>{inside}</div>
}
