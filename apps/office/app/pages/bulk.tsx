import { useText } from '@oriel/web/text'
import { useParams } from 'react-router'
import { BulkView } from '../features/bulk/bulk.ts'
import { Screen } from '../frame/screen.tsx'
import { useSite } from '../platform/use-site.ts'

export default function BulkPage() {
  const { t } = useText()
  const { code } = useSite()
  const { id = '' } = useParams()
  return (
    <Screen
      title={t('office.bulk.one')}
      crumbs={[{ label: t('office.frame.bulk'), to: `/${code}/bulk` }]}
    >
      <BulkView id={id} />
    </Screen>
  )
}
