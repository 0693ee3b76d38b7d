import { useText } from '@oriel/web/text'
import { AwardList, TermsPanel } from '../features/recommend/recommend.ts'
import { Screen } from '../frame/screen.tsx'

export default function RecommendPage() {
  const { t } = useText()
  return (
    <Screen title={t('office.frame.recommend')} isFilled>
      <TermsPanel />
      <AwardList />
    </Screen>
  )
}
