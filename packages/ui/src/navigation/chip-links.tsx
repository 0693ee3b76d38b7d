import { useEffect, useRef } from 'react'
import { Icon, type IconName } from '../picture/icon.tsx'
import type { RenderLink } from './render-link.tsx'

export type ChipLink = {
  id: string | number
  label: string
  icon?: IconName
  count?: number | string | undefined
  isCurrent: boolean
  link: RenderLink
}

export type ChipLinksProps = {
  label: string
  items: readonly ChipLink[]
  /** One line that is pushed sideways, for more than fit. */
  isRow?: boolean
}

/** Chips that lead somewhere: they are in the address, so they work before any script has come. */
export function ChipLinks({ label, items, isRow = false }: ChipLinksProps) {
  const row = useRef<HTMLElement>(null)
  const current = items.findIndex(({ isCurrent }) => isCurrent)
  useEffect(() => {
    if (row.current) showChip(row.current, current)
  }, [current])
  return (
    <nav ref={row} aria-label={label} className={isRow ? 'chip-row' : undefined}>
      <ul className="chip-group">
        {items.map(({ id, label: name, icon, count, isCurrent, link }) => (
          <li key={id}>
            {link({
              className: 'chip-option',
              ...(isCurrent ? { 'aria-current': 'page' as const } : {}),
              children: (
                <>
                  {icon && <Icon name={icon} className="size-4" />}
                  {name}
                  {count !== undefined && <span className="chip-option-count">{count}</span>}
                </>
              ),
            })}
          </li>
        ))}
      </ul>
    </nav>
  )
}

/** Only the row moves: whoever reads elsewhere on the page stays there. */
function showChip(row: HTMLElement, index: number): void {
  const chip = row.querySelectorAll('li')[index]
  if (!chip) return
  const place = chip.getBoundingClientRect().left - row.getBoundingClientRect().left
  row.scrollLeft += place - (row.clientWidth - chip.clientWidth) / 2
}
