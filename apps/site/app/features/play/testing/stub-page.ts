import { IDLE, type PlayGame } from '../play-rules.ts'

export const jade: PlayGame = {
  gpId: 'GPOR',
  gtId: 2,
  code: 'e_jade',
  house: '',
  name: 'Jade Ascent',
  provider: 'Oriel Studio',
  picture: '/art/game/7',
}
export const LAUNCH = '019a8a5c-0000-7000-8000-000000000001'
export const NO_PLAY = { state: IDLE, question: null, notice: null, request: null, demo: null }

export const ok = (data: object) => ({ code: 100, message: '', data })
export const standsAt = (state: string, url: string | null = null, reason = '') =>
  ok({
    play: {
      launch_id: LAUNCH,
      gp_id: 'GPOR',
      game_type: 'slot',
      game_code: 'e_jade',
      game_id: 7,
      state,
      game_url: url,
      reason,
    },
  })

function storageOf(kept: Record<string, string>) {
  const stored = new Map(Object.entries(kept))
  return {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => void stored.set(key, value),
    removeItem: (key: string) => void stored.delete(key),
  }
}

type Around = {
  readonly isSignedIn?: boolean
  readonly userAgent?: string
  /** What else stands in the window of the page. */
  readonly window?: object
  /** What the server answers, by the end of the address. */
  readonly answer?: (call: string) => object | Promise<object>
}

/** Vitest's own, which code of pages may not import. */
type Stubs = { stubGlobal(name: string, value: unknown): unknown }

/**
 * The browser around a play: storages, windows and the server. Gives what happened there, in its
 * order. Whoever calls it ends it with `vi.unstubAllGlobals`.
 */
export function stubPage(vi: Stubs, around: Around = {}): string[] {
  const { isSignedIn = true, answer } = around
  const happened: string[] = []
  const open = (url: string, name: string) => {
    happened.push(`opened ${name} at ${url}`)
    return { closed: false, close: () => void happened.push(`closed ${name}`) }
  }
  const screen = { availWidth: 1_920, availHeight: 1_080 }
  const page = Object.assign(new EventTarget(), { open, screen, ...around.window })
  vi.stubGlobal('window', page)
  vi.stubGlobal('document', { documentElement: { dataset: {} } })
  vi.stubGlobal('navigator', { userAgent: around.userAgent ?? 'Mozilla/5.0' })
  vi.stubGlobal('localStorage', storageOf(isSignedIn ? { token: 't1', member_id: 'm1' } : {}))
  vi.stubGlobal('sessionStorage', storageOf({}))
  vi.stubGlobal('fetch', async (url: string) => {
    const call = url.slice(url.lastIndexOf('/') + 1)
    happened.push(`asked ${call}`)
    return Response.json(await answer?.(call))
  })
  return happened
}
