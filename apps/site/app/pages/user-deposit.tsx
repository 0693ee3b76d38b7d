import { BULLETIN_DEPOSIT } from '@oriel/core/content-kinds'
import { useText } from '@oriel/web/text'
import { BulletinPopup } from '../features/bulletin/bulletin.ts'
import { DepositView } from '../features/deposit/deposit.ts'
import { MemberPage } from '../shell/member-page.tsx'
import { readMoneyTitle } from './deposit-page.ts'
import { memberMeta, memberMiddleware } from './member-head.ts'
import type { Route } from './+types/user-deposit'

/** S2.044: /user/Deposit. */
export const clientMiddleware = memberMiddleware

export const loader = ({ context }: Route.LoaderArgs) =>
  readMoneyTitle(context, 'deposit', 'deposit.title')

export const meta = ({ loaderData }: Route.MetaArgs): Route.MetaDescriptors =>
  memberMeta(loaderData)

export default function UserDepositPage() {
  const { t } = useText()
  return (
    <MemberPage title={t('deposit.title')} lead={t('deposit.lead')}>
      <DepositView page="user" />
      {/* S4.051: here the bulletins show each time. */}
      <BulletinPopup location={BULLETIN_DEPOSIT} />
    </MemberPage>
  )
}
