import { isTransitPage } from '../app/platform/transit-pages.ts'

/** Where games lead back to, which may be in a frame. */
export const FRAMED_PATH = '/close'

const SECRETS = ['tk', 'enc', 'code']

/**
 * An address that carries a one-time code is told to nobody. The page a popup comes back to stays
 * in touch with the page that opened it, which other pages of other houses may not.
 */
export function specialHeaders({ pathname, searchParams }: URL): Record<string, string> {
  const isSecret = SECRETS.some((name) => searchParams.has(name))
  return {
    ...(isSecret ? { 'referrer-policy': 'no-referrer' } : {}),
    ...(isTransitPage(pathname) ? { 'cross-origin-opener-policy': 'unsafe-none' } : {}),
  }
}
