import { useText } from '@oriel/web/text'
import { FileList } from '../features/settlement/settlement.ts'
import { Screen } from '../frame/screen.tsx'

export default function SettlementsPage() {
  const { t } = useText()
  return (
    <Screen title={t('office.frame.settlements')} isFilled>
      <FileList />
    </Screen>
  )
}
