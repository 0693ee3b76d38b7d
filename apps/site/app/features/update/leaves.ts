export type Place = { readonly pathname: string; readonly search: string; readonly hash: string }

/**
 * With a newer build known, the next page is loaded whole and brings it along. A change of the
 * query is still the same page, and nobody is thrown out of it.
 */
export function loadsWhole(hasNews: boolean, here: Place, next: Place | undefined): string | null {
  if (!hasNews || !next || next.pathname === here.pathname) return null
  return pathOf(next)
}

export const pathOf = ({ pathname, search, hash }: Place): string => `${pathname}${search}${hash}`
