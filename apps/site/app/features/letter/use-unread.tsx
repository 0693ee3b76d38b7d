import { useLive } from '@oriel/web/live'
import { createContext, use, useEffect, useState, type ReactNode } from 'react'
import { useSession } from '../../platform/use-session.ts'

export type Unread = {
  readonly count: number
  /** Grows with every change that an event told of: an open list is read again. */
  readonly version: number
}
export type SetUnread = (change: (before: Unread) => Unread) => void

const NONE: Unread = { count: 0, version: 0 }
const UnreadContext = createContext<readonly [Unread, SetUnread]>([NONE, () => {}])

/**
 * S4.006: the letters of who signs in, as far as every page shows them: how many are unread. Guests
 * load nothing of what follows them.
 */
export function LetterProvider({ children }: { children: ReactNode }) {
  const token = useSession()?.token ?? null
  const live = useLive()
  const [unread, setUnread] = useState(NONE)
  useEffect(() => {
    // Whoever hears of changes reads first what was before them.
    if (!live || token === null) return undefined
    let stop = () => {}
    let isOver = false
    void import('./follow-letters.ts').then(({ followLetters }) => {
      if (!isOver) stop = followLetters(live, setUnread)
    })
    return () => {
      isOver = true
      stop()
    }
  }, [live, token])
  const shown = token === null ? NONE : unread
  return <UnreadContext value={[shown, setUnread]}>{children}</UnreadContext>
}

export const useUnread = (): readonly [Unread, SetUnread] => use(UnreadContext)
