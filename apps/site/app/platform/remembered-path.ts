import { readTarget } from '@oriel/core/url-policy'

/** S4.007: the path that a visitor wanted before the login. A page reload clears it. */
let remembered: string | null = null

export const rememberPath = (path: string): void => {
  remembered = path
}

/** Where to go when the visitor wanted nothing else. */
export const rememberUnlessAsked = (path: string): void => {
  remembered ??= path
}

/** Told once. An address may begin with two slashes, and would then lead away from us. */
export function takeRememberedPath(): string | null {
  const target = remembered === null ? null : readTarget(remembered, [])
  remembered = null
  return target?.kind === 'path' ? target.path : null
}
