import type { Text } from '@oriel/i18n/text'
import { useText } from '@oriel/web/text'
import {
  type ComponentProps,
  createContext,
  type ReactNode,
  use,
  useCallback,
  useState,
} from 'react'
import { useNavigate } from 'react-router'
import { Keys } from '../parts/keys.tsx'
import type { Found, FoundGroup } from '../parts/search/found.ts'
import { SearchPalette } from '../parts/search/search-palette.tsx'
import { useKeys } from '../platform/keyboard/use-keys.ts'
import type { SiteRole } from '../platform/me.ts'
import { pathOf, railOf } from './rail-entries.ts'
import { useFound } from './use-found.ts'

const OpenSearch = createContext<() => void>(() => {})
export const useOpenSearch = (): (() => void) => use(OpenSearch)

/** Screens whose name holds what is typed; all of them before anything is typed. */
function screensOf(site: SiteRole, query: string, { t }: Pick<Text, 't'>): readonly FoundGroup[] {
  const wanted = query.trim().toLowerCase()
  const found = railOf(site)
    .flatMap(({ entries }) => entries)
    .map((entry): Found => ({
      id: entry.to || 'first',
      icon: entry.icon,
      title: t(entry.label),
      to: pathOf(site, entry),
      ...(entry.keys ? { end: <Keys keys={entry.keys} /> } : {}),
    }))
    .filter(({ title }) => title.toLowerCase().includes(wanted))
  return found.length === 0 ? [] : [{ title: t('office.search.go_to'), found }]
}

type SearchProps = { readonly site: SiteRole | null; readonly children: ReactNode }

/** The search that Ctrl K and the box in the top bar open. */
export function Search({ site, children }: SearchProps) {
  const { t } = useText()
  const navigate = useNavigate()
  const [query, setQuery] = useState<string | null>(null)
  const open = useCallback(() => setQuery(''), [])
  const close = (): void => setQuery(null)
  useKeys([{ keys: 'Ctrl K', label: t('office.frame.search'), group: 'everywhere', run: open }])
  const onOpen = ({ to }: Found, inNewTab: boolean): void => {
    close()
    if (inNewTab) window.open(to, '_blank', 'noopener')
    else void navigate(to)
  }
  return (
    <OpenSearch value={open}>
      {children}
      {query !== null && site && (
        <Palette site={site} query={query} onQuery={setQuery} onOpen={onOpen} onClose={close} />
      )}
    </OpenSearch>
  )
}

type PaletteProps = Pick<
  ComponentProps<typeof SearchPalette>,
  'query' | 'onQuery' | 'onOpen' | 'onClose'
> & { readonly site: SiteRole }

/** What the site has under these words first, then screens. */
function Palette({ site, ...props }: PaletteProps) {
  const text = useText()
  const found = useFound(site, props.query)
  return (
    <SearchPalette
      {...props}
      groups={[...found, ...screensOf(site, props.query, text)]}
      scope={text.t('office.search.scope', { site: site.name })}
    />
  )
}
