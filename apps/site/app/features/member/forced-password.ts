import type { Mode } from '../../platform/mode.ts'

/** Where phones choose a password of their own; other pages wait until it is done. */
export const FORCED_PASSWORD_PATH = '/user/Info'

/** What must happen before somebody may go on. */
export type ForcedStep = 'none' | 'page' | 'window'

type Visiting = {
  /** Whether the first sign-in needs a change of password. */
  readonly isForced: boolean
  readonly mode: Mode
  readonly pathname: string
}

/**
 * S2.042, S2.072: mobile goes to the page with the form, desktop opens a modal. On the page itself
 * neither is needed.
 */
export function forcedStep({ isForced, mode, pathname }: Visiting): ForcedStep {
  if (!isForced || isPath(pathname)) return 'none'
  return mode === 'mobile' ? 'page' : 'window'
}

const isPath = (pathname: string): boolean =>
  ['/user', FORCED_PASSWORD_PATH].includes(pathname.replace(/\/$/, ''))
