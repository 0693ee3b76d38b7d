import { useMe } from '../platform/use-me.ts'
import { useServerNow } from '../platform/clock.ts'
import { useFormat } from '../platform/use-format.ts'

const ESCAPES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' }
const escaped = (text: string): string => text.replaceAll(/[&<>]/g, (sign) => ESCAPES[sign] ?? '')

const PLACE = 'x="12" y="120" transform="rotate(-18 165 95)" font-family="sans-serif"'

const drawing = (text: string): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="330" height="190">
<text ${PLACE} font-size="14">${escaped(text)}</text></svg>`

/** Account and minute over personal data: a photograph of the screen tells whose it is. */
export function Watermark() {
  const { account } = useMe()
  const { day, minute } = useFormat()
  const now = useServerNow('minute')
  const picture = encodeURIComponent(drawing(`${account} · ${day(now)} ${minute(now)}`))
  const mask = `url("data:image/svg+xml,${picture}")`
  return <div className="watermark" aria-hidden="true" style={{ maskImage: mask }} />
}
