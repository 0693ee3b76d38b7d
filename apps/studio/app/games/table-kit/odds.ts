import type { Ratio } from '../../../src/game/ratio.ts'

const HUNDREDTHS = 100n
/** Odds are never torn apart by the end of a line. */
export const TO_ONE = '\u00a0:\u00a01'

/** "8 : 1", "0.95 : 1": what a stake brings on top of itself, as tables print it. */
export function oddsText({ over, under }: Ratio): string {
  const hundredths = ((over - under) * HUNDREDTHS) / under
  const fraction = (hundredths % HUNDREDTHS).toString().padStart(2, '0').replace(/0+$/, '')
  return `${hundredths / HUNDREDTHS}${fraction === '' ? '' : `.${fraction}`}${TO_ONE}`
}

/** "1.91", "12.00": what a winning stake returns in all, as it is printed for races and matches. */
export function decimalOdds({ over, under }: Ratio): string {
  const hundredths = (over * HUNDREDTHS) / under
  return `${hundredths / HUNDREDTHS}.${(hundredths % HUNDREDTHS).toString().padStart(2, '0')}`
}
