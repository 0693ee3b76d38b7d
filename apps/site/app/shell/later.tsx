import { lazy, Suspense, useEffect, useState, type ReactNode } from 'react'
import { useVisit } from '../lib/use-visit.ts'
import { whenWanted } from '../lib/when-idle.ts'

/** A page without these parts is whole: where they cannot be loaded it goes on without them. */
const nothing = { default: (): ReactNode => null }
const LaterParts = lazy<() => ReactNode>(() => import('./later-parts.tsx').catch(() => nothing))

/** What nobody waits for: it is loaded when the page stands and the browser has nothing to do. */
export function Later() {
  const [isTime, setTime] = useState(false)
  const { lowData } = useVisit()
  useEffect(() => whenWanted(lowData, () => setTime(true)), [lowData])
  return (
    isTime && (
      <Suspense fallback={null}>
        <LaterParts />
      </Suspense>
    )
  )
}
