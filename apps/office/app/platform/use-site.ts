import { createContext, use } from 'react'
import type { SiteRole } from './me.ts'

/** Null on pages about oneself, when nobody is signed in, and at a site one does not work at. */
export const SiteContext = createContext<SiteRole | null>(null)

export const useMaybeSite = (): SiteRole | null => use(SiteContext)

/** The site that the first part of the address names. */
export function useSite(): SiteRole {
  const site = use(SiteContext)
  if (!site) throw new Error('useSite stands outside of a site')
  return site
}
