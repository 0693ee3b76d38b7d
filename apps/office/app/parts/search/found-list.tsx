import { Icon } from '@oriel/ui/picture/icon'
import { useText } from '@oriel/web/text'
import { useEffect } from 'react'
import { Keys } from '../keys.tsx'
import type { Found, FoundGroup } from './found.ts'
import { Marked } from './marked.tsx'

type FoundListProps = {
  readonly id: string
  readonly groups: readonly FoundGroup[]
  readonly chosen: Found | undefined
  readonly query: string
  readonly onOpen: (found: Found) => void
}

/** What was found, in groups. The focus stays in the field; it names the chosen one here. */
export function FoundList({ id, groups, chosen, query, onOpen }: FoundListProps) {
  const { t } = useText()
  const chosenId = chosen && `${id}-${chosen.id}`
  useEffect(() => {
    if (chosenId) document.getElementById(chosenId)?.scrollIntoView({ block: 'nearest' })
  }, [chosenId])
  if (groups.length === 0) return <p className="palette-empty">{t('office.search.nothing')}</p>
  return (
    <div
      id={`${id}-list`}
      className="palette-list"
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a select cannot show this
      role="listbox"
      aria-label={t('office.search.found')}
    >
      {groups.map((group, at) => (
        // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a listbox holds no fieldset
        <div key={group.title} role="group" aria-labelledby={`${id}-group-${at}`}>
          <div id={`${id}-group-${at}`} className="palette-group">
            {group.title} {group.count && <small>{group.count}</small>}
          </div>
          {group.found.map((one) => (
            // The field has the focus and hears the keys.
            // oxlint-disable-next-line jsx-a11y/click-events-have-key-events -- see above
            <div
              key={one.id}
              id={`${id}-${one.id}`}
              className="palette-option"
              // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- an option holds no icon
              role="option"
              aria-selected={one === chosen}
              tabIndex={-1}
              onClick={() => onOpen(one)}
            >
              <Icon name={one.icon} />
              <b>
                <Marked text={one.title} part={query} />
              </b>
              {one.detail && <span className="faint">{one.detail}</span>}
              <span className="palette-end">
                {one.end}
                {one === chosen && <Keys keys="Enter" />}
              </span>
            </div>
          ))}
        </div>
      ))}
    </div>
  )
}
