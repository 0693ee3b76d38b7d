import { useEffect, useState } from 'react'
import { call } from '../../platform/call.ts'
import { useVisit } from '../../platform/use-visit.ts'
import { findIntroducer } from './find-introducer.ts'
import { NOBODY, type FoundIntroducer } from './introducer-rules.ts'

/** Null until it is known who brings this visitor. A showroom asks nobody. */
export function useIntroducer(): FoundIntroducer | null {
  const { isDemo, linkExpireMinutes, currencies } = useVisit().site
  const [known, setKnown] = useState<FoundIntroducer | null>(null)
  useEffect(() => {
    if (isDemo) return
    const own = new AbortController()
    const { host } = window.location
    const world = { call, page: window, host, linkExpireMinutes, currencies }
    void findIntroducer(world, own.signal).then((found) => {
      if (!own.signal.aborted) setKnown(found)
    })
    return () => own.abort()
  }, [isDemo, linkExpireMinutes, currencies])
  return isDemo ? { introducer: NOBODY, message: null } : known
}
