import { useEffect } from 'react'
import type { SiteInfo } from './visit.ts'

/** S3.073: wrapped apps read the name of the site and that it is version 3. */
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
