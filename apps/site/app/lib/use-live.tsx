import { createContext, use, useEffect, useState, type ReactNode } from 'react'
import type { Live } from './socket.ts'
import { useSession } from './use-session.ts'
import { useMaybeVisit } from './use-visit.ts'
import { whenWanted } from './when-idle.ts'

const LiveContext = createContext<Live | null>(null)

/** One socket per page, opened when the browser is idle or, to save data, at the first touch. */
export function LiveProvider({ children }: { children: ReactNode }) {
  const visit = useMaybeVisit()
  const token = useSession()?.token ?? null
  const [live, setLive] = useState<Live | null>(null)
  useEffect(() => {
    if (!visit) return
    let opened: Live | null = null
    let left = false
    const open = async () => {
      const { openLive } = await import('./socket.ts')
      if (left) return
      // Whoever signs in or out speaks from another socket: this one speaks for its own token.
      opened = openLive(visit, token)
      setLive(opened)
    }
    const callOff = whenWanted(visit.lowData, () => void open())
    return () => {
      left = true
      callOff()
      opened?.close()
    }
  }, [visit, token])
  return <LiveContext value={live}>{children}</LiveContext>
}

/** Null until the socket is there. */
export const useLive = (): Live | null => use(LiveContext)
