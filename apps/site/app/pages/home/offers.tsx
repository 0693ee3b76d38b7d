import { PromotionCard } from '@oriel/ui/card/promotion-card'
import { Link } from 'react-router'
import { linkTo } from '../../parts/link-to.tsx'
import { useText } from '@oriel/web/text'
import { useVisit } from '../../platform/use-visit.ts'
import { Section } from '../../parts/section.tsx'
import type { HomeData } from './read-home.ts'

export function Offers({ offers }: { offers: HomeData['promotions'] }) {
  const { t } = useText()
  const { lowData } = useVisit()
  return (
    <Section
      icon="gift"
      title={t('shell.promotions')}
      more={
        <Link className="section-link" to="/discount">
          {t('shell.view_all_plain')}
        </Link>
      }
    >
      <ul className="home-offers">
        {offers.map(({ id, title, summary, picture }) => (
          <li key={id}>
            <PromotionCard
              title={title}
              summary={summary}
              picture={picture}
              flat={lowData}
              action={t('shell.details')}
              link={linkTo(`/discount/${id}`)}
            />
          </li>
        ))}
      </ul>
    </Section>
  )
}
