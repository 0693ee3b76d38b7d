import type { Ratio } from '../../../src/game/ratio.ts'

const HUNDREDTHS = 100n

/** "×9.7", "×20,000": what comes back of a stake that wins, the stake itself included. */
export function timesText({ over, under }: Ratio): string {
  const hundredths = (over * HUNDREDTHS) / under
  const fraction = (hundredths % HUNDREDTHS).toString().padStart(2, '0').replace(/0+$/, '')
  const whole = (hundredths / HUNDREDTHS).toLocaleString('en-US')
  return `×${whole}${fraction === '' ? '' : `.${fraction}`}`
}
