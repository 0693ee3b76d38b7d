import { useMemo } from 'react'
import { encode } from 'uqr'

/** The standard's free edge around a code, in modules: without it cameras do not find the code. */
const EDGE = 4

/** A code that cameras read: dark on white in both themes. */
export function QrPicture({ text, label }: { readonly text: string; readonly label: string }) {
  const { size, data } = useMemo(() => encode(text, { ecc: 'M', border: EDGE }), [text])
  const modules = data.flatMap((row, y) =>
    row.flatMap((isDark, x) => (isDark ? [`M${x} ${y}h1v1h-1z`] : [])),
  )
  return (
    <svg
      viewBox={`0 0 ${size} ${size}`}
      className="qr-picture"
      shapeRendering="crispEdges"
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- it is drawn here, not loaded
      role="img"
      aria-label={label}
    >
      <path d={modules.join('')} />
    </svg>
  )
}
