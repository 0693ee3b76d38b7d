import { useText } from '@oriel/web/text'
import { ExportList } from '../features/export-job/export-job.ts'
import { Screen } from '../frame/screen.tsx'

export default function ExportsPage() {
  const { t } = useText()
  return (
    <Screen title={t('office.frame.exports')} isFilled>
      <ExportList />
    </Screen>
  )
}
