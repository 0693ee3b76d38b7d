import { useText } from '@oriel/web/text'
import { PaymentRecords } from '../features/withdrawal/withdrawal.ts'
import { MemberPage } from '../shell/member-page.tsx'
import { readMoneyTitle } from './deposit-page.ts'
import { memberMeta, memberMiddleware } from './member-head.ts'
import type { Route } from './+types/user-records'

/** S2.057: DWRecord in the member-centre menu. */
export const clientMiddleware = memberMiddleware

export const loader = ({ context }: Route.LoaderArgs) =>
  readMoneyTitle(context, 'DWRecord', 'deposit.records_title')

export const meta = ({ loaderData }: Route.MetaArgs): Route.MetaDescriptors =>
  memberMeta(loaderData)

export default function RecordsPage() {
  const { t } = useText()
  return (
    <MemberPage title={t('deposit.records_title')} lead={t('deposit.records_lead')}>
      <PaymentRecords />
    </MemberPage>
  )
}
