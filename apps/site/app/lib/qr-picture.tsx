import { QR_EDGE, qrCode, type QrCode } from '@oriel/core/qr'
import { useMemo } from 'react'
import './qr-picture.css'

/** A code that cameras read: dark on white in every theme, with its free edge around it. */
export function QrPicture({ text, label }: { text: string; label: string }) {
  const code = useMemo(() => qrCode(text), [text])
  if (!code) return null
  const size = code.length + 2 * QR_EDGE
  return (
    <svg
      viewBox={`0 0 ${size} ${size}`}
      className="qr-picture"
      shapeRendering="crispEdges"
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- it is drawn here, not loaded
      role="img"
      aria-label={label}
    >
      <path d={pathOf(code)} />
    </svg>
  )
}

/** One rectangle for each run of dark modules in a row. */
const pathOf = (code: QrCode): string =>
  code
    .flatMap((row, y) =>
      runsOf(row).map(([x, length]) => {
        return `M${x + QR_EDGE} ${y + QR_EDGE}h${length}v1h-${length}Z`
      }),
    )
    .join('')

function runsOf(row: readonly boolean[]): [start: number, length: number][] {
  const runs: [number, number][] = []
  row.forEach((isDark, x) => {
    const last = runs.at(-1)
    if (!isDark) return
    if (last && last[0] + last[1] === x) last[1] += 1
    else runs.push([x, 1])
  })
  return runs
}
