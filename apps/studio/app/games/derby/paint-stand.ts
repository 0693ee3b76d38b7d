/** The grandstand's size as it is drawn, in dots. */
export const STAND = { width: 760, height: 200 } as const
const TIERS = 3
const SEATS = 420

/** A number from 0 to 1 that looks like chance and is the same each time. */
const scattered = (seed: number): number => {
  const value = Math.sin(seed * 91.7) * 43_758.5453
  return value - Math.floor(value)
}

/** Roof, tiers and the crowd: drawn once, then only copied. */
export function makeStand(): HTMLCanvasElement {
  const canvas = document.createElement('canvas')
  canvas.width = STAND.width
  canvas.height = STAND.height
  const context = canvas.getContext('2d')
  if (!context) return canvas
  const { width, height } = STAND
  context.fillStyle = '#1c1226'
  context.fillRect(20, 34, width - 40, height - 34)
  for (let tier = 0; tier < TIERS; tier += 1) {
    context.fillStyle = `rgb(255 207 138 / ${0.16 + tier * 0.06})`
    context.fillRect(20, 58 + tier * 48, width - 40, 34)
  }
  const crowd = ['#ffd9a0', '#ff8a6a', '#cfe0ff', '#ffe9c8', '#c98bd0'] as const
  for (let seat = 0; seat < SEATS; seat += 1) {
    const tier = seat % TIERS
    context.fillStyle = crowd[seat % crowd.length] ?? crowd[0]
    context.globalAlpha = 0.5 + scattered(seat) * 0.4
    context.beginPath()
    const x = 26 + scattered(seat + 0.3) * (width - 52)
    context.arc(x, 64 + tier * 48 + scattered(seat + 0.7) * 22, 3.4, 0, Math.PI * 2)
    context.fill()
  }
  context.globalAlpha = 1
  context.fillStyle = '#0f0a16'
  for (let post = 0; post < 7; post += 1) context.fillRect(24 + post * 117, 20, 6, height)
  context.beginPath()
  context.moveTo(0, 30)
  context.lineTo(width, 6)
  context.lineTo(width, 30)
  context.lineTo(0, 50)
  context.fill()
  context.fillStyle = '#ffb877'
  context.fillRect(20, 52, width - 40, 2)
  return canvas
}
