/** Spec 4: where somebody wanted to go before they had to sign in. Gone with the page. */
let remembered: string | null = null

export const rememberPath = (path: string): void => {
  remembered = path
}

/** Told once. */
export function takeRememberedPath(): string | null {
  const path = remembered
  remembered = null
  return path
}
