import { useSearchParams } from 'react-router'
import { GuestInvitation } from '../features/profile/profile.ts'
import { EnvelopeCheck } from '../features/red-envelope/red-envelope.ts'
import { FairnessForm } from '../features/roulette/roulette.ts'
import { PageHeading } from '../parts/section.tsx'
import { pageContext } from '../platform/page.ts'
import { pageMeta } from '../platform/seo/page-meta.ts'
import { useIsMember } from '../platform/use-is-member.ts'
import { useText } from '@oriel/web/text'
import type { Route } from './+types/fairness'

/** Where whoever was given something draws again what decided it: a spin, or an envelope. */
export function loader({ context }: Route.LoaderArgs) {
  const { visit, text } = context.get(pageContext)
  if (!visit) throw new Response('no site lives at this address', { status: 404 })
  const title = `${text.t('roulette.fair_title')} | ${visit.site.name}`
  return { words: { title, description: text.t('roulette.fair_lead') } }
}

export const meta: Route.MetaFunction = (page) => pageMeta(page.loaderData?.words, page)

export default function Fairness() {
  const { t } = useText()
  const [search] = useSearchParams()
  const envelope = search.get('envelope')
  if (envelope !== null) return <Envelope key={envelope} id={envelope} />
  return (
    <>
      <PageHeading title={t('roulette.fair_title')} lead={t('roulette.fair_lead')} />
      <FairnessForm />
    </>
  )
}

/** /fairness?envelope=<id>: what a member got is theirs to look at. */
function Envelope({ id }: { id: string }) {
  const { t } = useText()
  const isMember = useIsMember()
  return (
    <>
      <PageHeading title={t('red-envelope.fairness')} lead={t('red-envelope.check_lead')} />
      {isMember ? <EnvelopeCheck id={id} /> : <GuestInvitation />}
    </>
  )
}
