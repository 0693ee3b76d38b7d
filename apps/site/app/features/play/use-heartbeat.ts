import { playBeatCall } from '@oriel/contract/member/play'
import { forwardGameStatus } from '@oriel/contract/realtime/play'
import { useEffect, useEffectEvent } from 'react'
import { call } from '../../platform/call.ts'
import { useLive } from '@oriel/web/live'

/** A quarter of what the server waits. */
const BEAT_MS = 15_000

/** While a game is open the server hears so; and it says when the game is over. */
export function useHeartbeat(launchId: string | null, onOver: (reason: string) => void): void {
  const live = useLive()
  const over = useEffectEvent(onOver)
  useEffect(() => {
    if (launchId === null) return
    const beat = async () => {
      const answer = await call(playBeatCall, { launch_id: launchId })
      const isOver = answer.ok ? answer.value.state !== 'playing' : answer.reason === 'play_unknown'
      if (isOver) over('')
    }
    void beat()
    return everyBeat(() => void beat())
  }, [launchId])
  useEffect(() => {
    if (launchId === null) return
    return live?.on(forwardGameStatus, ({ launch_id, state, reason }) => {
      if (launch_id === launchId && (state === 'leaving' || state === 'ended')) over(reason)
    })
  }, [launchId, live])
}

function everyBeat(beat: () => void): () => void {
  try {
    const worker = new Worker(new URL('beat-worker.ts', import.meta.url), { type: 'module' })
    worker.addEventListener('message', beat)
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker, not a window
    worker.postMessage(BEAT_MS)
    return () => worker.terminate()
  } catch {
    const timer = setInterval(beat, BEAT_MS)
    return () => clearInterval(timer)
  }
}
