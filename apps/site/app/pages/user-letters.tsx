import { Letters } from '../features/letter/letter.ts'
import { useText } from '@oriel/web/text'
import { MemberPage } from '../shell/member-page.tsx'
import { memberMeta, memberMiddleware, readMemberTitle } from './member-head.ts'
import type { Route } from './+types/user-letters'

/** S2.055: Letter in the member-centre menu. */
export const clientMiddleware = memberMiddleware

export const loader = ({ context }: Route.LoaderArgs) => readMemberTitle(context, 'letter.title')

export const meta = ({ loaderData }: Route.MetaArgs): Route.MetaDescriptors =>
  memberMeta(loaderData)

export default function LettersPage() {
  const { t } = useText()
  return (
    <MemberPage title={t('letter.title')} lead={t('letter.lead')}>
      <Letters />
    </MemberPage>
  )
}
