import { useText } from '@oriel/web/text'
import { useParams } from 'react-router'
import { EnvelopeView } from '../features/red-envelope/red-envelope.ts'
import { Screen } from '../frame/screen.tsx'
import { useSite } from '../platform/use-site.ts'

export default function EnvelopePage() {
  const { t } = useText()
  const { code } = useSite()
  const { id = '' } = useParams()
  return (
    <Screen
      title={t('office.red-envelope.one')}
      crumbs={[{ label: t('office.frame.envelopes'), to: `/${code}/envelopes` }]}
    >
      <EnvelopeView id={id} />
    </Screen>
  )
}
