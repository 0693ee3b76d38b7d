import { RUNNERS, type DerbyOutcome } from '../../../src/games/derby/rules.ts'
import { contextOf, type Size } from '../../lib/stage-canvas.tsx'
import type { Run } from '../table-kit/use-run.ts'
import { createLand } from './paint-land.ts'
import { paintGates, paintLine } from './paint-posts.ts'
import { paintRunners, type Sprites } from './paint-runners.ts'
import { momentsOf, waysAt } from './race.ts'
import { groundAt, paradeOf, viewOf, type View } from './view.ts'

export type Scene = {
  /** Null between races. */
  readonly run: Run<DerbyOutcome> | null
  readonly isStill: boolean
  /** Numbers the player has money on. */
  readonly backed: ReadonlySet<number>
}

/** Numbers stay small: a parade may begin anew once a day. */
const DAY_MS = 86_400_000

/** Draws the course and the runners. Nothing is remembered from picture to picture. */
export function createPainter(canvas: HTMLCanvasElement) {
  const context = contextOf(canvas)
  const land = createLand()
  let size: Size = { width: 1, height: 1 }
  return {
    fit(next: Size, ratio: number): void {
      size = next
      canvas.width = Math.round(size.width * ratio)
      canvas.height = Math.round(size.height * ratio)
      context.setTransform(ratio, 0, 0, ratio, 0, 0)
    },

    paint({ run, isStill, backed }: Scene, sprites: Sprites | null, now: number): void {
      const ways = run ? waysAt(run.outcome, momentOf(run, isStill, now)) : null
      const view = ways ? viewOf(ways, size) : paradeOf(RUNNERS, size, isStill ? 0 : now % DAY_MS)
      const lengths = ways ? lengthsOf(view, ways) : canterOf(view)
      land.behind(context, view)
      paintGates(context, view)
      paintLine(context, view)
      if (sprites) paintRunners(context, view, sprites, { lengths, backed })
      land.before(context, view)
    },
  }
}

/** Who wants no motion sees the end of it. */
const momentOf = (run: Run<DerbyOutcome>, isStill: boolean, now: number): number =>
  isStill ? (momentsOf(run.outcome).at(-1) ?? 0) : now - run.since

/** Legs move by the ground that has run past below them, wherever the camera is. */
const lengthsOf = (view: View, ways: readonly number[]): number[] =>
  ways.map((way, index) => {
    const ground = groundAt(way) * view.size.width + Math.max(0, way - 1) * view.size.width * 3
    return ground / (view.runnerWidth * (view.noses[index]?.scale ?? 1))
  })

const canterOf = ({ scrolled, runnerWidth, noses }: View): number[] =>
  noses.map(() => scrolled / runnerWidth)
