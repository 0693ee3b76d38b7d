import { useEffect, useState } from 'react'
import { DEVELOPMENT_BUILD, watchBuilds, type Build } from '@oriel/web/build-watch'
import { useMaybeVisit } from '../../platform/use-visit.ts'
import { whenIdle } from '@oriel/web/when-idle'

const MINUTE_MS = 60_000

/** The build that is newer than this page, once there is one. */
export function useNewBuild(): Build | null {
  const visit = useMaybeVisit()
  const [newer, setNewer] = useState<Build | null>(null)
  const { id, timestamp } = visit?.build ?? DEVELOPMENT_BUILD
  const pollMs = (visit?.site.buildPollMinutes ?? 0) * MINUTE_MS
  useEffect(() => {
    if (id === DEVELOPMENT_BUILD.id || pollMs === 0) return
    let stop = () => {}
    const callOff = whenIdle(() => {
      stop = watchBuilds({ own: { id, timestamp }, pollMs, onNewer: setNewer })
    })
    return () => {
      callOff()
      stop()
    }
  }, [id, timestamp, pollMs])
  return newer
}
