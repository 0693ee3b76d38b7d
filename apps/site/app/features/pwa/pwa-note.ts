/** S3.072: set when this browser has installed the site as an app, or runs as that app. */
export const PWA_KEY = 'pwa'

export type PwaPage = {
  readonly localStorage: Pick<Storage, 'getItem' | 'setItem'>
  readonly navigator: Pick<Navigator, 'userAgent'> & { readonly standalone?: boolean }
  matchMedia(query: string): { readonly matches: boolean }
}

/** Opened from the home screen: Safari says it in its own way. */
export const isStandalone = (page: PwaPage): boolean =>
  page.navigator.standalone === true || page.matchMedia('(display-mode: standalone)').matches

export function rememberPwa({ localStorage }: Pick<PwaPage, 'localStorage'>): void {
  try {
    localStorage.setItem(PWA_KEY, '1')
  } catch {
    // A browser that keeps nothing asks again next time.
  }
}

export function isRememberedPwa({ localStorage }: Pick<PwaPage, 'localStorage'>): boolean {
  try {
    return localStorage.getItem(PWA_KEY) === '1'
  } catch {
    return false
  }
}
