import type { Draw } from '../../fairness/draw.ts'
import { findScatter, type Feature } from './scatter.ts'
import { drawStops, type Window } from './strip.ts'
import type { SlotSpin, SlotView, SlotWin } from './view.ts'

export type SlotRules<Name extends string, Row extends string = Name> = {
  /** For each reel all that it can show, by its stop. */
  readonly reels: readonly Window<Name>[]
  /** How many line bets or coins a stake has; all pays are in these. */
  readonly parts: number
  readonly findWins: (window: Window<Name>) => readonly SlotWin<Row>[]
  /** Null for a slot without scatters and free spins. */
  readonly feature: Feature<Name> | null
  /** A round that would pay more stakes than this pays as many and ends. */
  readonly maxTimes: number
}

type Look<Name extends string, Row extends string> = Pick<
  SlotSpin<Name, Row>,
  'stops' | 'window' | 'wins' | 'scatter'
>

/** What the reels show at these stops, and what of it pays. */
export function lookAt<Name extends string, Row extends string>(
  { reels, parts, findWins, feature }: SlotRules<Name, Row>,
  stops: readonly number[],
): Look<Name, Row> {
  const window = reels.map((columns, reel) => columns[stops[reel] ?? 0] ?? [])
  return { stops, window, wins: findWins(window), scatter: findScatter(feature, window, parts) }
}

/** What a look pays in parts of the stake, before its multiplier. */
export const paysOfLook = ({
  wins,
  scatter,
}: Pick<Look<string, string>, 'wins' | 'scatter'>): number =>
  wins.reduce((sum, { pays }) => sum + pays, scatter.pays)

/**
 * The paid spin and all free spins it leads to. It ends: more free spins come only together with a
 * pay, and there is a most that a round can pay.
 */
export function playRound<Name extends string, Row extends string>(
  rules: SlotRules<Name, Row>,
  draw: Draw,
): SlotView<Name, Row> {
  const { reels, parts, feature } = rules
  const most = rules.maxTimes * parts
  const spins: SlotSpin<Name, Row>[] = []
  let total = 0
  let spinsLeft = 0
  let isCapped = false
  do {
    const isFree = spins.length > 0
    const look = lookAt(rules, drawStops(draw, reels.length))
    const multiplier = isFree && feature ? feature.multiplier : 1
    const pays = paysOfLook(look) * multiplier
    isCapped = total + pays > most
    total = isCapped ? most : total + pays
    spinsLeft += look.scatter.spins - (isFree ? 1 : 0)
    if (isCapped) spinsLeft = 0
    spins.push({ ...look, isFree, multiplier, spinsLeft, pays, total })
  } while (spinsLeft > 0)
  return { parts, spins, isCapped }
}
