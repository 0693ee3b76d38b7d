import { createContext, use, useEffect, useState, type ReactNode } from 'react'
import type { Live, LiveOptions } from './open-live.ts'
import { whenWanted } from './when-idle.ts'

const LiveContext = createContext<Live | null>(null)

type Props = {
  /** Null: no socket. Keep it the same between renders: another value opens another socket. */
  readonly options: LiveOptions | null
  /** Opens the socket at the first touch instead of when the browser is idle. */
  readonly lowData: boolean
  readonly children: ReactNode
}

/** One socket per page. */
export function LiveProvider({ options, lowData, children }: Props) {
  const [live, setLive] = useState<Live | null>(null)
  useEffect(() => {
    if (!options) return
    let opened: Live | null = null
    let left = false
    const open = async () => {
      const { openLive } = await import('./open-live.ts')
      if (left) return
      opened = openLive(options)
      setLive(opened)
    }
    const cancel = whenWanted(lowData, () => void open())
    return () => {
      left = true
      cancel()
      opened?.close()
    }
  }, [options, lowData])
  return <LiveContext value={live}>{children}</LiveContext>
}

/** Null until the socket is there. */
export const useLive = (): Live | null => use(LiveContext)
