import { beforeEach, describe, expect, test } from 'vitest'
import { createInstallStore, type InstallPage } from './install-store.ts'
import { PWA_KEY } from './pwa-note.ts'

let kept: Map<string, string>
beforeEach(() => {
  kept = new Map()
})

function openPage({ standalone = false, display = 'browser' } = {}) {
  const page = Object.assign(new EventTarget(), {
    localStorage: {
      getItem: (key: string) => kept.get(key) ?? null,
      setItem: (key: string, value: string) => void kept.set(key, value),
    },
    navigator: standalone ? { standalone } : {},
    matchMedia: (query: string) => ({ matches: query === `(display-mode: ${display})` }),
  })
  const store = createInstallStore(page as unknown as InstallPage)
  const offer = (outcome: 'accepted' | 'dismissed') => {
    let prompts = 0
    const event = Object.assign(new Event('beforeinstallprompt', { cancelable: true }), {
      prompt: async () => void (prompts += 1),
      userChoice: Promise.resolve({ outcome }),
    })
    page.dispatchEvent(event)
    return { event, prompts: () => prompts }
  }
  return { page, store, offer }
}

describe('installing', () => {
  test('nothing can be installed before the browser offers it', async () => {
    const { store } = openPage()
    expect(store.read()).toEqual({ canInstall: false, isInstalled: false })
    expect(await store.install()).toBe(false)
  })

  test('an offer is kept until somebody wants it, and the browser shows no bar', async () => {
    const { store, offer } = openPage()
    let changes = 0
    store.subscribe(() => (changes += 1))
    const { event, prompts } = offer('accepted')
    expect(event.defaultPrevented).toBe(true)
    expect([store.read().canInstall, prompts(), changes]).toEqual([true, 0, 1])
    expect(await store.install()).toBe(true)
    expect(prompts()).toBe(1)
  })

  test('an offer is used once, whatever was answered', async () => {
    const { store, offer } = openPage()
    const { prompts } = offer('dismissed')
    expect(await Promise.all([store.install(), store.install()])).toEqual([false, false])
    expect(prompts()).toBe(1)
    expect(store.read()).toEqual({ canInstall: false, isInstalled: false })
    expect(kept.has(PWA_KEY)).toBe(false)
  })

  test('[S3.072] local storage holds pwa once the app was installed', () => {
    const { page, store, offer } = openPage()
    offer('accepted')
    page.dispatchEvent(new Event('appinstalled'))
    expect(store.read()).toEqual({ canInstall: false, isInstalled: true })
    expect(Object.fromEntries(kept)).toEqual({ pwa: '1' })
    expect(openPage().store.read().isInstalled).toBe(true)
  })

  test.each([{ display: 'standalone' }, { standalone: true }])(
    '[S3.072] local storage holds pwa once it was opened as an app: %o',
    (opened) => {
      expect(openPage(opened).store.read().isInstalled).toBe(true)
      expect(kept.get('pwa')).toBe('1')
    },
  )

  test('an app that was removed is offered again', () => {
    kept.set(PWA_KEY, '1')
    const { store, offer } = openPage()
    expect(store.read().isInstalled).toBe(true)
    offer('accepted')
    expect(store.read()).toEqual({ canInstall: true, isInstalled: false })
  })

  test('a browser that keeps nothing still installs', async () => {
    kept.set = () => {
      throw new DOMException('denied', 'SecurityError')
    }
    const { store, offer } = openPage({ display: 'standalone' })
    expect(store.read().isInstalled).toBe(true)
    offer('accepted')
    expect(await store.install()).toBe(true)
  })
})
