import { OfferPage, readOffer } from '../features/promotion/promotion.ts'
import { failureText } from '@oriel/web/failure-text'
import { pageMeta } from '../platform/seo/page-meta.ts'
import { pageContext } from '../platform/page.ts'
import { seoWords } from '../platform/seo/seo.ts'
import { readNumber } from '../platform/read-number.ts'
import { useText } from '@oriel/web/text'
import { Failed } from '../parts/failed.tsx'
import { Missing } from '../parts/missing.tsx'
import { useOverlay } from '../platform/overlay.ts'
import type { Route } from './+types/discount-offer'

/** S2.005: /discount/{id}. */
export async function loader({ context, params }: Route.LoaderArgs) {
  const { call, visit, text } = context.get(pageContext)
  if (!visit) throw new Response('no site lives at this address', { status: 404 })
  const id = readNumber(params.id)
  if (id === null) throw missing(params.id)
  const answer = await readOffer(call, visit, id, Date.now())
  if (answer.ok) {
    const { title, summary } = answer.value
    const words = { title: `${title} | ${visit.site.name}`, description: summary }
    return { offer: answer.value, words, message: '' }
  }
  if (answer.reason === 'promotion_unknown') throw missing(params.id)
  const words = seoWords(text, 'discount', { site: visit.site.name })
  return { offer: null, words, message: failureText(answer, text) }
}

const missing = (id: string) => new Response(`no offer ${id}`, { status: 404 })

export const meta: Route.MetaFunction = (page) => pageMeta(page.loaderData?.words, page, 'discount')

export default function DiscountOffer({ loaderData: { offer, message } }: Route.ComponentProps) {
  const { t } = useText()
  const open = useOverlay()
  if (!offer) return <Failed title={t('promotion.failed')} message={message} />
  return <OfferPage key={offer.id} offer={offer} onSignIn={() => open('sign-in', {})} />
}

export function ErrorBoundary() {
  const { t } = useText()
  return (
    <Missing
      icon="gift"
      title={t('promotion.missing_title')}
      text={t('promotion.missing_text')}
      to="/discount"
      action={t('promotion.show_all')}
    />
  )
}
