import type { Chances, Final, Side } from './model.ts'
import { above, mirror, WHOLE } from './parts.ts'

/**
 * What is bet on, as it is written: "win:home", "win:draw", "line:away:3", "total:under:5". Lines
 * are counted in halves and always odd, so that nobody is ever even.
 */
export type Selection =
  | { readonly market: 'win'; readonly side: Side | 'draw' }
  /** The side's own points and the line together are more than the other's. */
  | { readonly market: 'line'; readonly side: Side; readonly halves: number }
  | { readonly market: 'total'; readonly side: 'over' | 'under'; readonly halves: number }
export type Market = Selection['market']

const WRITTEN =
  /^(?:win:(home|draw|away)|line:(home|away):(-?\d{1,3})|total:(over|under):(\d{1,3}))$/

/** Null for what nobody offers. */
export function readSelection(text: string): Selection | null {
  const [, won, side, line, way, total] = WRITTEN.exec(text) ?? []
  if (won) return { market: 'win', side: won as Side | 'draw' }
  const halves = Number(line ?? total)
  if (!Number.isInteger(halves) || halves % 2 === 0 || Object.is(halves, -0)) return null
  if (side) return { market: 'line', side: side as Side, halves }
  return way ? { market: 'total', side: way as 'over' | 'under', halves } : null
}

export function writeSelection(selection: Selection): string {
  const { market, side } = selection
  return market === 'win' ? `${market}:${side}` : `${market}:${side}:${selection.halves}`
}

/** How likely it is; null where it is not offered. */
export function chanceOf({ win, lead, total }: Chances, selection: Selection): bigint | null {
  if (selection.market === 'win') return win[selection.side]
  const { market, side, halves } = selection
  if (market === 'line') {
    if (!lead) return null
    return above(side === 'home' ? lead : mirror(lead), -halves / 2)
  }
  if (!total) return null
  const over = above(total, halves / 2)
  return side === 'over' ? over : WHOLE - over
}

/** Whether it came true. */
export function isTrue(selection: Selection, { winner, home, away }: Final): boolean {
  if (selection.market === 'win') return selection.side === winner
  const { market, side, halves } = selection
  if (market === 'total') return (home + away) * 2 > halves === (side === 'over')
  const lead = side === 'home' ? home - away : away - home
  return lead * 2 + halves > 0
}

export type LegState = 'won' | 'lost' | 'void'
/** What becomes of a leg; a fixture without a result gives the stake back. */
export function verdictOf(selection: string, final: Final | null): LegState {
  const read = readSelection(selection)
  if (!read) throw new Error(`nobody could bet on ${selection}`)
  if (!final) return 'void'
  return isTrue(read, final) ? 'won' : 'lost'
}
