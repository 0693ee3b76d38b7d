import { EmptyBlock } from '@oriel/ui/feedback/state-block'
import { useText } from '@oriel/web/text'
import { ReadAgain } from '../../parts/read-again.tsx'

/** Why a list of friends is not shown: it is closed for this member, or it could not be read. */
type Refusal = { readonly reason: string | null; readonly message: string }

const CLOSED: ReadonlySet<string> = new Set([
  'recommend_closed',
  'agent_already',
  'agent_not_offered',
])
const isClosed = ({ reason }: Refusal): boolean => reason !== null && CLOSED.has(reason)

export function NotShown({ refusal, onRetry }: { refusal: Refusal; onRetry: () => void }) {
  const { t } = useText()
  if (isClosed(refusal)) {
    return <EmptyBlock icon="people" title={t('recommend.closed')} text={refusal.message} />
  }
  return <ReadAgain title={t('recommend.failed')} message={refusal.message} onRetry={onRetry} />
}
