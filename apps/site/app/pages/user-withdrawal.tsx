import { useText } from '@oriel/web/text'
import { WithdrawalView } from '../features/withdrawal/withdrawal.ts'
import { MemberPage } from '../shell/member-page.tsx'
import { readMoneyTitle } from './deposit-page.ts'
import { memberMeta, memberMiddleware } from './member-head.ts'
import type { Route } from './+types/user-withdrawal'

/** S2.056: Withdrawal in the member-centre menu. */
export const clientMiddleware = memberMiddleware

export const loader = ({ context }: Route.LoaderArgs) =>
  readMoneyTitle(context, 'withdrawal', 'withdrawal.title')

export const meta = ({ loaderData }: Route.MetaArgs): Route.MetaDescriptors =>
  memberMeta(loaderData)

export default function UserWithdrawalPage() {
  const { t } = useText()
  return (
    <MemberPage title={t('withdrawal.title')} lead={t('withdrawal.lead')}>
      <WithdrawalView />
    </MemberPage>
  )
}
