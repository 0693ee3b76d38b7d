/** S1.025: two layouts. A page is rendered in exactly one of them. */
export type Mode = 'desktop' | 'mobile'

/** S1.026, S9.013: desktop mode is on from this width and off below it. */
const DESKTOP_FROM_PX = 992
/** S9.014: the layout follows a resize when the window has kept its size for this long. */
export const RESIZE_SETTLES_MS = 1_000
/** What the browser found out about its width, for the next page the server renders. */
export const MODE_COOKIE = 'layout_mode'
export const MODE_COOKIE_S = 31_536_000

export const isMode = (text: string | null): text is Mode => text === 'desktop' || text === 'mobile'

export const modeOfWidth = (width: number): Mode =>
  width >= DESKTOP_FROM_PX ? 'desktop' : 'mobile'

/** S2.038: the desktop lock turns desktop mode off, unless the query web_debug is present. */
export const isLocked = (desktopLock: boolean, search: URLSearchParams): boolean =>
  desktopLock && !search.has('web_debug')

/**
 * Runs in the head, before anything is drawn. Where the server guessed wrong the page is asked for
 * once more, so that nobody sees one layout turn into the other. It asks only when the cookie
 * is news to the server: a kept page cannot send it round in circles.
 */
export const MODE_SCRIPT = `(function(d){
if(d.dataset.mode===void 0||d.dataset.modeLocked!==void 0)return
var m=matchMedia('(min-width:${DESKTOP_FROM_PX}px)').matches?'desktop':'mobile',c='${MODE_COOKIE}='+m
if(m===d.dataset.mode||document.cookie.indexOf(c)>=0)return
document.cookie=c+';path=/;max-age=${MODE_COOKIE_S};samesite=lax'
if(document.cookie.indexOf(c)>=0){d.style.visibility='hidden';location.reload()}
})(document.documentElement)`
