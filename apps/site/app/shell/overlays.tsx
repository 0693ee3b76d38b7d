import { loadGameOverlay, loadSearchOverlay } from '../features/games/games.ts'
import { loadDemoListOverlay } from '../features/demo-game/demo-game.ts'
import { loadProtocolOverlay } from '../features/agreement/agreement.ts'
import { loadNewsOverlay } from '../features/bulletin/bulletin.ts'
import { loadRouletteOverlay } from '../features/roulette/roulette.ts'
import { loadProofOverlay } from '../features/session/session.ts'
import { loadWalletOverlay } from '../features/wallet/wallet.ts'
import {
  lazy,
  Suspense,
  useCallback,
  useEffect,
  useMemo,
  useState,
  type ComponentType,
  type LazyExoticComponent,
  type ReactNode,
} from 'react'
import { useSearchParams } from 'react-router'
import {
  OverlayContext,
  type Closable,
  type OpenOverlay,
  type OverlayName,
  type OverlayProps,
} from '../platform/overlay.ts'
import { withLaterWords } from '@oriel/web/page-words'
import { readSession } from '../platform/session.ts'

type Overlays = {
  readonly [Name in OverlayName]: LazyExoticComponent<ComponentType<OverlayProps[Name] & Closable>>
}

/** Nothing of a window is loaded before somebody wants it. */
const overlays: Overlays = {
  search: lazy(loadSearchOverlay),
  menu: lazy(() => import('./header/menu-overlay.tsx')),
  preferences: lazy(() => import('./header/preferences-overlay.tsx')),
  'sign-in': lazy(withLaterWords(() => import('./auth/auth-overlay.tsx'))),
  'first-password': lazy(withLaterWords(() => import('./auth/first-password-overlay.tsx'))),
  proof: lazy(withLaterWords(loadProofOverlay)),
  account: lazy(withLaterWords(() => import('./auth/account-overlay.tsx'))),
  wallet: lazy(withLaterWords(loadWalletOverlay)),
  roulette: lazy(withLaterWords(loadRouletteOverlay)),
  news: lazy(loadNewsOverlay),
  protocol: lazy(loadProtocolOverlay),
  'demo-list': lazy(loadDemoListOverlay),
  game: lazy(loadGameOverlay),
}

/** S2.035: the overlays that the query modal can open. They need no other data. */
const BY_ADDRESS = ['search', 'menu', 'preferences', 'sign-in', 'news', 'protocol', 'demo-list']
const isByAddress = (name: string): name is OverlayName => BY_ADDRESS.includes(name)

type Shown = { readonly name: OverlayName; readonly props: object }

/** Who is signed in already is led to their account, with what they asked for. */
const nameFor = (name: OverlayName): OverlayName =>
  name === 'sign-in' && readSession() ? 'account' : name

export function OverlayHost({ children }: { children: ReactNode }) {
  const [shown, setShown] = useState<Shown | null>(null)
  const open = useCallback<OpenOverlay>(
    (name, props) => setShown({ name: nameFor(name), props }),
    [],
  )
  const close = useCallback(() => setShown(null), [])
  useOpenByAddress(open)
  const Overlay = shown && (overlays[shown.name] as ComponentType<Closable>)
  return (
    <OverlayContext value={open}>
      {children}
      {Overlay && (
        <Suspense fallback={null}>
          <Overlay key={shown.name} {...shown.props} onClose={close} />
        </Suspense>
      )}
    </OverlayContext>
  )
}

/** Followed once and taken out of the address, so that a reload does not repeat it. */
function useOpenByAddress(open: OpenOverlay): void {
  const [search, setSearch] = useSearchParams()
  const wanted = search.get('modal')
  const rest = useMemo(() => {
    const without = new URLSearchParams(search)
    without.delete('modal')
    return without
  }, [search])
  useEffect(() => {
    if (wanted === null) return
    if (wanted === 'register') open('sign-in', { tab: 'register' })
    else if (isByAddress(wanted)) open(wanted, {})
    setSearch(rest, { replace: true, preventScrollReset: true })
  }, [wanted, rest, open, setSearch])
}
