/** One phase of a stride on a runner's sheet, in pixels; as the drawing has its shape. */
export const FRAME = { width: 160, height: 115 } as const
/** How many there are, side by side. */
export const PHASES = 4
