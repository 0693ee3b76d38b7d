import { useMemo } from 'react'
import { encode } from 'uqr'
import './qr-picture.css'

/** The standard's free edge around a code, in modules: without it cameras do not find the code. */
const EDGE = 4
/** What a code of correction level M holds at most. */
const TEXT_MAX_BYTES = 2_331

/** A code that cameras read: dark on white in every theme, with its free edge around it. */
export function QrPicture({ text, label }: { text: string; label: string }) {
  const rows = useMemo(() => qrRows(text), [text])
  if (!rows) return null
  return (
    <svg
      viewBox={`0 0 ${rows.length} ${rows.length}`}
      className="qr-picture"
      shapeRendering="crispEdges"
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- it is drawn here, not loaded
      role="img"
      aria-label={label}
    >
      <path d={rows.map(pathOf).join('')} />
    </svg>
  )
}

/** Rows of modules from above, with the free edge; true is dark. Null when the text is too long. */
export function qrRows(text: string): readonly (readonly boolean[])[] | null {
  if (new TextEncoder().encode(text).length > TEXT_MAX_BYTES) return null
  return encode(text, { ecc: 'M', border: EDGE }).data
}

/** One rectangle for each run of dark modules in a row. */
function pathOf(row: readonly boolean[], y: number): string {
  const runs: [start: number, length: number][] = []
  row.forEach((isDark, x) => {
    const last = runs.at(-1)
    if (!isDark) return
    if (last && last[0] + last[1] === x) last[1] += 1
    else runs.push([x, 1])
  })
  return runs.map(([x, length]) => `M${x} ${y}h${length}v1h-${length}Z`).join('')
}
