import { BULLETIN_DEPOSIT } from '@oriel/core/content-kinds'
import { useText } from '@oriel/web/text'
import { BulletinPopup } from '../features/bulletin/bulletin.ts'
import { DepositView } from '../features/deposit/deposit.ts'
import { PageHeading } from '../parts/section.tsx'
import { MemberOnly } from '../shell/member-only.tsx'
import { readMoneyTitle } from './deposit-page.ts'
import { memberMeta, memberMiddleware } from './member-head.ts'
import type { Route } from './+types/deposit'

/** S2.045: /Deposit, the page of /user/Deposit without the frame of the member centre. */
export const clientMiddleware = memberMiddleware

export const loader = ({ context }: Route.LoaderArgs) =>
  readMoneyTitle(context, 'deposit', 'deposit.title')

export const meta = ({ loaderData }: Route.MetaArgs): Route.MetaDescriptors =>
  memberMeta(loaderData)

export default function DepositPage() {
  const { t } = useText()
  return (
    <>
      <PageHeading title={t('deposit.title')} lead={t('deposit.lead')} />
      <MemberOnly>
        <DepositView page="plain" />
        <BulletinPopup location={BULLETIN_DEPOSIT} />
      </MemberOnly>
    </>
  )
}
