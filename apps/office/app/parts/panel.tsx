import { Icon, type IconSource } from '@oriel/ui/picture/icon'
import { type ReactNode, useId } from 'react'

type PanelProps = {
  readonly title: string
  readonly icon?: IconSource
  /** A quiet word beside the title: how many, from when. */
  readonly detail?: ReactNode
  /** Words and buttons at the end of the head. */
  readonly end?: ReactNode
  readonly foot?: ReactNode
  /** A table or a list fills the panel to its edges. */
  readonly isFilled?: boolean
  /** For a panel whose content says already what it is: readers still hear the title. */
  readonly isTitleHidden?: boolean
  /** On a phone it comes before the other panels of the page: the decision. */
  readonly isFirst?: boolean
  readonly children: ReactNode
}

/** A card with a head. Each panel loads and fails alone. */
export function Panel(props: PanelProps) {
  const { title, icon, detail, end, foot, children } = props
  const { isFilled = false, isTitleHidden = false, isFirst = false } = props
  const id = useId()
  return (
    <section className="panel" data-first={isFirst || undefined} aria-labelledby={id}>
      {isTitleHidden ? (
        <h2 id={id} className="sr-only">
          {title}
        </h2>
      ) : (
        <header className="panel-head">
          {icon && <Icon name={icon} />}
          <h2 id={id}>{title}</h2>
          {detail && <small className="panel-detail">{detail}</small>}
          {end && <div className="panel-end">{end}</div>}
        </header>
      )}
      {isFilled ? children : <div className="panel-body">{children}</div>}
      {foot && <footer className="panel-foot">{foot}</footer>}
    </section>
  )
}
