import { useText } from '@oriel/web/text'
import { Screen } from '../frame/screen.tsx'
import { icons } from '../parts/icons.ts'
import { StateScreen } from '../parts/state-screen.tsx'

/** An address inside the frame at which there is no screen. */
export default function MissingPage() {
  const { t } = useText()
  return (
    <Screen title={t('office.frame.missing_title')}>
      <StateScreen
        icon={icons.flag}
        title={t('office.frame.missing')}
        text={t('office.frame.missing_text')}
      />
    </Screen>
  )
}
