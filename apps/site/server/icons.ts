import { iconPaths } from '@oriel/ui/picture/icon-paths'
import { jsonFile, NEVER_KEPT, type FileAnswer } from '@oriel/web/server/file-answer'

/** The name of our own set. */
const PREFIX = 'oriel'
const SIZE = 24
const NAMES_MAX = 200
const KEPT = 'public, max-age=3600, stale-while-revalidate=86400'

/** As the style sheet draws them: a soft area under a round line. */
const AREA = 'fill="currentColor" opacity=".18"'
const LINE =
  'fill="none" stroke="currentColor" stroke-width="1.65" stroke-linecap="round" stroke-linejoin="round"'

const bodies: ReadonlyMap<string, { body: string }> = new Map(
  Object.entries<{ area?: string; line: string }>(iconPaths).map(([name, { area, line }]) => {
    const soft = area === undefined ? '' : `<path ${AREA} d="${area}"/>`
    return [name, { body: `${soft}<path ${LINE} d="${line}"/>` }]
  }),
)

/** S7.010: answers a prefix and icon names in the format of Iconify. */
export function iconFile(pathname: string, search: URLSearchParams): FileAnswer | null {
  const prefix = /^\/icons\/([^/]+)\.json$/.exec(pathname)?.[1]
  if (prefix === undefined) return null
  if (prefix !== PREFIX) return jsonFile({ error: 'unknown set' }, NEVER_KEPT, 404)
  const asked = (search.get('icons') ?? '').split(',', NAMES_MAX).filter((name) => name !== '')
  const found = asked.flatMap((name) => {
    const icon = bodies.get(name)
    return icon ? [[name, icon] as const] : []
  })
  const lost = asked.filter((name) => !bodies.has(name))
  const icons = Object.fromEntries(found)
  const missing = lost.length > 0 ? { not_found: lost } : {}
  return jsonFile({ prefix, icons, ...missing, width: SIZE, height: SIZE }, KEPT)
}
