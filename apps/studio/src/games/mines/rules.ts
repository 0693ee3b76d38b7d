import * as z from 'zod/mini'
import { pick } from '../../fairness/draw.ts'
import type { SoloGame } from '../../game/game.ts'
import { hundredths, LOST, PUSH, type Ratio } from '../../game/ratio.ts'
import { ladderOf, MINES_MAX, TILES } from './ladder.ts'

export type MinesChoice = { readonly mines: number }
/** Tiles are counted row by row: 0 … 24. */
export type MinesStep = { readonly open: number } | { readonly cashOut: true }
export type MinesView = {
  readonly mines: number
  /** The safe tiles, in the order they were opened. */
  readonly opened: readonly number[]
  /** The mine that was opened. */
  readonly hit: number | null
  /** Where the mines lie; not told before the round is over. */
  readonly laid: readonly number[] | null
}

type Walk = {
  readonly laid: readonly number[]
  readonly opened: readonly number[]
  readonly hit: number | null
  readonly isOver: boolean
}

/** One step further; null for a step that is not allowed. */
function walk({ laid, opened, isOver }: Walk, step: MinesStep): Walk | null {
  if (isOver) return null
  if ('cashOut' in step) {
    return opened.length > 0 ? { laid, opened, hit: null, isOver: true } : null
  }
  if (opened.includes(step.open)) return null
  if (laid.includes(step.open)) return { laid, opened, hit: step.open, isOver: true }
  const isLast = opened.length + 1 === ladderOf(laid.length).length
  return { laid, opened: [...opened, step.open], hit: null, isOver: isLast }
}

/** Nothing opened yet is nothing risked: the stake as it was. */
function payOfWalk({ laid, opened, hit }: Walk): Ratio {
  if (hit !== null) return LOST
  const pays = ladderOf(laid.length)[opened.length - 1]
  return pays === undefined ? PUSH : hundredths(pays)
}

const Tile = z.int().check(z.gte(0), z.lt(TILES))

export const mines: SoloGame<MinesChoice, MinesStep, MinesView> = {
  kind: 'solo',
  code: 'mines',
  version: 1,
  returns: [
    { bet: 'least', percent: '96.2500' },
    { bet: 'most', percent: '97.0000' },
  ],
  maxTimes: 9008,
  choice: z.strictObject({ mines: z.int().check(z.gte(1), z.lte(MINES_MAX)) }),
  step: z.union([z.strictObject({ open: Tile }), z.strictObject({ cashOut: z.literal(true) })]),
  stakeStep: 100n,
  run(choice, steps, draw) {
    const laid = pick(draw, TILES, choice.mines)
    let at: Walk | null = { laid, opened: [], hit: null, isOver: false }
    for (const step of steps) {
      at = walk(at, step)
      if (!at) return null
    }
    const { opened, hit, isOver } = at
    const shown = isOver ? laid.toSorted((left, right) => left - right) : null
    return { view: { mines: choice.mines, opened, hit, laid: shown }, isOver, pay: payOfWalk(at) }
  },
}
