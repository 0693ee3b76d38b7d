import { readTarget } from '@oriel/core/url-policy'

/** Spec 4: where somebody wanted to go before they had to sign in. Gone with the page. */
let remembered: string | null = null

export const rememberPath = (path: string): void => {
  remembered = path
}

/** Told once. An address may begin with two slashes, and would then lead away from us. */
export function takeRememberedPath(): string | null {
  const target = remembered === null ? null : readTarget(remembered, [])
  remembered = null
  return target?.kind === 'path' ? target.path : null
}
