import { useEffect, useState } from 'react'

/** Quick at first, calm at its end. */
export const settle = (share: number): number => 1 - (1 - share) ** 3

/** How far an animation has come, 0 … 1. It begins when `isRunning` turns on. */
export function useRun(isRunning: boolean, durationMs: number): number {
  const [share, setShare] = useState(0)
  useEffect(() => {
    if (!isRunning) return
    let start: number | null = null
    let frame = requestAnimationFrame(function next(now) {
      start ??= now
      const come = Math.min(1, (now - start) / durationMs)
      setShare(come)
      if (come < 1) frame = requestAnimationFrame(next)
    })
    return () => {
      cancelAnimationFrame(frame)
      setShare(0)
    }
  }, [isRunning, durationMs])
  return isRunning ? share : 1
}
