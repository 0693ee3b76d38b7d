import { Icon } from '@oriel/ui/picture/icon'
import { ShapedPicture } from '@oriel/ui/picture/picture-shapes'
import { Link } from 'react-router'
import { RichText } from '../../parts/rich-text.tsx'
import { useText } from '@oriel/web/text'
import { useVisit } from '../../platform/use-visit.ts'
import type { Sponsor } from './sponsors.ts'
import './sponsor.css'

const SIZES = '(width >= 62rem) 360px, 92vw'
/** Pictures that a visitor sees without scrolling. */
const FIRST_SCREEN = 3

export function SponsorList({ sponsors }: { sponsors: readonly Sponsor[] }) {
  return (
    <ul className="sponsors">
      {sponsors.map((sponsor, at) => (
        <li key={sponsor.id}>
          <SponsorCard sponsor={sponsor} isFirst={at < FIRST_SCREEN} />
        </li>
      ))}
    </ul>
  )
}

function SponsorCard({ sponsor, isFirst }: { sponsor: Sponsor; isFirst: boolean }) {
  const { t } = useText()
  const { lowData } = useVisit()
  const { name, text, picture, url, since } = sponsor
  return (
    <article className="sponsor">
      <ShapedPicture
        shape="promotion"
        src={picture}
        sizes={SIZES}
        alt=""
        priority={isFirst}
        flat={lowData}
        className="sponsor-picture"
      />
      <div className="sponsor-words">
        <p className="sponsor-since">{t('sponsor.since', { year: String(since) })}</p>
        <h2 className="sponsor-name">{name}</h2>
        <RichText html={text} />
        {url && <SponsorLink name={name} url={url} />}
      </div>
    </article>
  )
}

function SponsorLink({ name, url }: { name: string; url: string }) {
  const { t } = useText()
  const label = t('sponsor.visit', { name })
  if (url.startsWith('/')) {
    return (
      <Link to={url} className="text-link">
        {label}
      </Link>
    )
  }
  return (
    <a href={url} target="_blank" rel="noopener noreferrer" className="text-link">
      {label}
      <Icon name="external" className="size-4" label={t('content.opens_new_tab')} />
    </a>
  )
}
