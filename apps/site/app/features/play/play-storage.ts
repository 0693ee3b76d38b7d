/**
 * S3.067 to S3.070: local storage of a play. It is only a hint: the server's play session decides.
 */
export const KEYS = {
  isPlay: 'isPlay',
  waitingUrl: 'waitingUrl',
  waitingWindow: 'waitingWindow',
  interval: 'maintain_interval',
  demo: 'demoGameEnable',
  /** Ours: what the waiting window shows, and which launch it waits for. */
  game: 'waitingGame',
} as const

/** S3.068: which window waits. */
export type WaitingWindow = 'gameWindow' | 'depositWindow' | 'fpWindow'

/** What the window that waits is told by the page that opened it. */
export type WaitingGame = {
  readonly name: string
  readonly provider: string
  readonly picture: string
  /** Which press it belongs to: what is left of an older one is not ours. */
  readonly press: string
  readonly isDemo: boolean
  readonly launchId: string | null
  /** Why it did not open; null while it may. */
  readonly trouble: string | null
}

export type Interval = { readonly startAt: Date | null; readonly endAt: Date | null }

/** A browser that keeps nothing plays all the same; only coming back is less smooth. */
const keep = (key: string, value: string | null): void => {
  try {
    if (value === null) localStorage.removeItem(key)
    else localStorage.setItem(key, value)
  } catch {
    // Nothing depends on it.
  }
}
const read = (key: string): string | null => {
  try {
    return localStorage.getItem(key)
  } catch {
    return null
  }
}

export const readIsPlay = (): boolean => read(KEYS.isPlay) === '1'
export const keepIsPlay = (isPlay: boolean): void => keep(KEYS.isPlay, isPlay ? '1' : '0')

/** Said when a window opens; whoever waits takes the address once. */
export function keepWaiting(type: WaitingWindow, game: WaitingGame): void {
  keep(KEYS.waitingUrl, null)
  keep(KEYS.waitingWindow, type)
  keep(KEYS.game, JSON.stringify(game))
}
export function changeWaiting(change: Partial<WaitingGame>): void {
  const game = readWaiting()
  if (game) keep(KEYS.game, JSON.stringify({ ...game, ...change }))
}
export function readWaiting(): WaitingGame | null {
  try {
    return JSON.parse(read(KEYS.game) ?? 'null') as WaitingGame | null
  } catch {
    return null
  }
}
export const keepWaitingUrl = (url: string): void => keep(KEYS.waitingUrl, url)
export function takeWaitingUrl(): string | null {
  const url = read(KEYS.waitingUrl)
  if (url !== null) keep(KEYS.waitingUrl, null)
  return url
}
export function forgetWaiting(): void {
  for (const key of [KEYS.waitingUrl, KEYS.waitingWindow, KEYS.game]) keep(key, null)
}

/** S3.069, S8.012: stores the maintenance interval of the platform. */
export const keepInterval = ({ startAt, endAt }: Interval): void =>
  keep(
    KEYS.interval,
    JSON.stringify({
      start_at: startAt?.toISOString() ?? null,
      end_at: endAt?.toISOString() ?? null,
    }),
  )

/** 1 while a game is tried without money. */
export const keepDemo = (isDemo: boolean): void => keep(KEYS.demo, isDemo ? '1' : '0')

/** Known to the window of the game alone, and kept there from /loading to /close. */
export const STATE_KEY = 'play_state'
export const keepState = (state: string): void => sessionStorage.setItem(STATE_KEY, state)
export function takeState(): string | null {
  const state = sessionStorage.getItem(STATE_KEY)
  sessionStorage.removeItem(STATE_KEY)
  return state
}
