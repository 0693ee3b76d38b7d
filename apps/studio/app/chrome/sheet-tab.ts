import { createContext, use } from 'react'

export type SheetTab = 'rules' | 'history' | 'fairness' | 'settings'

export type SheetOpener = {
  /** Opens the panel of a game on one of its tabs. */
  open: (tab: SheetTab) => void
}
export const SheetContext = createContext<SheetOpener>({ open: () => {} })
export const useSheet = (): SheetOpener => use(SheetContext)
