import { BULLETIN_DEPOSIT } from '@oriel/core/content-kinds'
import { useText } from '@oriel/web/text'
import { BulletinPopup } from '../features/bulletin/bulletin.ts'
import { DepositView } from '../features/deposit/deposit.ts'
import { FastPage } from '../shell/fast-page.tsx'
import { readMoneyTitle } from './deposit-page.ts'
import { memberMeta, memberMiddleware } from './member-head.ts'
import type { Route } from './+types/fast-payment'

/** S2.046: /fastPayment, a deposit on one screen. */
export const clientMiddleware = memberMiddleware

export const loader = ({ context }: Route.LoaderArgs) =>
  readMoneyTitle(context, 'deposit', 'deposit.title')

export const meta = ({ loaderData }: Route.MetaArgs): Route.MetaDescriptors =>
  memberMeta(loaderData)

export default function FastPaymentPage() {
  const { t } = useText()
  return (
    <FastPage title={t('deposit.title')} lead={t('deposit.lead')}>
      <DepositView page="fast" />
      <BulletinPopup location={BULLETIN_DEPOSIT} />
    </FastPage>
  )
}
