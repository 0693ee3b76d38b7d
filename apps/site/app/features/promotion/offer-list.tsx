import { PromotionCard } from '@oriel/ui/card/promotion-card'
import { useCallback, useState } from 'react'
import { call } from '../../platform/call.ts'
import { failureText } from '@oriel/web/failure-text'
import { linkTo } from '../../parts/link-to.tsx'
import { useText } from '@oriel/web/text'
import { usePages, type AskPage, type PageOf } from '@oriel/web/use-pages'
import { useVisit } from '../../platform/use-visit.ts'
import { MoreLink } from '../../parts/more-link.tsx'
import { OfferFacts } from './offer-facts.tsx'
import { OfferTag } from './offer-tag.tsx'
import { listAddress, readOffers, type Offer, type OfferCategory } from './offers.ts'
import './promotion.css'

export type OfferListProps = {
  category: OfferCategory
  first: PageOf<Offer>
  /** The server's time when the page was written. */
  now: number
}

/** Pictures that a visitor sees without scrolling. */
const FIRST_SCREEN = 3

export function OfferList({ category, first, now }: OfferListProps) {
  const text = useText()
  const visit = useVisit()
  const [begun] = useState(() => (typeof window === 'undefined' ? 0 : performance.now()))
  const ask = useCallback<AskPage<Offer>>(
    async (after) => {
      const serverNow = now + performance.now() - begun
      const answer = await readOffers(call, visit, { category, after }, serverNow)
      return answer.ok ? answer : { ok: false, message: failureText(answer, text) }
    },
    [visit, text, category, now, begun],
  )
  const { pages, more } = usePages(ask, first)
  const { items, next } = pages.data ?? first
  return (
    <>
      <ul className="offers">
        {items.map((offer, at) => (
          <li key={offer.id} className="offer">
            <OfferCard offer={offer} isFirst={at < FIRST_SCREEN} />
          </li>
        ))}
      </ul>
      {pages.status === 'error' && (
        <p className="list-note" role="alert">
          {pages.message}
        </p>
      )}
      {next !== null && (
        <MoreLink
          to={listAddress({ category, after: next })}
          isBusy={pages.status === 'pending'}
          onMore={more}
        />
      )}
    </>
  )
}

function OfferCard({ offer, isFirst }: { offer: Offer; isFirst: boolean }) {
  const { t } = useText()
  const { lowData } = useVisit()
  const { id, title, summary, picture, tag } = offer
  return (
    <>
      <PromotionCard
        title={title}
        summary={summary}
        picture={picture}
        mark={tag && <OfferTag tag={tag} />}
        action={t('promotion.details')}
        link={linkTo(`/discount/${id}`, { prefetch: 'intent' })}
        priority={isFirst}
        flat={lowData}
      />
      <OfferFacts offer={offer} />
    </>
  )
}
