import { createContext, use } from 'react'
import type { GameCard } from './game-card.ts'

/** What only members can do, and was asked for. */
type MemberWish = 'play' | 'favourite' | 'account'

/** What each window over the page needs to open, besides a way to close. */
export type OverlayProps = {
  search: { text?: string }
  menu: object
  preferences: object
  'sign-in': { tab?: 'login' | 'register'; reason?: MemberWish }
  'first-password': object
  account: object
  /** Asks for a fresh proof; the end says whether it was given. */
  proof: { onEnd: (isProven: boolean) => void }
  wallet: object
  roulette: object
  news: object
  protocol: object
  'demo-list': object
  game: { game: GameCard }
}
export type OverlayName = keyof OverlayProps
export type Closable = { readonly onClose: () => void }

export type OpenOverlay = <Name extends OverlayName>(name: Name, props: OverlayProps[Name]) => void
export const OverlayContext = createContext<OpenOverlay>(() => {})

/** Opens a window over the page, in place of the one that is open. */
export const useOverlay = (): OpenOverlay => use(OverlayContext)
