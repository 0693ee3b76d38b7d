import { writeInstant, zoneText } from '@oriel/core/time'
import { useEffect, useState } from 'react'
import { useText } from '@oriel/web/text'

const MINUTE_MS = 60_000

/** The site's own time with its offset. Filled in by the browser: a cached page has no "now". */
export function SiteClock({ timeZone }: { timeZone: string }) {
  const { t } = useText()
  const [time, setTime] = useState('')
  useEffect(() => {
    const tick = () => {
      const now = new Date()
      const clock = writeInstant(now, timeZone).slice(11, 16)
      setTime(`${clock} (${zoneText(now, timeZone)})`)
    }
    tick()
    const timer = setInterval(tick, MINUTE_MS)
    return () => clearInterval(timer)
  }, [timeZone])
  return <p className="min-h-5 tabular-nums">{time && t('shell.local_time', { time })}</p>
}
