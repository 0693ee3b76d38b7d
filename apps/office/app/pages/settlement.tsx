import { useText } from '@oriel/web/text'
import { useParams } from 'react-router'
import { FileView } from '../features/settlement/settlement.ts'
import { Screen } from '../frame/screen.tsx'
import { useSite } from '../platform/use-site.ts'

export default function SettlementPage() {
  const { t } = useText()
  const { code } = useSite()
  const { id = '' } = useParams()
  return (
    <Screen
      title={t('office.settlement.one')}
      crumbs={[{ label: t('office.frame.settlements'), to: `/${code}/settlements` }]}
    >
      <FileView id={id} />
    </Screen>
  )
}
