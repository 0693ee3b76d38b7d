import { useText } from '@oriel/web/text'
import { SwitchBoard, SwitchStory } from '../features/switch/switch.ts'
import { Screen } from '../frame/screen.tsx'
import { Beside } from '../parts/beside.tsx'
import { NotAllowed } from '../parts/screens.tsx'
import { holdsOne } from '../platform/rights.ts'
import { useSite } from '../platform/use-site.ts'

export default function SwitchesPage() {
  const { t } = useText()
  const isAllowed = holdsOne(useSite(), ['switch.off'])
  return (
    <Screen title={t('office.frame.switches')}>
      {isAllowed ? (
        <Beside side={<SwitchStory />}>
          <SwitchBoard />
        </Beside>
      ) : (
        <NotAllowed title={t('office.switch.not_allowed')} text={t('office.switch.ask')} />
      )}
    </Screen>
  )
}
