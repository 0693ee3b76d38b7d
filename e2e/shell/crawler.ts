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

  constructor(first: readonly string[], most: number) {
    this.#most = most
    for (const path of first) this.add(path)
  }

  add(path: string): void {
    if (this.#known.has(path)) return
    this.#known.add(path)
    const kind = kindOfPath(path.split('?')[0] ?? path)
    const seen = this.#kinds.get(kind) ?? 0
    if (seen >= this.#most) return
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
    const top = document.querySelector('[role="dialog"], [role="alertdialog"]')
    return list.flatMap((element) => {
      const isOff = element.matches(':disabled, [aria-disabled="true"]')
      const isAway = element.closest('[inert], [hidden], [aria-hidden="true"]') !== null
      if (isOff || isAway || (top && !top.contains(element)) || !element.checkVisibility())
        return []
      const name = (element.getAttribute('aria-label') ?? element.innerText).trim()
      const plain = name.split(/[:\n]/)[0]?.replaceAll(/\d+/g, '#') ?? ''
      const kind = `${element.className} ${plain}`
      element.dataset['crawled'] = kind
      return [{ kind, name }]
    })
  })

/** An answer to a press comes within this time; what moves by itself is none. */
const ANSWER_MS = 1_500

/** Presses the first control of a kind. False where nothing at all came of it. */
export async function press(page: Page, kind: string): Promise<boolean> {
  let asked = 0
  const count = () => (asked += 1)
  page.on('request', count)
  page.on('popup', count)
  const before = page.url()
  const changed = await page
    .evaluate(
      async ({ wanted, waitMs }) => {
        const all = [...document.querySelectorAll<HTMLElement>('[data-crawled]')]
        const element = all.find(({ dataset }) => dataset['crawled'] === wanted)
        if (!element) return true
        const alive = '.jackpot, .jackpot-strip, .marquee, [data-moves]'
        const scrolled = window.scrollY
        return new Promise<boolean>((resolve) => {
          const observer = new MutationObserver((list) => {
            const isAnswer = list.some(({ target, attributeName }) => {
              const node = target instanceof Element ? target : target.parentElement
              return attributeName !== 'data-crawled' && !node?.closest(alive)
            })
            if (isAnswer) end(true)
          })
          const end = (isAnswered: boolean) => {
            observer.disconnect()
            resolve(isAnswered)
          }
          const options = { subtree: true, childList: true, attributes: true, characterData: true }
          observer.observe(document, options)
          const focused = document.activeElement
          element.click()
          setTimeout(() => {
            end(window.scrollY !== scrolled || document.activeElement !== focused)
          }, waitMs)
        })
      },
      { wanted: kind, waitMs: ANSWER_MS },
    )
    // The page went away while it was looked at: that is an answer too.
    .catch(() => true)
  page.off('request', count)
  page.off('popup', count)
  return changed || asked > 0 || page.url() !== before
}
