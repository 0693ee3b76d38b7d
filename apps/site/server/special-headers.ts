import { isTransitPage } from '../app/platform/transit-pages.ts'

/** Where games lead back to, which may be in a frame. */
export const FRAMED_PATH = '/close'

/** Shown in a frame of the office, and nowhere else. */
const PREVIEW = /^\/preview\/announcement(\.data|\/_payload\.json)?$/
export const isPreview = (pathname: string): boolean => PREVIEW.test(pathname)

const SECRETS = ['tk', 'enc', 'code']

/**
 * An address that carries a one-time code is told to nobody. The page a popup comes back to stays
 * in touch with the page that opened it, which other pages of other houses may not.
 */
export function specialHeaders({ pathname, searchParams }: URL): Record<string, string> {
  const isSecret = isPreview(pathname) || SECRETS.some((name) => searchParams.has(name))
  return {
    ...(isSecret ? { 'referrer-policy': 'no-referrer' } : {}),
    ...(isPreview(pathname) ? { 'x-robots-tag': 'noindex, nofollow' } : {}),
    ...(isTransitPage(pathname) ? { 'cross-origin-opener-policy': 'unsafe-none' } : {}),
  }
}
