import { useEffect } from 'react'
import type { SiteInfo } from './visit.ts'

/** Spec 3, client storage: wrapped apps read which site they show and that it is the third kind. */
export function useSiteNotes({ name }: Pick<SiteInfo, 'name'>): void {
  useEffect(() => {
    try {
      localStorage.setItem('site_name', name)
      localStorage.setItem('isV3Ver', '1')
    } catch {
      // A browser that keeps nothing shows the same page.
    }
  }, [name])
}
