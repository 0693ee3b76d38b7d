import { useEffect, useState } from 'react'

/** The time on the page's own clock, looked at again and again. */
export function useNow(everyMs: number): number {
  const [now, setNow] = useState(() => Date.now())
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), everyMs)
    return () => clearInterval(timer)
  }, [everyMs])
  return now
}

/** Whether a moment has come; looks again exactly then. */
export function useReached(at: number): boolean {
  const [reached, setReached] = useState<number | null>(null)
  useEffect(() => {
    const timer = setTimeout(() => setReached(at), Math.max(0, at - Date.now()))
    return () => clearTimeout(timer)
  }, [at])
  return reached === at
}
