import { Dialog } from '@oriel/ui/overlay/dialog'
import { useRef } from 'react'
import type { Closable, OverlayProps } from '../../../platform/overlay.ts'
import { useText } from '@oriel/web/text'
import { SearchFilters } from './search-filters.tsx'
import { SearchFound } from './search-found.tsx'
import { SearchInput } from './search-input.tsx'
import { useGameDoors } from '../use-game-doors.ts'
import { useGameSearch } from './use-game-search.ts'

type Props = OverlayProps['search'] & Closable

/** The search: a field, filters, and below them what many play or what was found. */
export default function SearchOverlay({ text = '', onClose }: Props) {
  const { t } = useText()
  const { open } = useGameDoors()
  const field = useRef<HTMLInputElement>(null)
  const search = useGameSearch(text, open)
  return (
    <Dialog
      isOpen
      sheet
      size="large"
      onClose={onClose}
      title={t('games.search_title')}
      closeLabel={t('shell.close')}
      initialFocus={field}
    >
      <div className="search-window" data-stale={search.list.status === 'pending' || undefined}>
        <SearchInput search={search} field={field} />
        <SearchFilters filter={search.filter} onChange={search.setFilter} />
        <SearchFound search={search} onOpen={open} />
      </div>
    </Dialog>
  )
}
