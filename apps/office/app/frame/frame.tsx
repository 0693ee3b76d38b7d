import { useText } from '@oriel/web/text'
import { whenIdle } from '@oriel/web/when-idle'
import { type ReactNode, useEffect, useState } from 'react'
import { loadWindows } from '../parts/windows.tsx'
import { createKeyboard } from '../platform/keyboard/keyboard.ts'
import { KeyboardContext } from '../platform/keyboard/use-keys.ts'
import type { SiteRole } from '../platform/me.ts'
import { FrameKeys } from './frame-keys.tsx'
import { Rail } from './rail.tsx'
import { Search } from './search.tsx'
import { TabBar } from './tab-bar.tsx'

type FrameProps = {
  /** The site of the address, or on one's own pages the usual one. */
  readonly site: SiteRole | null
  readonly children: ReactNode
}

/** What stands around every screen: rail, search, keys, and the tab bar of a phone. */
export function Frame({ site, children }: FrameProps) {
  const { t } = useText()
  const [keyboard] = useState(() => createKeyboard())
  useEffect(() => whenIdle(() => void loadWindows()), [])
  return (
    <KeyboardContext value={keyboard}>
      <Search site={site}>
        <a className="skip-link" href="#main">
          {t('office.frame.skip')}
        </a>
        <div className="frame">
          <Rail site={site} />
          {children}
          {site && <TabBar site={site} />}
        </div>
        <FrameKeys site={site} />
      </Search>
    </KeyboardContext>
  )
}
