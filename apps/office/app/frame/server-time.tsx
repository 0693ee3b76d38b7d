import { useServerNow } from '../platform/clock.ts'
import { useFormat } from '../platform/use-format.ts'

/** The time of the server, in the zone of the site: all promises are counted by it. */
export function ServerTime() {
  const now = useServerNow('minute')
  const { day, minute, zone } = useFormat()
  return (
    <time className="server-time" dateTime={now.toISOString()}>
      <b>
        {day(now)} {minute(now)}
      </b>
      {zone(now)}
    </time>
  )
}
