import { writeUnits } from '@oriel/core/money'
import type { Purse } from '../../chrome/frame.tsx'
import type { TablePlay } from './use-table-play.ts'

/** What the frame shows of a player's money; a chip too many is refused there like a stake. */
export function purseOf({ table, trouble, forgetTrouble }: TablePlay): Purse {
  const { balance, totals, refusal, isCutOff, forgetRefusal } = table
  return {
    balance,
    totals,
    isPaying: table.mine.some(({ status }) => status === 'paying'),
    refusal: trouble === 'funds' ? 'insufficient_funds' : refusal,
    isCutOff,
    forgetRefusal: trouble === 'funds' ? forgetTrouble : forgetRefusal,
  }
}

/** For style sheets and journeys: where the round stands, and what it brought. */
export function stateOf({ table, verdict, money }: TablePlay) {
  return {
    'data-phase': table.round?.phase ?? 'idle',
    'data-result': verdict ?? undefined,
    'data-payout': verdict && money.payout !== null ? writeUnits(money.payout) : undefined,
  }
}
