import { useText } from '@oriel/web/text'
import type { ReactNode } from 'react'
import { Watermark } from '../parts/watermark.tsx'
import { KeyBar } from './key-bar.tsx'
import { TopBar, type Crumb } from './top-bar.tsx'

type ScreenProps = {
  readonly title: string
  /** The way from the rail to here. */
  readonly crumbs?: readonly Crumb[]
  readonly tag?: ReactNode
  /** How fresh what is shown is, at the end of the key bar. */
  readonly fresh?: ReactNode
  /** The page shows personal data: account and minute lie over it. */
  readonly isPersonal?: boolean
  /** One list fills the page and scrolls by itself. */
  readonly isFilled?: boolean
  /** Buttons that stay at the foot of a phone, in place of the tab bar. */
  readonly phoneActions?: ReactNode
  readonly children: ReactNode
}

const NO_CRUMBS: readonly Crumb[] = []

/** One screen inside the frame. The frame stands still; what is in the screen scrolls. */
export function Screen(props: ScreenProps) {
  const { title, crumbs = NO_CRUMBS, tag, fresh, phoneActions, children } = props
  const { isPersonal = false, isFilled = false } = props
  const { t } = useText()
  return (
    <div className="screen" data-actions={phoneActions ? true : undefined}>
      <title>{`${title} · ${t('office.frame.title')}`}</title>
      <TopBar title={title} crumbs={crumbs} tag={tag} />
      <div className="screen-place">
        <main id="main" className="screen-main" tabIndex={-1} data-filled={isFilled || undefined}>
          {children}
        </main>
        {isPersonal && <Watermark />}
      </div>
      <KeyBar end={fresh} />
      {phoneActions && <div className="phone-actions">{phoneActions}</div>}
    </div>
  )
}
