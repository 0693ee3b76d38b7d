import { useText } from '@oriel/web/text'
import { EventList } from '../features/audit/audit.ts'
import { Screen } from '../frame/screen.tsx'

export default function AuditPage() {
  const { t } = useText()
  return (
    <Screen title={t('office.frame.audit')} isFilled isPersonal>
      <EventList />
    </Screen>
  )
}
