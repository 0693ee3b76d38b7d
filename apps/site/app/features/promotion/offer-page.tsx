import { Button } from '@oriel/ui/form/button'
import { Icon } from '@oriel/ui/picture/icon'
import { ShapedPicture } from '@oriel/ui/picture/picture-shapes'
import { Link } from 'react-router'
import { useFormat } from '../../platform/use-format.ts'
import { RichText } from '../../parts/rich-text.tsx'
import { useText } from '@oriel/web/text'
import { useIsMember } from '../../platform/use-is-member.ts'
import { useVisit } from '../../platform/use-visit.ts'
import { Section } from '../../parts/section.tsx'
import { ShareButton } from '../../parts/share-button.tsx'
import { OfferExample } from './offer-example.tsx'
import { Fact, OfferFacts } from './offer-facts.tsx'
import { OfferTag } from './offer-tag.tsx'
import type { Offer, OfferDetail } from './offers.ts'
import './promotion.css'

/** One offer: what it gives, its numbers, its text, an example and its terms. */
export function OfferPage({ offer, onSignIn }: { offer: OfferDetail; onSignIn: () => void }) {
  const { t } = useText()
  return (
    <article className="offer-page">
      <Link to="/discount" className="back-link">
        <Icon name="chevron-left" className="size-4" />
        {t('promotion.show_all')}
      </Link>
      <OfferHero offer={offer} />
      <aside className="panel offer-aside" aria-label={t('promotion.conditions')}>
        <h2 className="panel-title">{t('promotion.conditions')}</h2>
        <OfferFacts offer={offer} />
        <TakePart onSignIn={onSignIn} />
        <ShareButton title={offer.title} />
      </aside>
      <div className="offer-main">
        <RichText html={offer.content} />
        <OfferExample offer={offer} />
        <Section title={t('promotion.terms')} icon="check">
          <ul className="offer-terms">
            {offer.terms.map((term) => (
              <li key={term}>{term}</li>
            ))}
          </ul>
          <OfferPeriod offer={offer} />
        </Section>
      </div>
    </article>
  )
}

const SIZES = '(width >= 62rem) 760px, 100vw'

function OfferHero({ offer }: { offer: Offer }) {
  const { lowData } = useVisit()
  const { title, summary, picture, tag } = offer
  return (
    <header className="offer-hero">
      <ShapedPicture
        shape="promotion"
        src={picture}
        sizes={SIZES}
        alt=""
        priority
        flat={lowData}
        className="offer-hero-picture"
      />
      {tag && <OfferTag tag={tag} />}
      <h1 className="offer-hero-title">{title}</h1>
      <p className="offer-hero-summary">{summary}</p>
    </header>
  )
}

function OfferPeriod({ offer: { startsAt, endsAt } }: { offer: Offer }) {
  const { t } = useText()
  const format = useFormat()
  return (
    <dl className="offer-period">
      <Fact label={t('promotion.fact_period')}>
        {endsAt
          ? `${format.dateTime(startsAt)} – ${format.dateTime(endsAt)}`
          : t('promotion.since', { date: format.date(startsAt) })}
      </Fact>
    </dl>
  )
}

function TakePart({ onSignIn }: { onSignIn: () => void }) {
  const { t } = useText()
  const { site } = useVisit()
  if (useIsMember()) return <p className="offer-note">{t('promotion.member_note')}</p>
  return (
    <>
      <Button icon="login" onClick={onSignIn}>
        {t('promotion.log_in')}
      </Button>
      <p className="offer-note">
        {t('promotion.optional')} {site.playMoney && t('shell.play_money_hint')}
      </p>
    </>
  )
}
