export type Box = {
  readonly left: number
  readonly top: number
  readonly width: number
  readonly height: number
}

const WAYS = {
  ArrowRight: [1, 0],
  ArrowLeft: [-1, 0],
  ArrowDown: [0, 1],
  ArrowUp: [0, -1],
} as const satisfies Readonly<Record<string, readonly [number, number]>>
export type ArrowKey = keyof typeof WAYS
export const isArrow = (key: string): key is ArrowKey => Object.hasOwn(WAYS, key)

/** How much worse a step to the side is than one ahead. */
const ASIDE = 2
/** Boxes that share an edge do not lie ahead of each other for half a pixel. */
const SLACK = 1

const middle = ({ left, top, width, height }: Box) => [left + width / 2, top + height / 2] as const

/** Which box an arrow leads to: the nearest ahead, rather straight than aside; null at the edge. */
export function nearest(from: Box, boxes: readonly Box[], key: ArrowKey): number | null {
  const [x, y] = WAYS[key]
  const [fromX, fromY] = middle(from)
  let best: number | null = null
  let least = Number.POSITIVE_INFINITY
  for (const [at, box] of boxes.entries()) {
    const [toX, toY] = middle(box)
    const ahead = (toX - fromX) * x + (toY - fromY) * y
    const isBeyond = isPast(from, box, key)
    const aside = Math.abs((toX - fromX) * y) + Math.abs((toY - fromY) * x)
    const cost = ahead + aside * ASIDE
    if (isBeyond && cost < least) [best, least] = [at, cost]
  }
  return best
}

/** Whether a box lies wholly beyond the edge that an arrow points over. */
function isPast(from: Box, { left, top, width, height }: Box, key: ArrowKey): boolean {
  switch (key) {
    case 'ArrowRight':
      return left >= from.left + from.width - SLACK
    case 'ArrowLeft':
      return left + width <= from.left + SLACK
    case 'ArrowDown':
      return top >= from.top + from.height - SLACK
    case 'ArrowUp':
      return top + height <= from.top + SLACK
  }
}
