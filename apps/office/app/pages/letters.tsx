import { useText } from '@oriel/web/text'
import { LettersView } from '../features/letter/letter.ts'
import { Screen } from '../frame/screen.tsx'

export default function LettersPage() {
  const { t } = useText()
  return (
    <Screen title={t('office.frame.letters')} isFilled>
      <LettersView />
    </Screen>
  )
}
