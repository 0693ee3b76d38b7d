import { useText } from '@oriel/web/text'
import { useParams } from 'react-router'
import { ProposalView } from '../features/proposal/proposal.ts'
import { Screen } from '../frame/screen.tsx'
import { useSite } from '../platform/use-site.ts'

export default function ProposalPage() {
  const { t } = useText()
  const { code } = useSite()
  const { number = '' } = useParams()
  const crumbs = [{ label: t('office.frame.proposals'), to: `/${code}/proposals` }]
  return (
    <Screen title={`PR-${number}`} crumbs={crumbs} isPersonal>
      <ProposalView number={number} />
    </Screen>
  )
}
