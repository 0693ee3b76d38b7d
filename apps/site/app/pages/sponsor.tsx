import { EmptyBlock } from '@oriel/ui/feedback/state-block'
import { readSponsors, SponsorList } from '../features/sponsor/sponsor.ts'
import { failureText } from '@oriel/web/failure-text'
import { pageMeta } from '../platform/seo/page-meta.ts'
import { pageContext } from '../platform/page.ts'
import { seoWords } from '../platform/seo/seo.ts'
import { useText } from '@oriel/web/text'
import { Failed } from '../parts/failed.tsx'
import { PageHeading } from '../parts/section.tsx'
import type { Route } from './+types/sponsor'

/** S2.013: /sponsor. */
export async function loader({ context }: Route.LoaderArgs) {
  const { call, visit, text } = context.get(pageContext)
  if (!visit) throw new Response('no site lives at this address', { status: 404 })
  const words = seoWords(text, 'sponsor', { site: visit.site.name })
  const answer = await readSponsors(call, visit)
  if (!answer.ok) return { words, sponsors: null, message: failureText(answer, text) }
  return { words, sponsors: answer.value, message: '' }
}

export const meta: Route.MetaFunction = (page) => pageMeta(page.loaderData?.words, page, 'sponsor')

export default function SponsorPage({ loaderData }: Route.ComponentProps) {
  const { t } = useText()
  const { sponsors, message } = loaderData
  return (
    <>
      <PageHeading title={t('sponsor.title')} lead={t('sponsor.lead')} />
      {sponsors === null && <Failed title={t('sponsor.failed')} message={message} />}
      {sponsors?.length === 0 && (
        <EmptyBlock icon="people" title={t('sponsor.empty_title')} text={t('sponsor.empty_text')} />
      )}
      {sponsors && sponsors.length > 0 && <SponsorList sponsors={sponsors} />}
    </>
  )
}
