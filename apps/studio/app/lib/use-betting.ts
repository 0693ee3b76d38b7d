import { writeUnits, type Units } from '@oriel/core/money'
import { useCallback, useState } from 'react'
import type { PlayerReason } from '../../src/player/wire.ts'
import { BetData, OutData } from '../../src/table/wire.ts'
import { askAgain } from './ask-again.ts'
import { call } from './call.ts'
import type { Table } from './use-table.ts'

type Told = {
  readonly setBalance: (balance: Units) => void
  readonly read: () => Promise<void>
}

/** What a player asks of a shared round: to bet on it, and to leave it. */
export function useBetting(
  token: string,
  roundId: string | null,
  { setBalance, read }: Told,
): Pick<Table<unknown>, 'refusal' | 'isAsking' | 'bet' | 'leave' | 'forgetRefusal'> {
  const [refusal, setRefusal] = useState<PlayerReason | null>(null)
  const [isAsking, setAsking] = useState(false)

  const bet = useCallback(
    async (stake: Units | null, choice: unknown): Promise<boolean> => {
      if (roundId === null) return false
      setAsking(true)
      setRefusal(null)
      const input = {
        client_round: crypto.randomUUID(),
        table_round: roundId,
        stake: stake === null ? null : writeUnits(stake),
        choice,
      }
      const answer = await askAgain(() => call('/player/bet', token, input, BetData))
      setAsking(false)
      if (answer.ok) {
        setBalance(answer.data.balance)
      } else {
        // A bet that is being checked is among one's own, and says so there.
        const { reason } = answer
        if (reason !== 'unreachable' && reason !== 'being_checked') setRefusal(reason)
      }
      void read()
      return answer.ok
    },
    [roundId, token, setBalance, read],
  )

  const leave = useCallback(
    async (leaving: string): Promise<number | null> => {
      const input = { round_id: leaving }
      const answer = await askAgain(() => call('/player/out', token, input, OutData))
      void read()
      if (!answer.ok) return null
      setBalance(answer.data.balance)
      return answer.data.level
    },
    [token, setBalance, read],
  )
  const forgetRefusal = useCallback(() => setRefusal(null), [])
  return { refusal, isAsking, bet, leave, forgetRefusal }
}
