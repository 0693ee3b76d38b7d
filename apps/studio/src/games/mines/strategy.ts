import { solo } from '../../rtp/strategy.ts'
import { mines, type MinesStep, type MinesView } from './rules.ts'

/** Opens the first tiles, so many of them, and leaves. */
const openFirst =
  (count: number) =>
  ({ opened }: MinesView): MinesStep =>
    opened.length < count ? { open: opened.length } : { cashOut: true }

export const minesStrategy = solo(mines, [
  { bet: 'least', choice: { mines: 2 }, next: openFirst(3) },
  { bet: 'most', choice: { mines: 20 }, next: openFirst(1) },
])
