import { compareRatios } from '../../../src/game/ratio.ts'
import { sicBo } from '../../../src/games/sic-bo/rules.ts'
import { FACES, totalOf, type ThreeDice } from '../../../src/games/three-dice.ts'
import { oddsText, TO_ONE } from '../table-kit/odds.ts'

const THROWS: readonly ThreeDice[] = FACES.flatMap((first) =>
  FACES.flatMap((second) => FACES.map((third): ThreeDice => ({ dice: [first, second, third] }))),
)

/** What a spot pays when it wins, least first: a single pays by the number of dice that show it. */
export function allOddsOf(spot: string): string[] {
  const pays = THROWS.map((thrown) => sicBo.returnOf(spot, thrown))
    .filter(({ over }) => over > 0n)
    .toSorted(compareRatios)
  return [...new Set(pays.map((one) => oddsText(one)))]
}

const ODDS = new Map<string, string>()
/** The same on the field itself: "1 : 1", "1 · 2 · 3 : 1". */
export function oddsOf(spot: string): string {
  const known = ODDS.get(spot)
  if (known !== undefined) return known
  const all = allOddsOf(spot).map((odds) => odds.replace(TO_ONE, ''))
  const odds = `${all.join(' · ')}${TO_ONE}`
  ODDS.set(spot, odds)
  return odds
}

/** The totals on which a spot wins: "4–10". */
export function rangeOf(spot: string): string {
  const totals = THROWS.filter((thrown) => sicBo.returnOf(spot, thrown).over > 0n).map(totalOf)
  return `${Math.min(...totals)}–${Math.max(...totals)}`
}
