import type { Units } from '@oriel/core/money'
import type { ReactNode } from 'react'
import './win-line.css'
import { CountedMoney } from './figure.tsx'

/** A round is worth a fanfare only when it pays more than it cost. */
export const isCelebrated = (round: { stake: Units; payout: Units | null }): boolean =>
  round.payout !== null && round.payout > round.stake

type Props = {
  stake: Units
  /** Null while there is nothing to say about money. */
  payout: Units | null
  /** What happened: "Line 1 · three sevens · 77 × $0.20". */
  children: ReactNode
}

/** What a round brought, below its stage. No glow where the payout is not above the stake. */
export function WinLine({ stake, payout, children }: Props) {
  const isAbove = isCelebrated({ stake, payout })
  return (
    <div className="win-line" data-celebrated={isAbove || undefined}>
      <span className="win-line-words">{children}</span>
      {payout !== null && payout > 0n && (
        <b className="figures">
          <CountedMoney units={payout} from={isAbove ? 0n : payout} />
        </b>
      )}
    </div>
  )
}
