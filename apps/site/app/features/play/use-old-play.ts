import { QUIT_ON_LOAD_DELAY_MS } from '@oriel/contract/limits'
import { useEffect, useEffectEvent } from 'react'
import { holdPlay, isHeldElsewhere } from './play-lock.ts'
import { keepIsPlay, readIsPlay } from './play-storage.ts'
import { onPlayChange, readPlay } from './play-store.ts'
import { quitAtOnce } from './quit-play.ts'

/**
 * S4.047: on load with isPlay 1 the page quits the game after 300 ms. If another tab still plays,
 * isPlay belongs to that tab and this page does nothing.
 */
export function quitOldPlay(quit: () => void): () => void {
  const look = async () => {
    if (!readIsPlay() || readPlay().state.game !== null || (await isHeldElsewhere())) return
    keepIsPlay(false)
    quit()
  }
  const timer = setTimeout(() => void look(), QUIT_ON_LOAD_DELAY_MS)
  return () => clearTimeout(timer)
}

/** What an earlier page left of a game, and what this one leaves. */
export function useOldPlay(onQuit: () => void): void {
  const quit = useEffectEvent(onQuit)
  useEffect(() => {
    const stop = quitOldPlay(() => quit())
    window.addEventListener('pagehide', quitAtOnce)
    return () => {
      stop()
      window.removeEventListener('pagehide', quitAtOnce)
    }
  }, [])
  useEffect(() => {
    let release: (() => void) | null = null
    const follow = () => {
      const isHeld = readPlay().state.game !== null
      if (isHeld && !release) release = holdPlay()
      if (!isHeld && release) {
        release()
        release = null
      }
    }
    const stop = onPlayChange(follow)
    return () => {
      stop()
      release?.()
    }
  }, [])
}
