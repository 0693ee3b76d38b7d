import { useText } from '@oriel/web/text'
import { ReadAgain } from '../../parts/read-again.tsx'

/** S8.022: a failed list shows the server's message. */
export function DemosFailed(props: { message: string; onRetry: () => void }) {
  const { t } = useText()
  return <ReadAgain title={t('demo-game.failed')} {...props} />
}
