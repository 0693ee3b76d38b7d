import type { SiteRole } from './me.ts'

const SITE_KEY = 'office-site'

/** Pages that belong to no site: their first word is no site's code. */
const WITHOUT_SITE: ReadonlySet<string> = new Set(['', 'me', 'gallery'])

/** What the address says about the site: one of mine, none, or one I do not work at. */
export function siteOfPath(
  sites: readonly SiteRole[],
  pathname: string,
): SiteRole | 'none' | 'unknown' {
  const [, first = ''] = pathname.split('/')
  if (WITHOUT_SITE.has(first)) return 'none'
  return sites.find(({ code }) => code === first) ?? 'unknown'
}

/** The same page at another site, as far as it means something there. */
export function pathAtSite(pathname: string, code: string): string {
  const [, first = '', screen] = pathname.split('/')
  return WITHOUT_SITE.has(first) || screen === undefined ? `/${code}` : `/${code}/${screen}`
}

export function rememberSite(code: string): void {
  try {
    localStorage.setItem(SITE_KEY, code)
  } catch {
    // A browser that keeps nothing starts with the first site.
  }
}

/** The site to begin with: the one used last in this browser, else the first. */
export function usualSite(sites: readonly SiteRole[]): SiteRole | null {
  let last: string | null = null
  try {
    last = localStorage.getItem(SITE_KEY)
  } catch {
    // As above.
  }
  return sites.find(({ code }) => code === last) ?? sites[0] ?? null
}
