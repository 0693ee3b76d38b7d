import type { MiddlewareFunction } from 'react-router'
import { loadLaterWords } from '@oriel/web/page-words'
import { rememberPath } from './remembered-path.ts'
import { readSession } from './session.ts'

/**
 * The guard of members' own pages. The server renders every page for a guest, so it stands in the
 * browser: a guest is let through to the page's invitation, and comes back after signing in.
 */
export const authGuard =
  (isMember: () => boolean, remember: (path: string) => void): MiddlewareFunction =>
  ({ request }, next) => {
    const { pathname, search } = new URL(request.url)
    if (!isMember()) remember(`${pathname}${search}`)
    return next()
  }

/** Guards that routes name. Features add theirs here. */
const known: Readonly<Record<string, MiddlewareFunction>> = {
  auth: authGuard(() => readSession() !== null, rememberPath),
  words: async (_args, next) => {
    await loadLaterWords()
    return next()
  },
}

/** S8.011: an unknown middleware name throws at start, not at the first visit. */
export function middlewareNamed(name: string): MiddlewareFunction {
  const found = Object.hasOwn(known, name) ? known[name] : undefined
  if (!found) throw new Error(`unknown middleware: ${name}`)
  return found
}
