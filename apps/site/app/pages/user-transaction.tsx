import type { MiddlewareFunction } from 'react-router'
import { Rounds } from '../features/round/round.ts'
import { middlewareNamed } from '../platform/middleware.ts'
import { pageContext } from '../platform/page.ts'
import { useText } from '@oriel/web/text'
import { MemberPage } from '../shell/member-page.tsx'
import type { Route } from './+types/user-transaction'

/**
 * S2.057: Transaction in the member-centre menu. The server does not know the member, so it renders
 * a placeholder.
 */
export const clientMiddleware: MiddlewareFunction[] = [
  middlewareNamed('auth'),
  middlewareNamed('words'),
]

export function loader({ context }: Route.LoaderArgs) {
  const { visit, text } = context.get(pageContext)
  if (!visit) throw new Response('no site lives at this address', { status: 404 })
  return { title: `${text.t('round.title')} | ${visit.site.name}` }
}

export const meta = ({ loaderData }: Route.MetaArgs): Route.MetaDescriptors => [
  { title: loaderData?.title },
  { name: 'robots', content: 'noindex' },
]

export default function RoundsPage() {
  const { t } = useText()
  return (
    <MemberPage title={t('round.title')} lead={t('round.lead')}>
      <Rounds />
    </MemberPage>
  )
}
