import type { MiddlewareFunction } from 'react-router'
import { useMember } from '../features/member/member.ts'
import { StatementView, WalletFailed, WalletWaiting } from '../features/wallet/wallet.ts'
import { middlewareNamed } from '../platform/middleware.ts'
import { pageContext } from '../platform/page.ts'
import { useText } from '@oriel/web/text'
import { MemberPage } from '../shell/member-page.tsx'
import type { Route } from './+types/user-statement'

/** S2.057: transaction_record in the member-centre menu. */
export const clientMiddleware: MiddlewareFunction[] = [
  middlewareNamed('auth'),
  middlewareNamed('words'),
]

export function loader({ context }: Route.LoaderArgs) {
  const { visit, text } = context.get(pageContext)
  if (!visit) throw new Response('no site lives at this address', { status: 404 })
  return { title: `${text.t('wallet.statement')} | ${visit.site.name}` }
}

export const meta = ({ loaderData }: Route.MetaArgs): Route.MetaDescriptors => [
  { title: loaderData?.title },
  { name: 'robots', content: 'noindex' },
]

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
