import { useState } from 'react'
import type { FoundGroup } from '../../app/parts/search/found.ts'
import { SearchPalette } from '../../app/parts/search/search-palette.tsx'

const GROUPS: readonly FoundGroup[] = [
  { title: 'Members', found: [{ id: 'm', icon: 'person', title: 'minhkhoa88', to: '/m' }] },
  { title: 'Cases', found: [{ id: 'c', icon: 'info', title: 'PV-1207', to: '/c' }] },
]

export function PaletteScene() {
  const [query, setQuery] = useState('')
  const [opened, setOpened] = useState('')
  return (
    <>
      <output data-opened>{opened}</output>
      <SearchPalette
        query={query}
        onQuery={setQuery}
        groups={GROUPS}
        scope="Oriel"
        onOpen={({ id }, inNewTab) => setOpened(`${id} ${inNewTab}`)}
        onClose={() => setOpened('closed')}
      />
    </>
  )
}
