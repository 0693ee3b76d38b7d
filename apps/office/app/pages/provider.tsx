import { useText } from '@oriel/web/text'
import { useParams } from 'react-router'
import { ProviderView } from '../features/provider/provider.ts'
import { Screen } from '../frame/screen.tsx'
import { useSite } from '../platform/use-site.ts'

export default function ProviderPage() {
  const { t } = useText()
  const { code } = useSite()
  const { provider = '' } = useParams()
  const crumbs = [{ label: t('office.frame.providers'), to: `/${code}/providers` }]
  return (
    <Screen title={provider} crumbs={crumbs}>
      <ProviderView providerId={provider} />
    </Screen>
  )
}
