import { Friends, Invitation, Rewards } from '../features/recommend/recommend.ts'
import { useText } from '@oriel/web/text'
import { useLocation } from 'react-router'
import { MemberPage } from '../shell/member-page.tsx'
import { memberMeta, memberMiddleware, readMemberTitle } from './member-head.ts'
import type { Route } from './+types/user-recommend'

/** S2.058: RecommendProject, RecommendRecord and RecommendMemberSearch, under recommend_award. */
export const clientMiddleware = memberMiddleware

export const loader = ({ context }: Route.LoaderArgs) => readMemberTitle(context, 'recommend.title')

export const meta = ({ loaderData }: Route.MetaArgs): Route.MetaDescriptors =>
  memberMeta(loaderData)

export default function RecommendPage() {
  const { t } = useText()
  return (
    <MemberPage title={t('recommend.title')} lead={t('recommend.lead')}>
      <Tab />
    </MemberPage>
  )
}

/** One document for the three of them: they are read one after the other. */
function Tab() {
  const { pathname } = useLocation()
  if (pathname.includes('Record')) return <Rewards />
  return pathname.includes('MemberSearch') ? <Friends /> : <Invitation />
}
