import type { Currency } from '@oriel/core/currency'
import type { Units } from '@oriel/core/money'
import { useFormat } from '../../platform/use-format.ts'

/** What was won or lost. The sign says it; the colour repeats it. */
export function RoundNet({ net, currency }: { net: Units; currency: Currency }) {
  const format = useFormat()
  const tone = net > 0n ? 'won' : net < 0n ? 'lost' : 'even'
  return (
    <span className="round-net" data-tone={tone}>
      {net > 0n ? '+' : ''}
      {format.money(net, currency)}
    </span>
  )
}
