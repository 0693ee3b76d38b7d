import { Button } from '@oriel/ui/form/button'
import { ErrorBlock } from '@oriel/ui/feedback/state-block'
import { useText } from '@oriel/web/text'

type ReadAgainProps = { title: string; message: string; onRetry: () => void }

/** A list that the browser could not read, with the server's message and another try. */
export function ReadAgain({ title, message, onRetry }: ReadAgainProps) {
  const { t } = useText()
  return (
    <ErrorBlock
      title={title}
      text={message}
      retry={
        <Button variant="ghost" icon="refresh" onClick={onRetry}>
          {t('shell.retry')}
        </Button>
      }
    />
  )
}
