import { useText } from '@oriel/web/text'
import { BulkList } from '../features/bulk/bulk.ts'
import { Screen } from '../frame/screen.tsx'

export default function BulksPage() {
  const { t } = useText()
  return (
    <Screen title={t('office.frame.bulk')} isFilled>
      <BulkList />
    </Screen>
  )
}
