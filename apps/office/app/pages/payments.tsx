import { useText } from '@oriel/web/text'
import { MethodList } from '../features/payment/payment.ts'
import { Screen } from '../frame/screen.tsx'

export default function PaymentsPage() {
  const { t } = useText()
  return (
    <Screen title={t('office.frame.payments')}>
      <MethodList />
    </Screen>
  )
}
