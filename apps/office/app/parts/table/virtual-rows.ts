/** Up to this many rows all are drawn; above it, those in sight. */
export const VIRTUAL_ABOVE = 200
/** Drawn beyond the edges of what is in sight, so that scrolling shows no gaps. */
const BEYOND_ROWS = 12

export type RowWindow = {
  /** The first row that is drawn, and the first that is not. */
  readonly from: number
  readonly to: number
}

export type Scrolled = {
  readonly top: number
  readonly height: number
  readonly rowHeight: number
}

/** The rows to draw. `height` is 0 before anything was measured: then as many as fit a screen. */
export function rowWindow(count: number, { top, height, rowHeight }: Scrolled): RowWindow {
  if (count <= VIRTUAL_ABOVE) return { from: 0, to: count }
  const shown = Math.ceil((height || 1_000) / rowHeight)
  const first = Math.floor(top / rowHeight)
  const to = Math.min(count, first + shown + BEYOND_ROWS)
  return { from: Math.min(Math.max(0, first - BEYOND_ROWS), to), to }
}
