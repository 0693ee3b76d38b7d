import { Button } from '@oriel/ui/button'
import { ErrorBlock } from '@oriel/ui/state-block'
import { useText } from '../../lib/text.tsx'

/** S8.022: a failed list shows the server's message. */
export function DemosFailed({ message, onRetry }: { message: string; onRetry: () => void }) {
  const { t } = useText()
  return (
    <ErrorBlock
      title={t('demo-game.failed')}
      text={message}
      retry={
        <Button variant="ghost" icon="refresh" onClick={onRetry}>
          {t('shell.retry')}
        </Button>
      }
    />
  )
}
