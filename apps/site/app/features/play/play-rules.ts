import type { MessageId } from '@oriel/i18n/message-id'

/** A game as it is asked for: the names of the wire, whatever page it was pressed on. */
export type PlayGame = {
  readonly gpId: string
  readonly gtId: number
  readonly code: string
  readonly house: string
  readonly name: string
  readonly provider: string
  /** Without width and ending. */
  readonly picture: string
}

/** S4.033: how a game opens. */
export type OpenMode = 'window' | 'modal' | 'page' | 'redirect'

/** A play, from the press to the way home. */
export type PlayState = {
  /** From the press until the game has opened or could not. */
  readonly isStarting: boolean
  /** From the way home until the money is there, and for 30 s at most. */
  readonly isQuitting: boolean
  /** S4.027, S4.045: set by code 957; no money moves to games for now. */
  readonly isTransferDisabled: boolean
  /** What is starting or open. */
  readonly game: PlayGame | null
  readonly mode: OpenMode | null
  readonly launchId: string | null
  /** The address for a frame of ours; where a window took it, it is not kept. */
  readonly url: string | null
  readonly isPlaying: boolean
}

export const IDLE: PlayState = {
  isStarting: false,
  isQuitting: false,
  isTransferDisabled: false,
  game: null,
  mode: null,
  launchId: null,
  url: null,
  isPlaying: false,
}

export type PlayEvent =
  | { readonly type: 'asked'; readonly game: PlayGame; readonly mode: OpenMode }
  | { readonly type: 'launched'; readonly launchId: string }
  | { readonly type: 'opened'; readonly url: string | null }
  | { readonly type: 'failed' }
  | { readonly type: 'transfer-disabled' }
  | { readonly type: 'quitting' }
  | { readonly type: 'quit-cleared' }

export function nextPlay(state: PlayState, event: PlayEvent): PlayState {
  switch (event.type) {
    case 'asked':
      return {
        ...IDLE,
        isTransferDisabled: state.isTransferDisabled,
        isStarting: true,
        game: event.game,
        mode: event.mode,
      }
    case 'launched':
      return state.isStarting
        ? { ...state, launchId: event.launchId, isTransferDisabled: false }
        : state
    case 'opened':
      return state.isStarting
        ? { ...state, isStarting: false, isPlaying: true, url: event.url }
        : state
    case 'failed':
      return { ...IDLE, isTransferDisabled: state.isTransferDisabled }
    case 'transfer-disabled':
      return { ...state, isTransferDisabled: true }
    case 'quitting':
      return { ...IDLE, isTransferDisabled: state.isTransferDisabled, isQuitting: true }
    case 'quit-cleared':
      return { ...state, isQuitting: false }
  }
}

/** What a press is judged by, besides where the play stands. */
export type PressFacts = {
  readonly isDesktop: boolean
  /** Its window, modal or page is still there. */
  readonly isOpen: boolean
  readonly isOneKeyRunning: boolean
  /** The showroom, or a site that is closed: nothing is played there. */
  readonly isClosed: boolean
}

export type PressRefusal =
  | 'pg.alert_starting'
  | 'pg.alert_quitting'
  | 'pg.alert_duplicate'
  | 'pg.err_is_playing'
  | 'one_key_waiting'
  | 'closed_site'

/** S8.015 to S8.021: the text of each refusal. */
export const REFUSAL_WORDS = {
  'pg.alert_starting': 'play.alert_starting',
  'pg.alert_quitting': 'play.alert_quitting',
  'pg.alert_duplicate': 'play.alert_duplicate',
  'pg.err_is_playing': 'play.err_is_playing',
  one_key_waiting: 'play.one_key_waiting',
  'pg.start_failed': 'play.start_failed',
  closed_site: 'play.closed_site',
} as const satisfies Record<PressRefusal | 'pg.start_failed', MessageId>

/** S4.028 to S4.032: why a launch is refused, checked in this order; null if it may start. */
export function refusalOf(
  state: PlayState,
  game: PlayGame,
  { isDesktop, isOpen, isOneKeyRunning, isClosed }: PressFacts,
): PressRefusal | null {
  if (state.isStarting) return 'pg.alert_starting'
  if (state.isQuitting) return 'pg.alert_quitting'
  if (state.game && isOpen && isSameGame(state.game, game)) return 'pg.alert_duplicate'
  if (!isDesktop && state.isPlaying) return 'pg.err_is_playing'
  if (isOneKeyRunning) return 'one_key_waiting'
  return isClosed ? 'closed_site' : null
}

const isSameGame = (one: PlayGame, other: PlayGame): boolean =>
  one.gpId === other.gpId && one.code === other.code && one.house === other.house

/** What decides how a game opens. */
export type ModeFacts = {
  readonly isMobile: boolean
  readonly isApp: boolean
  /** The browser inside another app, where windows do not open. */
  readonly isInApp: boolean
  readonly modalPairs: readonly { readonly gpId: string; readonly gameType: number }[]
  readonly pageTypes: readonly number[]
}

/** S4.037: only these game types may open as a page. */
const PAGE_TYPES: readonly number[] = [2, 4]

export function openModeOf(
  { gpId, gtId }: Pick<PlayGame, 'gpId' | 'gtId'>,
  { isMobile, isApp, isInApp, modalPairs, pageTypes }: ModeFacts,
): OpenMode {
  if (isInApp && !isApp) return 'redirect'
  if (isApp || isMobile) return 'window'
  if (modalPairs.some((pair) => pair.gpId === gpId && pair.gameType === gtId)) return 'modal'
  return PAGE_TYPES.includes(gtId) && pageTypes.includes(gtId) ? 'page' : 'window'
}

/** Where no window opened: a page of ours on a desktop, and the same tab elsewhere. */
export const modeWithoutWindow = (isDesktop: boolean): OpenMode => (isDesktop ? 'page' : 'redirect')
