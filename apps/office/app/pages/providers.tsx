import { useText } from '@oriel/web/text'
import { ProviderList } from '../features/provider/provider.ts'
import { Screen } from '../frame/screen.tsx'

export default function ProvidersPage() {
  const { t } = useText()
  return (
    <Screen title={t('office.frame.providers')}>
      <ProviderList />
    </Screen>
  )
}
