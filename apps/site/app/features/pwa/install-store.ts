import { isRememberedPwa, isStandalone, rememberPwa, type PwaPage } from './pwa-note.ts'

/** What browsers of the Chrome family hand over when a site can be installed. */
type InstallPrompt = Event & {
  prompt(): Promise<unknown>
  readonly userChoice: Promise<{ readonly outcome: 'accepted' | 'dismissed' }>
}

export type InstallState = { readonly canInstall: boolean; readonly isInstalled: boolean }

export type InstallPage = PwaPage & Pick<Window, 'addEventListener'>

export type InstallStore = {
  read(): InstallState
  /** Lets the browser ask; true when the visitor said yes. */
  install(): Promise<boolean>
  subscribe(onChange: () => void): () => void
}

/**
 * Browsers offer to install once, early, and to whoever listens then. The offer is kept here until
 * a page wants it; nothing is shown before somebody asks for it.
 */
export function createInstallStore(page: InstallPage): InstallStore {
  const listeners = new Set<() => void>()
  let offer: InstallPrompt | null = null
  const opened = isStandalone(page)
  if (opened) rememberPwa(page)
  let state: InstallState = { canInstall: false, isInstalled: opened || isRememberedPwa(page) }
  const set = (next: InstallState) => {
    state = next
    for (const listener of listeners) listener()
  }
  const take = (event: Event) => {
    // Else the browser shows a bar of its own, in its own time.
    event.preventDefault()
    offer = event as InstallPrompt
    // What can be installed is not there: it was removed since we noted it.
    set({ canInstall: true, isInstalled: false })
  }
  const noteInstalled = () => {
    offer = null
    rememberPwa(page)
    set({ canInstall: false, isInstalled: true })
  }
  page.addEventListener('beforeinstallprompt', take)
  page.addEventListener('appinstalled', noteInstalled)
  return {
    read: () => state,
    async install() {
      if (!offer) return false
      const asked = offer
      // Each offer can be used once; a browser that was refused makes a new one when it likes.
      offer = null
      set({ ...state, canInstall: false })
      await asked.prompt()
      const { outcome } = await asked.userChoice
      return outcome === 'accepted'
    },
    subscribe(onChange) {
      listeners.add(onChange)
      return () => void listeners.delete(onChange)
    },
  }
}
