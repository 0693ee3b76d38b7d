import { useText } from '@oriel/web/text'
import { EnvelopeList } from '../features/red-envelope/red-envelope.ts'
import { Screen } from '../frame/screen.tsx'

export default function EnvelopesPage() {
  const { t } = useText()
  return (
    <Screen title={t('office.frame.envelopes')} isFilled>
      <EnvelopeList />
    </Screen>
  )
}
