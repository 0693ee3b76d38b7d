import { Rounds } from '../features/round/round.ts'
import { useText } from '@oriel/web/text'
import { MemberPage } from '../shell/member-page.tsx'
import { memberMeta, memberMiddleware, readMemberTitle } from './member-head.ts'
import type { Route } from './+types/user-rounds'

/**
 * S2.057: Transaction in the member-centre menu. The server does not know the member, so it renders
 * a placeholder.
 */
export const clientMiddleware = memberMiddleware

export const loader = ({ context }: Route.LoaderArgs) => readMemberTitle(context, 'round.title')

export const meta = ({ loaderData }: Route.MetaArgs): Route.MetaDescriptors =>
  memberMeta(loaderData)

export default function RoundsPage() {
  const { t } = useText()
  return (
    <MemberPage title={t('round.title')} lead={t('round.lead')}>
      <Rounds />
    </MemberPage>
  )
}
