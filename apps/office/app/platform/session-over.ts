/** Why somebody finds the sign-in page. */
const endings = ['over', 'signed-out', 'welcome'] as const
export type Ending = (typeof endings)[number]

const OVER = 'office-session-over'

/** A call was answered with 401. */
export const tellSessionOver = (): void => void window.dispatchEvent(new Event(OVER))

export function onSessionOver(hear: () => void): () => void {
  window.addEventListener(OVER, hear)
  return () => window.removeEventListener(OVER, hear)
}

const SIGN_IN = '/sign-in'

/** The way to the sign-in page, and from there back to where one was. */
export function signInAddress(why: Ending | null, back: string): string {
  const query = new URLSearchParams()
  if (why) query.set('why', why)
  if (back !== '/' && !back.startsWith(SIGN_IN)) query.set('back', back)
  const text = query.toString()
  return text === '' ? SIGN_IN : `${SIGN_IN}?${text}`
}

export const readEnding = (query: URLSearchParams): Ending | null =>
  endings.find((ending) => ending === query.get('why')) ?? null

const NOWHERE = 'http://office.invalid'

/** Only a path of this host: an address that leads elsewhere could be a trap. */
export function readBack(query: URLSearchParams): string {
  const back = query.get('back') ?? '/'
  if (!back.startsWith('/') || !URL.canParse(back, NOWHERE)) return '/'
  const { origin, pathname, search } = new URL(back, NOWHERE)
  const isOwn = origin === NOWHERE && !pathname.startsWith('//') && !pathname.startsWith(SIGN_IN)
  return isOwn ? pathname + search : '/'
}
