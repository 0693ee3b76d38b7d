import { isDangerousProtocol, readTarget } from '@oriel/core/url-policy'

export type NavigateOptions = {
  /** Leaving the site must be meant. */
  external?: boolean
  allowedOrigins?: readonly string[]
}

/**
 * Checks where a navigation may go. S8.009: an external URL without the option throws. S8.010: a
 * dangerous protocol throws whatever the options say.
 */
export function checkNavigation(to: string, options: NavigateOptions = {}): string {
  if (isDangerousProtocol(to)) throw new Error('navigation to a dangerous protocol is refused')
  const target = readTarget(to, options.allowedOrigins ?? [])
  if (target?.kind === 'path') return target.path
  if (!options.external)
    throw new Error('navigation to an external address needs the option external')
  if (!target) throw new Error('navigation to an address that is not allowed is refused')
  return target.href
}

type Loading = {
  /** The page that is left does not stay in the history. */
  replace?: boolean
}
type Page = { readonly location: Pick<Location, 'assign' | 'replace'> }

/** Every script that loads another page does it here, so that none goes past the check. */
export function goTo(
  to: string,
  { replace = false, ...options }: NavigateOptions & Loading = {},
  page: Page = window,
): void {
  const checked = checkNavigation(to, options)
  if (replace) page.location.replace(checked)
  else page.location.assign(checked)
}

/** Leaves for an address that our server has issued, such as a game's: any origin may be in it. */
export function goToIssued(url: string, loading: Loading = {}, page: Page = window): void {
  const { href, origin } = new URL(url)
  goTo(href, { ...loading, external: true, allowedOrigins: [origin] }, page)
}
