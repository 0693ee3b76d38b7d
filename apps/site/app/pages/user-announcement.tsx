import { AnnouncementHistory } from '../features/announcement/announcement.ts'
import { useText } from '@oriel/web/text'
import { MemberPage } from '../shell/member-page.tsx'
import { memberMeta, memberMiddleware, readMemberTitle } from './member-head.ts'
import type { Route } from './+types/user-announcement'

/** S2.055: Announcement in the member-centre menu, under info_center. */
export const clientMiddleware = memberMiddleware

export const loader = ({ context }: Route.LoaderArgs) =>
  readMemberTitle(context, 'announcement.title')

export const meta = ({ loaderData }: Route.MetaArgs): Route.MetaDescriptors =>
  memberMeta(loaderData)

export default function AnnouncementPage() {
  const { t } = useText()
  return (
    <MemberPage title={t('announcement.title')} lead={t('announcement.lead')}>
      <AnnouncementHistory />
    </MemberPage>
  )
}
