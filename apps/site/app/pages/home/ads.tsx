import { ShapedPicture } from '@oriel/ui/picture/picture-shapes'
import { Link } from 'react-router'
import { useVisit } from '../../platform/use-visit.ts'
import type { AdCard } from './read-home.ts'

const SHOWN = 2

/** The small cards beside the hero. */
export function Ads({ ads }: { ads: readonly AdCard[] }) {
  if (ads.length === 0) return null
  return (
    <ul className="home-ads">
      {ads.slice(0, SHOWN).map((ad) => (
        <li key={ad.id}>
          <Ad ad={ad} />
        </li>
      ))}
    </ul>
  )
}

function Ad({ ad }: { ad: AdCard }) {
  const { lowData } = useVisit()
  return (
    <Link to={ad.url} className="ad-card">
      <ShapedPicture
        shape="card"
        src={ad.picture}
        sizes="170px"
        alt=""
        flat={lowData}
        className="ad-card-picture"
      />
      <span className="ad-card-title">{ad.title}</span>
    </Link>
  )
}
