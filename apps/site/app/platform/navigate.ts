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
