import { buttonClass } from '@oriel/ui/form/button'
import type { MouseEvent } from 'react'
import { Link } from 'react-router'
import { useText } from '@oriel/web/text'

export type MoreLinkProps = {
  /** The address of the next part by itself. */
  to: string
  isBusy: boolean
  onMore: () => void
}

/** Adds the next part below; where there is no script it leads to that part. */
export function MoreLink({ to, isBusy, onMore }: MoreLinkProps) {
  const { t } = useText()
  const take = (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return
    event.preventDefault()
    onMore()
  }
  return (
    <div className="load-more">
      <Link
        to={to}
        onClick={take}
        aria-disabled={isBusy}
        className={buttonClass('ghost', 'load-more-button')}
      >
        {isBusy && <span className="spinner" aria-hidden="true" />}
        {t(isBusy ? 'shell.loading' : 'content.load_more')}
      </Link>
    </div>
  )
}
