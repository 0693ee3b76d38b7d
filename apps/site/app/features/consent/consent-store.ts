import { consentCookies, readConsent, type ConsentChoice } from '@oriel/core/consent'

/** `unknown` is the server's answer: pages are the same for all guests, cookies are not. */
export type ConsentState = ConsentChoice | 'unasked' | 'later' | 'unknown'

/** Session storage: the question waits until the next visit. */
export const LATER_KEY = 'consent_later'

export type ConsentPage = {
  readonly document: { cookie: string }
  readonly sessionStorage: Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>
  readonly location: { readonly protocol: string }
}

export type ConsentStore = {
  readonly read: () => ConsentState
  readonly choose: (choice: ConsentChoice) => void
  readonly later: () => void
  /** Shows the question again, from the footer: a yes is taken back as easily as it was given. */
  readonly askAgain: () => void
  readonly subscribe: (onChange: () => void) => () => void
}

export function createConsentStore(open: () => ConsentPage): ConsentStore {
  const listeners = new Set<() => void>()
  const tell = () => listeners.forEach((listener) => listener())
  const write = (choice: ConsentChoice | null) => {
    const { document, location } = open()
    const isSecure = location.protocol === 'https:'
    for (const cookie of consentCookies(choice, isSecure)) document.cookie = cookie
  }
  const isLater = () => quietly(() => open().sessionStorage.getItem(LATER_KEY) === '1') ?? false
  return {
    read: () => readConsent(open().document.cookie) ?? (isLater() ? 'later' : 'unasked'),
    choose(choice) {
      write(choice)
      tell()
    },
    later() {
      quietly(() => open().sessionStorage.setItem(LATER_KEY, '1'))
      tell()
    },
    askAgain() {
      write(null)
      quietly(() => open().sessionStorage.removeItem(LATER_KEY))
      tell()
    },
    subscribe(onChange) {
      listeners.add(onChange)
      return () => void listeners.delete(onChange)
    },
  }
}

/** A browser that keeps nothing asks again, and that is all. */
function quietly<Value>(act: () => Value): Value | null {
  try {
    return act()
  } catch {
    return null
  }
}
