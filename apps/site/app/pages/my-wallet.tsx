import type { MiddlewareFunction } from 'react-router'
import { WalletView } from '../features/wallet/wallet.ts'
import { middlewareNamed } from '../platform/middleware.ts'
import { pageContext } from '../platform/page.ts'
import { useText } from '@oriel/web/text'
import { useSwitchedCurrency } from '../platform/use-switched-currency.ts'
import { MemberPage } from '../shell/member-page.tsx'
import type { Route } from './+types/my-wallet'

/** S2.054: my_wallet in the member-centre menu. */
export const clientMiddleware: MiddlewareFunction[] = [
  middlewareNamed('auth'),
  middlewareNamed('words'),
]

export function loader({ context }: Route.LoaderArgs) {
  const { visit, text } = context.get(pageContext)
  if (!visit) throw new Response('no site lives at this address', { status: 404 })
  return { title: `${text.t('wallet.title')} | ${visit.site.name}` }
}

export const meta = ({ loaderData }: Route.MetaArgs): Route.MetaDescriptors => [
  { title: loaderData?.title },
  { name: 'robots', content: 'noindex' },
]

export default function MyWalletPage() {
  const { t } = useText()
  return (
    <MemberPage title={t('wallet.title')} lead={t('wallet.lead')}>
      <OwnWallet />
    </MemberPage>
  )
}

const OwnWallet = () => <WalletView onSwitched={useSwitchedCurrency()} />
