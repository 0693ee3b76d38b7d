import { type KeyboardEvent, type ReactNode, useId } from 'react'
import { Icon, type IconName } from '../picture/icon.tsx'
import { rovingTarget } from './roving.ts'

export type Tab = {
  value: string
  label: string
  icon?: IconName
  count?: number | string
  /** What the tab shows. Only the chosen one is made. */
  panel: ReactNode
}

export type TabsProps = {
  label: string
  tabs: readonly Tab[]
  value: string
  onChange: (value: string) => void
  /** `segments` share one box, as between signing in and signing up. */
  variant?: 'pills' | 'underline' | 'segments'
}

/** One row of tabs is one stop of the Tab key; arrows walk along it and choose as they go. */
export function Tabs({ label, tabs, value, onChange, variant = 'pills' }: TabsProps) {
  const id = useId()
  const index = Math.max(
    0,
    tabs.findIndex((tab) => tab.value === value),
  )
  const onKeyDown = (event: KeyboardEvent<HTMLElement>): void => {
    const next = rovingTarget(event.key, index, tabs.length)
    const tab = next === undefined ? undefined : tabs[next]
    if (next === undefined || !tab) return
    event.preventDefault()
    onChange(tab.value)
    const all = event.currentTarget.parentElement?.querySelectorAll<HTMLElement>('[role=tab]')
    all?.[next]?.focus()
  }
  return (
    <div className="tabs">
      <div className="tabs-list" role="tablist" aria-label={label} data-variant={variant}>
        {tabs.map((tab, at) => (
          <button
            key={tab.value}
            type="button"
            role="tab"
            className="tab"
            id={`${id}-tab-${tab.value}`}
            aria-selected={at === index}
            aria-controls={at === index ? `${id}-panel` : undefined}
            tabIndex={at === index ? 0 : -1}
            onClick={() => onChange(tab.value)}
            onKeyDown={onKeyDown}
          >
            {tab.icon && <Icon name={tab.icon} className="size-4" />}
            {tab.label}
            {tab.count !== undefined && <span className="tab-count">{tab.count}</span>}
          </button>
        ))}
      </div>
      <div
        className="tabs-panel"
        role="tabpanel"
        id={`${id}-panel`}
        aria-labelledby={`${id}-tab-${tabs[index]?.value}`}
      >
        {tabs[index]?.panel}
      </div>
    </div>
  )
}
