import type { View } from './view.ts'

type Context = CanvasRenderingContext2D

const CHECKS = 14
const POST = '#f4f6fb'

/** The gates at the start, while the camera sees them. */
export function paintGates(context: Context, { gatesX, noses, lanes, gap, size }: View): void {
  const reach = size.width * 0.16
  if (gatesX < -reach) return
  context.fillStyle = 'rgb(10 20 14 / 55%)'
  context.fillRect(gatesX - reach, lanes.top - gap * 2.6, reach, gap * 0.5)
  for (const { y } of noses) {
    context.fillStyle = '#2e7a4a'
    context.fillRect(gatesX - reach, y + gap * 0.22, reach, gap * 0.1)
    context.fillStyle = POST
    context.fillRect(gatesX, y - gap * 0.9, 3, gap * 1.1)
  }
}

/** The line: checks across all lanes, and a post at the far side. */
export function paintLine(context: Context, { lineX, lanes, gap, size }: View): void {
  const wide = Math.max(8, size.width * 0.012)
  if (lineX > size.width + wide * 4) return
  const [top, bottom] = [lanes.top - gap * 0.9, lanes.bottom + gap * 0.35]
  const tall = (bottom - top) / CHECKS
  for (let check = 0; check < CHECKS * 2; check += 1) {
    const [row, column] = [Math.floor(check / 2), check % 2]
    context.fillStyle = (row + column) % 2 === 0 ? '#ffffff' : '#14181f'
    context.fillRect(lineX + column * (wide / 2), top + row * tall, wide / 2, tall)
  }
  context.fillStyle = POST
  context.fillRect(lineX + wide / 2 - 3, top - size.height * 0.2, 6, size.height * 0.2)
  context.fillStyle = '#d8263f'
  context.beginPath()
  context.arc(lineX + wide / 2, top - size.height * 0.2, size.height * 0.026, 0, Math.PI * 2)
  context.fill()
}
