import { Icon, type IconName } from '@oriel/ui/picture/icon'
import { useId, type ReactNode } from 'react'

/** Where notices gather: over the page, above the tab bar of phones, below windows. */
const TRAY =
  'pointer-events-none fixed inset-x-3 bottom-[calc(100px+env(safe-area-inset-bottom))] z-50 mx-auto grid max-w-130 gap-2.5 in-data-[mode=desktop]:bottom-6'

/** One place for all of them, so that none covers another; what comes is read out politely. */
export function NoticeTray({ children }: { children: ReactNode }) {
  return (
    <div className={TRAY} aria-live="polite">
      {children}
    </div>
  )
}

const CARD =
  'pointer-events-auto grid grid-cols-[auto_1fr] items-start gap-x-3.5 gap-y-3 rounded-lg border border-hairline-strong bg-surface-2 p-4 in-data-[mode=mobile]:gap-y-1.5 in-data-[mode=mobile]:px-3.5 in-data-[mode=mobile]:py-2.5 shadow-lg transition starting:translate-y-3 starting:opacity-0'

export type NoticeProps = {
  readonly icon: IconName
  readonly title: string
  readonly text: string
  readonly children: ReactNode
}

/** A quiet word at the edge of the page. It never takes the focus and never stops anybody. */
export function Notice({ icon, title, text, children }: NoticeProps) {
  const titleId = useId()
  return (
    <section className={CARD} aria-labelledby={titleId}>
      <span className="grid size-10 place-items-center rounded-sm bg-brand-tint text-brand in-data-[mode=mobile]:hidden">
        <Icon name={icon} />
      </span>
      <div className="in-data-[mode=mobile]:col-span-full">
        <h2 id={titleId} className="text-md leading-tight font-bold in-data-[mode=mobile]:text-sm">
          {title}
        </h2>
        <p className="mt-1 text-sm leading-reading text-muted in-data-[mode=mobile]:mt-0.5 in-data-[mode=mobile]:text-xs">
          {text}
        </p>
      </div>
      <div className="col-span-full flex flex-wrap items-center gap-2.5 in-data-[mode=mobile]:gap-2">
        {children}
      </div>
    </section>
  )
}

/** The least of a notice's ways out: as easy to reach as the others, and quieter. */
export function NoticeLink({ onClick, children }: { onClick: () => void; children: ReactNode }) {
  return (
    <button
      type="button"
      className="min-h-tap cursor-pointer px-2 text-sm text-faint underline underline-offset-4"
      onClick={onClick}
    >
      {children}
    </button>
  )
}
