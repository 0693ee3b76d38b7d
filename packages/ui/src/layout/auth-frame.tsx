import type { ReactNode, RefObject } from 'react'
import './auth-frame.css'
import { AuthPicture } from './auth-picture.tsx'
import { Dialog } from '../overlay/dialog.tsx'
import { Icon, type IconName } from '../picture/icon.tsx'
import { Tabs } from '../navigation/tabs.tsx'

export type AuthTabs = {
  /** Names the row of tabs. */
  label: string
  options: readonly { readonly value: string; readonly label: string }[]
  value: string
  onChange: (value: string) => void
}

export type AuthFrameProps = {
  isOpen: boolean
  onClose: () => void
  closeLabel: string
  /** What the window is called. With tabs it is only heard, they say it already. */
  title: string
  /** Between logging in and registering. */
  tabs?: AuthTabs
  /** The site's own mark, on the picture. */
  logo: ReactNode
  /** Where the picture lives, without form, width and ending: `/art/welcome/login`. */
  picture: string
  /** For visitors who save data. */
  flat?: boolean
  headline: string
  reasons: readonly { readonly icon: IconName; readonly text: ReactNode }[]
  /** Where the focus goes at first; otherwise to the first thing that takes it. */
  initialFocus?: RefObject<HTMLElement | null>
  children: ReactNode
}

/**
 * The window one comes in by: a picture with three honest reasons, and a form beside it; on a phone
 * a sheet with the picture above. The form is the caller's.
 */
export function AuthFrame(props: AuthFrameProps) {
  const { isOpen, onClose, closeLabel, title, tabs, initialFocus, children } = props
  return (
    <Dialog
      isOpen={isOpen}
      onClose={onClose}
      title={title}
      isTitleHidden={tabs !== undefined}
      closeLabel={closeLabel}
      sheet
      size="wide"
      aside={<Welcome {...props} />}
      {...(initialFocus ? { initialFocus } : {})}
    >
      {tabs ? (
        <Tabs
          variant="underline"
          label={tabs.label}
          tabs={tabs.options.map((option) => ({ ...option, panel: children }))}
          value={tabs.value}
          onChange={tabs.onChange}
        />
      ) : (
        children
      )}
    </Dialog>
  )
}

function Welcome({ logo, picture, flat = false, headline, reasons }: AuthFrameProps) {
  return (
    <div className="auth-welcome">
      <AuthPicture src={picture} flat={flat} />
      <div className="auth-logo">{logo}</div>
      <p className="auth-headline">{headline}</p>
      <ul className="auth-reasons">
        {reasons.map(({ icon, text }) => (
          <li key={icon} className="auth-reason">
            <Icon name={icon} />
            <span>{text}</span>
          </li>
        ))}
      </ul>
    </div>
  )
}
