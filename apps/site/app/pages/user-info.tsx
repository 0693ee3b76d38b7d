import { useMember } from '../features/member/member.ts'
import { ForcedPasswordCard, ProfileWaiting } from '../features/profile/profile.ts'
import { FirstPasswordForm } from '../features/recovery/recovery.ts'
import { useSignIn, useSignOut } from '../features/session/session.ts'
import { useText } from '@oriel/web/text'
import { MemberPage } from '../shell/member-page.tsx'
import { memberMeta, memberMiddleware, readMemberTitle } from './member-head.ts'
import type { Route } from './+types/user-info'
import { MemberCards } from './user-info/member-cards.tsx'

/**
 * S2.040, S2.041: /user and /user/Info. The server does not know the member, so it renders
 * placeholders for the cards.
 */
export const clientMiddleware = memberMiddleware

export const loader = ({ context }: Route.LoaderArgs) => readMemberTitle(context, 'profile.title')

export const meta = ({ loaderData }: Route.MetaArgs): Route.MetaDescriptors =>
  memberMeta(loaderData)

export default function UserInfoPage() {
  const { t } = useText()
  return (
    <MemberPage title={t('profile.title')}>
      <UserInfo />
    </MemberPage>
  )
}

function UserInfo() {
  const { layout } = useMember()
  // Whether the password must be changed first decides what else may be asked for.
  if (layout.data === null && layout.status !== 'error') return <ProfileWaiting />
  return layout.data?.first_login_to_change_password ? <FirstPassword /> : <MemberCards />
}

function FirstPassword() {
  const enter = useSignIn()
  const leave = useSignOut()
  return (
    <ForcedPasswordCard form={<FirstPasswordForm onDone={enter} />} onLeave={() => void leave()} />
  )
}
