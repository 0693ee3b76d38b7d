import { useText } from '@oriel/web/text'
import { ProposalList } from '../features/proposal/proposal.ts'
import { Screen } from '../frame/screen.tsx'

export default function ProposalsPage() {
  const { t } = useText()
  return (
    <Screen title={t('office.frame.proposals')} isFilled>
      <ProposalList />
    </Screen>
  )
}
