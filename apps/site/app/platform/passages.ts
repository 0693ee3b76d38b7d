/** Spec 2: windows that wait, close, or bring news of another house to whoever opened them. */
const PASSAGES = ['/loading', '/close', '/authCallback']

/**
 * Nobody stays here: such a page has no layout of its own, whatever the size of its window, and
 * needs neither the member's own things nor a socket.
 */
export const isPassage = (pathname: string): boolean => PASSAGES.includes(pathname)
