import { CardPrompt } from '../features/bank-card/bank-card.ts'
import { WalletView } from '../features/wallet/wallet.ts'
import { useText } from '@oriel/web/text'
import { useSwitchedCurrency } from '../platform/use-switched-currency.ts'
import { MemberPage } from '../shell/member-page.tsx'
import { memberMeta, memberMiddleware, readMemberTitle } from './member-head.ts'
import type { Route } from './+types/my-wallet'

/** S2.054: my_wallet in the member-centre menu. */
export const clientMiddleware = memberMiddleware

export const loader = ({ context }: Route.LoaderArgs) => readMemberTitle(context, 'wallet.title')

export const meta = ({ loaderData }: Route.MetaArgs): Route.MetaDescriptors =>
  memberMeta(loaderData)

export default function MyWalletPage() {
  const { t } = useText()
  return (
    <MemberPage title={t('wallet.title')} lead={t('wallet.lead')}>
      <CardPrompt />
      <OwnWallet />
    </MemberPage>
  )
}

const OwnWallet = () => <WalletView onSwitched={useSwitchedCurrency()} />
