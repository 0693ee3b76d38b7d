import * as z from 'zod/mini'
import type { SoloGame } from '../../game/game.ts'
import { ratio } from '../../game/ratio.ts'
import { RISKS, ROWS, slotsOf, type Risk, type Rows } from './tables.ts'

export type PlinkoChoice = { readonly rows: Rows; readonly risk: Risk }
export type PlinkoView = PlinkoChoice & {
  /** Row by row: 1 where the ball goes right. */
  readonly path: readonly number[]
  /** Counted from the left: as many as the ball went right. */
  readonly slot: number
  /** In tenths of the stake. */
  readonly pays: number
}

const WORD_BITS = 32

/** One word decides a whole fall: a bit for each row, the highest first. */
export const pathOf = (word: number, rows: Rows): number[] =>
  Array.from({ length: rows }, (_, row) => (word >>> (WORD_BITS - 1 - row)) & 1)

export const plinko: SoloGame<PlinkoChoice, never, PlinkoView> = {
  kind: 'solo',
  code: 'plinko',
  version: 1,
  returns: [
    { bet: '8:low', percent: '96.8750' },
    { bet: '8:medium', percent: '96.8750' },
    { bet: '8:high', percent: '96.7188' },
    { bet: '12:low', percent: '96.9678' },
    { bet: '12:medium', percent: '96.7822' },
    { bet: '12:high', percent: '96.7432' },
    { bet: '16:low', percent: '96.9608' },
    { bet: '16:medium', percent: '96.9452' },
    { bet: '16:high', percent: '96.7792' },
  ],
  maxTimes: 1000,
  choice: z.strictObject({ rows: z.literal(ROWS), risk: z.enum(RISKS) }),
  step: null,
  stakeStep: 10n,
  run({ rows, risk }, _steps, draw) {
    const path = pathOf(draw.u32(), rows)
    const slot = path.reduce((right, turn) => right + turn, 0)
    const pays = slotsOf(rows, risk)[slot] ?? 0
    return { view: { rows, risk, path, slot, pays }, isOver: true, pay: ratio(pays, 10) }
  },
}
