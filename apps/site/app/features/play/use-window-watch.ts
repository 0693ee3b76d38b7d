import { useEffect, useEffectEvent } from 'react'
import { listenToWindows } from '../../platform/browser/window-message.ts'
import { closeWaiting, findWindow } from '../../platform/browser/windows.ts'
import { keepDemo } from './play-storage.ts'
import { changePlay, readPlay } from './play-store.ts'
import { isStillOpen } from './start-launch.ts'

/** How soon a closed window is noticed: browsers do not tell. */
const LOOK_MS = 1_000

/** Quits the game when its window is closed, or announces with quickGame that it will be. */
export function useWindowWatch(onQuit: () => void): void {
  const quit = useEffectEvent(onQuit)
  useEffect(() => {
    const look = setInterval(() => {
      const { state, request } = readPlay()
      if (state.mode === 'window' && !isStillOpen()) quit()
      if (request?.isDemo && request.mode === 'window' && findWindow('game')?.closed) endDemo()
    }, LOOK_MS)
    const stop = hearGameWindow(() => quit())
    return () => {
      clearInterval(look)
      stop()
    }
  }, [])
}

/**
 * S4.020, S4.021: quickGame from the game's own window, for the play of this page, closes what
 * waits; for the game window the before-quit-game step runs too.
 */
export function hearGameWindow(quit: () => void): () => void {
  const expected = {
    source: () => findWindow('game') ?? frameWindow(),
    // Good once: it goes with the play that it belongs to.
    state: () => readPlay().request?.press ?? null,
  }
  return listenToWindows(expected, ({ msg, data }) => {
    if (msg !== 'quickGame') return
    closeWaiting(data?.type ?? '')
    if (readPlay().request?.isDemo) return endDemo()
    if (data?.type === 'gameWindow') quit()
  })
}

export function endDemo(): void {
  keepDemo(false)
  changePlay({ demo: null, request: null })
}

const frameWindow = (): Window | null =>
  document.querySelector<HTMLIFrameElement>('iframe[data-game]')?.contentWindow ?? null
