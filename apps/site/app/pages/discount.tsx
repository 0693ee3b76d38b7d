import { buttonClass } from '@oriel/ui/form/button'
import { EmptyBlock } from '@oriel/ui/feedback/state-block'
import { Link } from 'react-router'
import {
  CATEGORY_WORDS,
  CategoryLinks,
  listAddress,
  OfferList,
  readCategory,
  readCursor,
  readOffers,
} from '../features/promotion/promotion.ts'
import { failureText } from '@oriel/web/failure-text'
import { pageMeta } from '../platform/seo/page-meta.ts'
import { pageContext } from '../platform/page.ts'
import { seoWords } from '../platform/seo/seo.ts'
import { useText } from '@oriel/web/text'
import { Failed } from '../parts/failed.tsx'
import { PageHeading } from '../parts/section.tsx'
import type { Route } from './+types/discount'

/** S2.004: /discount. The address holds the category and the position in the list. */
export async function loader({ context, request }: Route.LoaderArgs) {
  const { call, visit, text } = context.get(pageContext)
  if (!visit) throw new Response('no site lives at this address', { status: 404 })
  const search = new URL(request.url).searchParams
  const query = {
    category: readCategory(search.get('category')),
    after: readCursor(search.get('after')),
  }
  const now = Date.now()
  const words = seoWords(text, 'discount', { site: visit.site.name })
  const answer = await readOffers(call, visit, query, now)
  if (!answer.ok) return { ...query, now, words, list: null, message: failureText(answer, text) }
  return { ...query, now, words, list: answer.value, message: '' }
}

export const meta: Route.MetaFunction = (page) => pageMeta(page.loaderData?.words, page, 'discount')

export default function Discount({ loaderData }: Route.ComponentProps) {
  const { t } = useText()
  const { list, message, category, after, now } = loaderData
  return (
    <>
      <PageHeading title={t('promotion.title')} lead={t('promotion.lead')} />
      {list === null && <Failed title={t('promotion.failed')} message={message} />}
      {list && (
        <>
          <CategoryLinks current={category} counts={list.categories} />
          {after !== null && (
            <Link className="section-link" to={listAddress({ category, after: null })}>
              {t('content.from_start')}
            </Link>
          )}
          {list.items.length === 0 ? (
            <Nothing isFiltered={category !== 'all' || after !== null} />
          ) : (
            <>
              <h2 className="sr-only">{t(CATEGORY_WORDS[category])}</h2>
              <OfferList
                key={listAddress({ category, after })}
                category={category}
                first={list}
                now={now}
              />
            </>
          )}
        </>
      )}
    </>
  )
}

function Nothing({ isFiltered }: { isFiltered: boolean }) {
  const { t } = useText()
  return (
    <EmptyBlock
      icon="gift"
      title={t('promotion.empty_title')}
      text={t('promotion.empty_text')}
      actions={
        isFiltered && (
          <Link to="/discount" className={buttonClass('ghost')}>
            {t('promotion.show_all')}
          </Link>
        )
      }
    />
  )
}
