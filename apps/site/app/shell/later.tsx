import { lazy, Suspense, useEffect, useState, type ReactNode } from 'react'
import { hasHandOver } from '../platform/browser/hand-over.ts'
import { useIsMember } from '../platform/use-is-member.ts'
import { useVisit } from '../platform/use-visit.ts'
import { whenWanted } from '@oriel/web/when-idle'

/** A page without these parts is whole: where they cannot be loaded it goes on without them. */
const nothing = { default: (): ReactNode => null }
const LaterParts = lazy<() => ReactNode>(() => import('./later-parts.tsx').catch(() => nothing))

/** What nobody waits for: it is loaded when the page stands and the browser has nothing to do. */
export function Later() {
  const [isTime, setTime] = useState(false)
  const { lowData } = useVisit()
  // Who is signed in, or came with a code, has parts of their own there.
  const isWanted = useIsMember() || hasHandOver()
  useEffect(() => whenWanted(lowData && !isWanted, () => setTime(true)), [lowData, isWanted])
  return (
    isTime && (
      <Suspense fallback={null}>
        <LaterParts />
      </Suspense>
    )
  )
}
