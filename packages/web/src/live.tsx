import { createContext, use, useEffect, useState, type ReactNode } from 'react'
import type { Live } from './open-live.ts'
import { whenWanted } from './when-idle.ts'

const LiveContext = createContext<Live | null>(null)

type Props = {
  /**
   * Loads the code that opens the socket; null: no socket. Keep it the same between renders:
   * another function is another socket.
   */
  readonly load: (() => Promise<() => Live>) | null
  /** Opens the socket at the first touch instead of when the browser is idle. */
  readonly lowData: boolean
  readonly children: ReactNode
}

/** One socket per page. */
export function LiveProvider({ load, lowData, children }: Props) {
  const [socket, setSocket] = useState<Live | null>(null)
  useEffect(() => {
    if (!load) return
    let opened: Live | null = null
    let left = false
    const start = async () => {
      const open = await load()
      if (left) return
      opened = open()
      setSocket(opened)
    }
    const cancel = whenWanted(lowData, () => void start())
    return () => {
      left = true
      cancel()
      opened?.close()
    }
  }, [load, lowData])
  return <LiveContext value={socket}>{children}</LiveContext>
}

/** Null until the socket is there. */
export const useLive = (): Live | null => use(LiveContext)
