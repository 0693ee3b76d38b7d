import { inAppBrowserOf } from '@oriel/core/browser'
import { randomHex } from '@oriel/core/random-hex'
import { nativeApp } from '../../platform/browser/native-bridge.ts'
import { readSession } from '../../platform/session.ts'
import type { Visit } from '../../platform/visit.ts'
import { findWindow, openWindow } from '../../platform/browser/windows.ts'
import { isRecallRunning } from './recall-flag.ts'
import { keepDemo, keepWaiting } from './play-storage.ts'
import { changePlay, readPlay, tellPlay, type LaunchRequest } from './play-store.ts'
import {
  modeWithoutWindow,
  openModeOf,
  REFUSAL_WORDS,
  refusalOf,
  type OpenMode,
  type PlayGame,
  type PressRefusal,
} from './play-rules.ts'

type Launcher = Pick<Visit, 'site' | 'mode'>
type Say = (word: (typeof REFUSAL_WORDS)[PressRefusal]) => string

/** Of four bits each. */
const PRESS_DIGITS = 32

/**
 * A press on a game, within the click: browsers let a window open there and nowhere later. What
 * follows may still have to be loaded, and finds the press in the store.
 */
export function startLaunch(game: PlayGame, visit: Launcher, say: Say, mode?: OpenMode): void {
  // S5.050: a guest is asked to log in first.
  if (!visit.site.isDemo && !readSession()) return changePlay({ question: { kind: 'login' } })
  const isDesktop = visit.mode === 'desktop'
  const { state } = readPlay()
  const refusal = refusalOf(state, game, {
    isDesktop,
    isOpen: isStillOpen(),
    isOneKeyRunning: isRecallRunning(),
    isClosed: visit.site.isDemo,
  })
  if (refusal) {
    const text = say(REFUSAL_WORDS[refusal])
    return changePlay({ notice: { tone: 'warning', text }, question: null })
  }
  begin({ game, mode: mode ?? modeOf(game, visit), isDemo: false })
}

/** S6.005: guests may open demos too. Desktop shows a demo over the page, mobile in a window. */
export function startDemo(game: PlayGame, { mode }: Launcher, say: Say, how?: OpenMode): void {
  const opens = how ?? (mode === 'desktop' ? 'modal' : 'window')
  const { isPlaying, isStarting } = readPlay().state
  // There is one window for games, and what is played for money stays in it.
  if (opens !== 'modal' && (isPlaying || isStarting)) {
    const text = say(REFUSAL_WORDS['pg.err_is_playing'])
    return changePlay({ notice: { tone: 'warning', text } })
  }
  begin({ game, mode: opens, isDemo: true })
}

/** No window came up: the game opens here. */
export const openHere = ({ mode }: Launcher): OpenMode => modeWithoutWindow(mode === 'desktop')

function begin({ game, mode, isDemo }: Omit<LaunchRequest, 'press'>): void {
  const press = randomHex(PRESS_DIGITS)
  if (mode === 'window') {
    const { name, provider, picture } = game
    const told = { name, provider, picture, press, isDemo, launchId: null, trouble: null }
    keepWaiting('gameWindow', told)
    const opened = openWindow('game', `/loading?press=${press}`)
    if (!opened) return changePlay({ question: { kind: 'blocked', game, isDemo } })
  }
  if (isDemo) keepDemo(true)
  else tellPlay({ type: 'asked', game, mode })
  changePlay({
    question: null,
    request: { game, mode, isDemo, press },
    ...(isDemo && mode === 'modal' ? { demo: { game, url: null } } : {}),
  })
}

const modeOf = (game: PlayGame, { site, mode }: Launcher): OpenMode =>
  openModeOf(game, {
    isMobile: mode === 'mobile',
    isApp: nativeApp() !== null,
    isInApp: inAppBrowserOf(navigator.userAgent) !== null,
    modalPairs: site.gamesOpenedInModal,
    pageTypes: site.gamesOpenedAsPage,
  })

/** Frames of ours are there for as long as their play; a window may have been closed. */
export function isStillOpen(): boolean {
  const { mode } = readPlay().state
  if (mode !== 'window') return mode !== null
  const opened = findWindow('game')
  return opened !== null && !opened.closed
}
