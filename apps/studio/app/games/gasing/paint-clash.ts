import { eased, share, type Spot } from './easing.ts'

const FLASH_MS = 340
const RING_MS = 620
const SPARKS = 34
const SPARK_MS = 720
/** Turning by this much again and again leaves no gap and no pattern. */
const GOLDEN_ANGLE = 2.399963
const STAR_RAYS = 12

/** A number from 0 to 1 that looks like chance and is the same each time. */
const scattered = (seed: number): number => {
  const value = Math.sin(seed * 127.1) * 43_758.5453
  return value - Math.floor(value)
}

export type Spark = { readonly from: Spot; readonly to: Spot; readonly left: number }

/** A spark of a beat: a short line that flies out and falls; null once it has gone out. */
export function sparkAt(beat: number, spark: number, ageMs: number, reach: number): Spark | null {
  const seed = beat * SPARKS + spark + 1
  const lastsMs = SPARK_MS * (0.45 + scattered(seed) * 0.55)
  if (ageMs >= lastsMs) return null
  const angle = seed * GOLDEN_ANGLE
  const far = reach * (0.5 + scattered(seed + 0.5) * 1.1)
  const at = (ms: number): Spot => {
    const out = eased(ms / SPARK_MS) * far
    const drop = (ms / SPARK_MS) ** 2 * reach * 0.5
    return { x: Math.cos(angle) * out, y: Math.sin(angle) * out * 0.72 + drop }
  }
  return { from: at(Math.max(0, ageMs - 46)), to: at(ageMs), left: 1 - ageMs / lastsMs }
}

type Meeting = { readonly beat: number; readonly ageMs: number; readonly reach: number }

/** The moment two tops meet: a star of light, sparks, and a ring that runs over the wood. */
export function paintClash(
  context: CanvasRenderingContext2D,
  spot: Spot,
  groundY: number,
  { beat, ageMs, reach }: Meeting,
): void {
  if (ageMs > SPARK_MS) return
  context.save()
  context.globalCompositeOperation = 'lighter'
  paintRing(context, { x: spot.x, y: groundY }, ageMs, reach)
  context.translate(spot.x, spot.y)
  paintStar(context, beat, share(ageMs, FLASH_MS), reach)
  context.lineCap = 'round'
  for (let spark = 0; spark < SPARKS; spark += 1) {
    const flown = sparkAt(beat, spark, ageMs, reach)
    if (!flown) continue
    const { from, to, left } = flown
    context.strokeStyle = `rgb(255 ${Math.round(150 + left * 90)} ${Math.round(left * 170)} / ${left})`
    context.lineWidth = 0.8 + left * 2.4
    context.beginPath()
    context.moveTo(from.x, from.y)
    context.lineTo(to.x, to.y)
    context.stroke()
  }
  context.restore()
}

function paintStar(
  context: CanvasRenderingContext2D,
  beat: number,
  passed: number,
  reach: number,
): void {
  const left = 1 - passed
  if (left <= 0) return
  const glow = context.createRadialGradient(0, 0, 0, 0, 0, reach * 0.9)
  glow.addColorStop(0, `rgb(255 246 214 / ${left * 0.9})`)
  glow.addColorStop(0.3, `rgb(255 196 96 / ${left * 0.4})`)
  glow.addColorStop(1, 'rgb(255 140 40 / 0%)')
  context.fillStyle = glow
  context.beginPath()
  context.arc(0, 0, reach * 0.9, 0, Math.PI * 2)
  context.fill()
  context.fillStyle = `rgb(255 250 226 / ${left})`
  context.beginPath()
  for (let point = 0; point < STAR_RAYS * 2; point += 1) {
    const isRay = point % 2 === 0
    const ray = 0.5 + scattered(beat * 100 + point) * 0.55
    const length = reach * (isRay ? ray * (0.55 + passed * 0.5) : 0.13) * (0.4 + left * 0.6)
    const angle = (point / (STAR_RAYS * 2)) * Math.PI * 2 + beat
    context.lineTo(Math.cos(angle) * length, Math.sin(angle) * length)
  }
  context.closePath()
  context.fill()
}

function paintRing(
  context: CanvasRenderingContext2D,
  { x, y }: Spot,
  ageMs: number,
  reach: number,
): void {
  const passed = share(ageMs, RING_MS)
  context.strokeStyle = `rgb(255 226 168 / ${(1 - passed) * 0.32})`
  context.lineWidth = 1 + (1 - passed) * 2.5
  context.beginPath()
  const wide = reach * (0.3 + eased(passed) * 1.5)
  context.ellipse(x, y, wide, wide * 0.34, 0, 0, Math.PI * 2)
  context.stroke()
}
