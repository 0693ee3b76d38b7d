import { buttonClass } from '@oriel/ui/form/button'
import { Icon } from '@oriel/ui/picture/icon'
import { ErrorBlock } from '@oriel/ui/feedback/state-block'
import { Link, useLocation } from 'react-router'
import { useText } from '@oriel/web/text'

/**
 * A page whose list could not be read, with the server's message. A link to the page itself reads
 * it again, with a script and without.
 */
export function Failed({ title, message }: { title: string; message: string }) {
  const { t } = useText()
  const { pathname, search } = useLocation()
  return (
    <ErrorBlock
      title={title}
      text={message}
      retry={
        <Link to={`${pathname}${search}`} replace className={buttonClass('ghost')}>
          <Icon name="refresh" />
          {t('shell.retry')}
        </Link>
      }
    />
  )
}
