import { useMember } from '../features/member/member.ts'
import { StatementView, WalletFailed, WalletWaiting } from '../features/wallet/wallet.ts'
import { useText } from '@oriel/web/text'
import { MemberPage } from '../shell/member-page.tsx'
import { memberMeta, memberMiddleware, readMemberTitle } from './member-head.ts'
import type { Route } from './+types/user-statement'

/** S2.057: transaction_record in the member-centre menu. */
export const clientMiddleware = memberMiddleware

export const loader = ({ context }: Route.LoaderArgs) =>
  readMemberTitle(context, 'wallet.statement')

export const meta = ({ loaderData }: Route.MetaArgs): Route.MetaDescriptors =>
  memberMeta(loaderData)

export default function StatementPage() {
  const { t } = useText()
  return (
    <MemberPage title={t('wallet.statement')} lead={t('wallet.statement_lead')}>
      <OwnStatement />
    </MemberPage>
  )
}

/** In the currency the member plays with, which their layout says. */
function OwnStatement() {
  const { layout, readAgain } = useMember()
  if (layout.data) {
    const currency = layout.data.member_currency
    return <StatementView key={currency} currency={currency} />
  }
  return layout.status === 'error' ? (
    <WalletFailed message={layout.message} onRetry={readAgain} />
  ) : (
    <WalletWaiting />
  )
}
