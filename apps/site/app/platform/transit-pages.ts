/**
 * S2.015 to S2.017: pages that wait, close their window, or report a third-party login to the page
 * that opened them.
 */
const TRANSIT_PAGES = ['/loading', '/close', '/authCallback']

/**
 * Nobody stays here: such a page has no layout of its own, whatever the size of its window, and
 * needs neither the member's own things nor a socket.
 */
export const isTransitPage = (pathname: string): boolean => TRANSIT_PAGES.includes(pathname)
