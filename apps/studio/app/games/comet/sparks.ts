import type { Spot } from './plot.ts'

type Spark = {
  x: number
  y: number
  goesX: number
  goesY: number
  ageMs: number
  lastsMs: number
  size: number
}

const SPARKS_MAX = 140
/** Each second a spark keeps this part of its speed. */
const KEPT = 0.25

export type Sparks = {
  /** Some that fall behind the comet, which flies this way. */
  trail(from: Spot, angle: number, count: number): void
  /** Many, in all directions. */
  burst(from: Spot, count: number): void
  move(ms: number): void
  draw(context: CanvasRenderingContext2D, picture: HTMLCanvasElement): void
  clear(): void
}

/** Light that lives for a moment. Decoration only: chance here decides nothing. */
export function createSparks(chance: () => number = Math.random): Sparks {
  let sparks: Spark[] = []
  const add = (from: Spot, angle: number, speed: number, lastsMs: number, size: number) => {
    if (sparks.length >= SPARKS_MAX) return
    sparks.push({
      ...from,
      goesX: Math.cos(angle) * speed,
      goesY: Math.sin(angle) * speed,
      ageMs: 0,
      lastsMs,
      size,
    })
  }
  return {
    trail(from, angle, count) {
      for (let spark = 0; spark < count; spark += 1) {
        const back = angle + Math.PI + (chance() - 0.5) * 0.7
        const beside = (chance() - 0.5) * 18
        const start = {
          x: from.x - Math.sin(angle) * beside,
          y: from.y + Math.cos(angle) * beside,
        }
        add(start, back, 60 + chance() * 150, 500 + chance() * 800, 1.5 + chance() * 3.5)
      }
    },
    burst(from, count) {
      for (let spark = 0; spark < count; spark += 1) {
        add(
          from,
          chance() * Math.PI * 2,
          80 + chance() * 380,
          500 + chance() * 1100,
          3 + chance() * 5,
        )
      }
    },
    move(ms) {
      const seconds = ms / 1000
      const kept = KEPT ** seconds
      for (const spark of sparks) {
        spark.x += spark.goesX * seconds
        spark.y += spark.goesY * seconds + 14 * seconds
        spark.goesX *= kept
        spark.goesY *= kept
        spark.ageMs += ms
      }
      sparks = sparks.filter(({ ageMs, lastsMs }) => ageMs < lastsMs)
    },
    draw(context, picture) {
      context.globalCompositeOperation = 'lighter'
      for (const { x, y, ageMs, lastsMs, size } of sparks) {
        const left = 1 - ageMs / lastsMs
        context.globalAlpha = left * 0.9
        const radius = size * (0.5 + left * 0.5)
        context.drawImage(picture, x - radius, y - radius, radius * 2, radius * 2)
      }
      context.globalAlpha = 1
      context.globalCompositeOperation = 'source-over'
    },
    clear: () => void (sparks = []),
  }
}
