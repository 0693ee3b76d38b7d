import { PLAY_RETRY_MS } from '@oriel/contract/limits'
import { playStateCall } from '@oriel/contract/member/play'
import { useEffect, useState } from 'react'
import { call } from '../../platform/call.ts'
import { readWaiting, takeWaitingUrl, type WaitingGame } from './play-storage.ts'
import { takeOverWaiting } from './waiting-script.ts'

/** So many looks at what the opener wrote, and then one at the server: an opener may sleep. */
const LOOKS_PER_READ = 4

export type Waiting = {
  readonly game: WaitingGame | null
  readonly isOpening: boolean
  /** The launch was over before it began. */
  readonly isOver: boolean
}

/**
 * S4.039 to S4.041: runs in the game window. Every 500 ms it checks for the game address, and it
 * navigates there once. It also asks the server, because browsers may suspend the page that opened
 * it.
 */
export function useWaiting(press: string, go: (url: string) => void): Waiting {
  const [waiting, setWaiting] = useState<Waiting>({ game: null, isOpening: false, isOver: false })
  useEffect(() => {
    let isOver = false
    let looks = 0
    const open = (url: string) => {
      if (isOver) return
      isOver = true
      clearInterval(timer)
      setWaiting((before) => ({ ...before, isOpening: true }))
      go(url)
    }
    const read = async (launchId: string) => {
      const answer = await call(playStateCall, { launch_id: launchId })
      const play = answer.ok ? answer.value.play : null
      if (play?.game_url && play.state === 'playing') open(play.game_url)
      const hasEnded = play?.state === 'ended' || play?.state === 'leaving'
      if (hasEnded && !isOver) setWaiting((before) => ({ ...before, isOver: true }))
    }
    const look = () => {
      const game = readWaiting()
      // What another press has written is for its own window.
      if (!game || game.press !== press) return
      setWaiting((before) => ({ ...before, game }))
      const url = takeWaitingUrl()
      if (url !== null) return open(url)
      looks += 1
      if (game.launchId !== null && looks % LOOKS_PER_READ === 0) void read(game.launchId)
    }
    takeOverWaiting()
    const timer = setInterval(look, PLAY_RETRY_MS)
    const first = setTimeout(look)
    window.addEventListener('storage', look)
    return () => {
      isOver = true
      clearInterval(timer)
      clearTimeout(first)
      window.removeEventListener('storage', look)
    }
  }, [press, go])
  return waiting
}
