import { useEffect, useRef } from 'react'
import { useStill } from './settings.ts'

type Frame = (now: number) => void

/** Who wants no motion sees numbers change this often, and nothing move between. */
const STILL_MS = 250

const frames = new Set<Frame>()
let running = 0

function run(): void {
  const now = Date.now()
  for (const frame of frames) frame(now)
  running = frames.size === 0 ? 0 : requestAnimationFrame(run)
}

/**
 * Calls with the page's own time before each picture, and not at all while nobody can see the page.
 * All that is written within one picture shows the same moment.
 */
export function useFrame(frame: Frame): void {
  const isStill = useStill()
  const newest = useRef(frame)
  useEffect(() => {
    newest.current = frame
    // What has just changed is shown at once, not at the next look.
    if (isStill) frame(Date.now())
  })
  useEffect(() => {
    if (isStill) {
      const timer = setInterval(() => newest.current(Date.now()), STILL_MS)
      return () => clearInterval(timer)
    }
    const own: Frame = (now) => newest.current(now)
    frames.add(own)
    if (running === 0) running = requestAnimationFrame(run)
    return () => void frames.delete(own)
  }, [isStill])
}
