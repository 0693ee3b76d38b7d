import type { LinkPage } from '../introducer-store.ts'

export type FakePage = LinkPage & {
  /** Every cookie as it was written. */
  readonly written: string[]
  readonly stored: ReadonlyMap<string, string>
  /** A browser forgets a cookie whose time is over. */
  readonly expire: () => void
}

/** A page with a cookie jar and a storage, as a browser has them. */
export function linkPage(search = '', protocol = 'https:'): FakePage {
  const jar = new Map<string, string>()
  const stored = new Map<string, string>()
  const written: string[] = []
  const document = {
    get cookie() {
      return [...jar].map(([name, value]) => `${name}=${value}`).join('; ')
    },
    set cookie(text: string) {
      written.push(text)
      const [name = '', value = ''] = (text.split(';')[0] ?? '').split('=')
      if (text.includes('Max-Age=0')) jar.delete(name)
      else jar.set(name, value)
    },
  }
  const localStorage = {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => void stored.set(key, value),
    removeItem: (key: string) => void stored.delete(key),
  }
  const location = { search, protocol }
  return { document, localStorage, location, written, stored, expire: () => jar.clear() }
}
