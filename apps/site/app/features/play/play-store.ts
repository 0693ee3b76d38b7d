import type { Interval } from './play-storage.ts'
import {
  IDLE,
  nextPlay,
  type OpenMode,
  type PlayEvent,
  type PlayGame,
  type PlayState,
} from './play-rules.ts'

/** What is asked of the person, one thing at a time. */
export type PlayQuestion =
  | { readonly kind: 'login' }
  | { readonly kind: 'blocked'; readonly game: PlayGame; readonly isDemo: boolean }
  | { readonly kind: 'maintenance'; readonly game: PlayGame; readonly interval: Interval }

/** What is said in passing. */
type PlayNotice = { readonly tone: 'danger' | 'info' | 'warning'; readonly text: string }

/** A press whose window is open already; whoever brings it to an end may be loaded later. */
export type LaunchRequest = {
  readonly game: PlayGame
  readonly mode: OpenMode
  readonly isDemo: boolean
  /** Names this press, and is the one-time state of messages from its window. */
  readonly press: string
}

/** A game tried without money, in a window over the page. */
export type DemoShown = { readonly game: PlayGame; readonly url: string | null }

export type PlayPage = {
  readonly state: PlayState
  readonly question: PlayQuestion | null
  readonly notice: PlayNotice | null
  readonly request: LaunchRequest | null
  readonly demo: DemoShown | null
}

const NOTHING: PlayPage = { state: IDLE, question: null, notice: null, request: null, demo: null }
let page = NOTHING
const listeners = new Set<() => void>()

/** One play per page, whatever on it starts or ends it. */
export const readPlay = (): PlayPage => page
export const playOnServer = (): PlayPage => NOTHING

export function onPlayChange(hear: () => void): () => void {
  listeners.add(hear)
  return () => void listeners.delete(hear)
}
export function changePlay(change: Partial<PlayPage>): void {
  page = { ...page, ...change }
  for (const hear of listeners) hear()
}
export const tellPlay = (event: PlayEvent): void =>
  changePlay({ state: nextPlay(page.state, event) })
