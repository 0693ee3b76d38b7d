import { buttonClass } from '@oriel/ui/form/button'
import type { IconName } from '@oriel/ui/picture/icon'
import { EmptyBlock } from '@oriel/ui/feedback/state-block'
import { isRouteErrorResponse, Link, useRouteError } from 'react-router'

export type MissingProps = {
  icon: IconName
  title: string
  text: string
  /** The way to what is there. */
  to: string
  action: string
}

/** For a page whose address names nothing. Whatever else went wrong is the root's to show. */
export function Missing({ icon, title, text, to, action }: MissingProps) {
  const error = useRouteError()
  if (!isRouteErrorResponse(error) || error.status !== 404) throw error
  return (
    <>
      <h1 className="sr-only">{title}</h1>
      <EmptyBlock
        icon={icon}
        title={title}
        text={text}
        actions={
          <Link to={to} className={buttonClass('primary')}>
            {action}
          </Link>
        }
      />
    </>
  )
}
