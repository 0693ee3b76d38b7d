import { useRef, type KeyboardEvent, type ReactNode } from 'react'
import { useText } from '../lib/text.tsx'
import type { SheetTab } from './sheet-tab.ts'
import { Sheet } from './sheet.tsx'

type Props = {
  title: string
  tab: SheetTab | null
  /** What each tab shows; a tab without anything does not stand there. */
  tabs: Readonly<Partial<Record<SheetTab, ReactNode>>>
  onTab: (tab: SheetTab) => void
  onClose: () => void
}

/** The panel of a game: its rules, the player's rounds, the seeds, the settings. */
export function GameSheet({ title, tab, tabs, onTab, onClose }: Props) {
  const { t } = useText()
  const list = useRef<HTMLDivElement>(null)
  const names: Readonly<Record<SheetTab, string>> = {
    rules: t('studio.rules'),
    history: t('studio.history'),
    fairness: t('studio.fairness'),
    settings: t('studio.settings'),
  }
  const shown = (Object.keys(names) as SheetTab[]).filter((name) => tabs[name] !== undefined)
  const onKeyDown = (event: KeyboardEvent) => {
    const way = { ArrowRight: 1, ArrowLeft: -1 }[event.key]
    if (way === undefined || tab === null) return
    const next = shown.at((shown.indexOf(tab) + way) % shown.length)
    if (next === undefined) return
    onTab(next)
    list.current?.querySelector<HTMLElement>(`#tab-${next}`)?.focus()
  }
  return (
    <Sheet title={title} isOpen={tab !== null} onClose={onClose}>
      <div ref={list} className="sheet-tabs" role="tablist" tabIndex={-1} onKeyDown={onKeyDown}>
        {shown.map((name) => (
          <button
            key={name}
            id={`tab-${name}`}
            type="button"
            role="tab"
            aria-selected={name === tab}
            aria-controls="tab-panel"
            tabIndex={name === tab ? 0 : -1}
            onClick={() => onTab(name)}
          >
            {names[name]}
          </button>
        ))}
      </div>
      <div
        key={tab}
        id="tab-panel"
        className="sheet-body"
        role="tabpanel"
        tabIndex={0}
        aria-labelledby={`tab-${tab}`}
      >
        {tab && tabs[tab]}
      </div>
    </Sheet>
  )
}
