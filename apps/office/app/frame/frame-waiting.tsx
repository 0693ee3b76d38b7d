import { useText } from '@oriel/web/text'
import type { ReactNode } from 'react'
import { Rail } from './rail.tsx'

/** The frame before it is known who is there: the server writes this, and nothing personal. */
export function FrameWaiting({ children }: { readonly children?: ReactNode }) {
  const { t } = useText()
  return (
    <div className="frame">
      <title>{t('office.frame.title')}</title>
      <Rail site={null} />
      <div className="screen">
        <header className="top-bar" />
        <main id="main" className="screen-main" aria-busy={!children}>
          {children ?? <p className="sr-only">{t('office.frame.loading')}</p>}
        </main>
      </div>
    </div>
  )
}
