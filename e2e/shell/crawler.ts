import { patient } from '@oriel/core/testing/patience'
import type { Page } from '@playwright/test'

/** One of each kind is enough: of forty hearts and four hundred tiles one is tried. */
const kindOfPath = (address: string): string =>
  address.replace(/\/(?:\d+|[a-z-]+)(?=$|\?)/, (part) => (/\d/.test(part) ? '/:id' : part))

export type Link = { readonly href: string; readonly text: string }

/** Runs in the page: where its links lead, as they are written. */
export const linksOn = (page: Page): Promise<Link[]> =>
  page.locator('a').evaluateAll((links) =>
    links.map((link) => ({
      href: link.getAttribute('href') ?? '',
      text: (link.getAttribute('aria-label') ?? link.textContent ?? '').trim(),
    })),
  )

/** Pages still to be looked at: those of a kind that was not seen, in the order they were found. */
export class Ways {
  readonly #kinds = new Map<string, number>()
  readonly #known = new Set<string>()
  readonly #next: string[] = []
  readonly #most: number

  /** The first ones are all looked at, also several of one kind. */
  constructor(first: readonly string[], most: number) {
    this.#most = most
    for (const path of first) this.#put(path, Infinity)
  }

  add(path: string): void {
    this.#put(path, this.#most)
  }

  #put(path: string, most: number): void {
    if (this.#known.has(path)) return
    this.#known.add(path)
    const kind = kindOfPath(path.split('?')[0] ?? path)
    const seen = this.#kinds.get(kind) ?? 0
    if (seen >= most) return
    this.#kinds.set(kind, seen + 1)
    this.#next.push(path)
  }

  next(): string | undefined {
    return this.#next.shift()
  }
}

export type Control = { readonly kind: string; readonly name: string }

/** Puts a mark on each control in sight, and names its kind: what it looks like and is called. */
export const controlsOn = (page: Page): Promise<Control[]> =>
  page.evaluate(() => {
    const list = [...document.querySelectorAll<HTMLElement>('button, summary, [role="tab"]')]
    for (const element of list) delete element.dataset['crawled']
    const top = document.querySelector('[role="dialog"], [role="alertdialog"]')
    return list.flatMap((element) => {
      const isOff = element.matches(':disabled, [aria-disabled="true"]')
      const isAway = element.closest('[inert], [hidden], [aria-hidden="true"]') !== null
      // Pressing what is chosen already changes nothing, and need not.
      const isChosen = element.matches(
        '[aria-current], [aria-pressed="true"], [aria-selected="true"], [aria-checked="true"]',
      )
      const isBehind = top !== null && !top.contains(element)
      if (isOff || isAway || isChosen || isBehind || !element.checkVisibility()) return []
      const name = (element.getAttribute('aria-label') ?? element.innerText).trim()
      const plain = name.split(/[:\n]/)[0]?.replaceAll(/\d+/g, '#') ?? ''
      const kind = `${element.className} ${plain}`
      element.dataset['crawled'] = kind
      return [{ kind, name }]
    })
  })

/**
 * What a press does begins at once: something is asked for, or the page changes. Later only what
 * cannot come by itself counts: a window, another place, another focus.
 */
const AT_ONCE_MS = 300
const LATER_MS = patient(1_200)
const QUIET_MS = 250
/** Asked for by every page now and then, whoever presses what. */
const BY_ITSELF = /later-parts|\/builds\/|\/api\/(?:member\/game\/heartbeat|arks\/web\/get-jackpot)/

/** Presses the first control of a kind. Says what came of it; null where nothing did. */
export async function press(page: Page, kind: string): Promise<string | null> {
  let asked: string | null = null
  const noteRequest = (request: { url(): string }) => {
    if (!BY_ITSELF.test(request.url())) asked ??= `asks for ${request.url()}`
  }
  const notePopup = () => (asked ??= 'opens a window')
  const before = page.url()
  page.on('popup', notePopup)
  page.on('request', noteRequest)
  const first = await page
    .evaluate(pressAndWatch, { kind, waitMs: AT_ONCE_MS, quietMs: QUIET_MS })
    .catch(wentAway)
  page.off('request', noteRequest)
  const later = first ?? asked ?? (await page.evaluate(lookLater, LATER_MS).catch(wentAway))
  page.off('popup', notePopup)
  return later ?? asked ?? (page.url() === before ? null : 'leads elsewhere')
}

/** The page was left while it was looked at. */
const wentAway = (): string => 'leaves the page'

type Press = { readonly kind: string; readonly waitMs: number; readonly quietMs: number }

/** Runs in the page. What moves by itself is no answer. */
async function pressAndWatch({ kind, waitMs, quietMs }: Press) {
  const moving = '.jackpot, .jackpot-strip'
  const all = [...document.querySelectorAll<HTMLElement>('[data-crawled]')]
  const element = all.find(({ dataset }) => dataset['crawled'] === kind)
  if (!element) return 'is gone'
  const change = (list: MutationRecord[]): string | null => {
    for (const { target, attributeName } of list) {
      const node = target instanceof Element ? target : target.parentElement
      if (attributeName === 'data-crawled' || node?.closest(moving)) continue
      return `changes ${node?.className || node?.tagName} ${attributeName ?? ''}`
    }
    return null
  }
  const watch = (onChange: (what: string) => void): MutationObserver => {
    const observer = new MutationObserver((list) => {
      const what = change(list)
      if (what !== null) onChange(what)
    })
    const everything = { subtree: true, childList: true, attributes: true, characterData: true }
    observer.observe(document, everything)
    return observer
  }
  // A page that still comes up would answer in place of the button.
  await new Promise<void>((resolve) => {
    const end = () => {
      observer.disconnect()
      resolve()
    }
    let calm = setTimeout(end, quietMs)
    const observer = watch(() => {
      clearTimeout(calm)
      calm = setTimeout(end, quietMs)
    })
  })
  const windows = () => document.querySelectorAll('[role="dialog"], [role="alertdialog"]').length
  const state = () => [windows(), scrollY, document.activeElement?.outerHTML].join()
  Object.assign(window, { stateBefore: state(), stateNow: state })
  return new Promise<string | null>((resolve) => {
    const observer = watch((what) => end(what))
    const end = (what: string | null) => {
      observer.disconnect()
      resolve(what)
    }
    element.click()
    setTimeout(() => end(null), waitMs)
  })
}

/** Runs in the page, where nothing changed at once. */
async function lookLater(waitMs: number) {
  const { stateBefore, stateNow } = window as unknown as {
    stateBefore: string
    stateNow: () => string
  }
  const end = performance.now() + waitMs
  while (performance.now() < end) {
    if (stateNow() !== stateBefore) return 'shows something'
    await new Promise((resolve) => setTimeout(resolve, 100))
  }
  return null
}
