import { isHiddenLink } from '@oriel/core/link-code'
import { useText } from '@oriel/web/text'
import { BankCards } from '../features/bank-card/bank-card.ts'
import { CardReturn } from '../features/deposit/deposit.ts'
import { pageContext } from '../platform/page.ts'
import { MemberPage } from '../shell/member-page.tsx'
import { memberMeta, memberMiddleware, readMemberTitle } from './member-head.ts'
import type { Route } from './+types/user-bank-cards'

/** S2.043: /user/BindAccount. */
export const clientMiddleware = memberMiddleware

/** S2.061: a site that hides the link has no such page. */
export function loader({ context }: Route.LoaderArgs) {
  const { visit } = context.get(pageContext)
  if (visit && isHiddenLink('BindAccount', visit.site.hiddenLinks)) {
    throw new Response('this site binds no accounts', { status: 404 })
  }
  return readMemberTitle(context, 'bank-card.title')
}

export const meta = ({ loaderData }: Route.MetaArgs): Route.MetaDescriptors =>
  memberMeta(loaderData)

export default function BankCardsPage() {
  const { t } = useText()
  return (
    <MemberPage title={t('bank-card.title')} lead={t('bank-card.lead')}>
      <CardReturn />
      <BankCards />
    </MemberPage>
  )
}
