import { Button } from '@oriel/ui/form/button'
import { ErrorBlock } from '@oriel/ui/feedback/state-block'
import { useText } from '@oriel/web/text'

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
