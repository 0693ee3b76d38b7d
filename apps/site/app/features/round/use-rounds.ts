import type { DataOf } from '@oriel/contract/endpoint'
import { roundListCall } from '@oriel/contract/member/round'
import { useCallback, useState } from 'react'
import { call } from '../../platform/call.ts'
import { failureText } from '@oriel/web/failure-text'
import { useText } from '@oriel/web/text'
import { usePages, type AskPage, type Pages } from '@oriel/web/use-pages'
import type { RoundChoice } from './round-rules.ts'

type RoundData = DataOf<typeof roundListCall>
export type Round = RoundData['list'][number]
export type Total = RoundData['totals'][number]
export type PlayedAt = RoundData['providers'][number]

const PAGE_ROUNDS = 20 as const

/** Rounds of one choice, page by page, and the totals of all of them. */
export function useRounds(
  { from, to, provider, hall }: RoundChoice,
  onPlayed: (providers: readonly PlayedAt[]) => void,
): Pages<Round> & { readonly totals: readonly Total[] } {
  const text = useText()
  const [totals, setTotals] = useState<readonly Total[]>([])
  const ask = useCallback<AskPage<Round>>(
    async (after) => {
      const filter = { from, to, gp_id: provider, game_type: hall }
      const page = { count: PAGE_ROUNDS, ...(after && { after }) }
      const answer = await call(roundListCall, { ...filter, ...page })
      if (!answer.ok) return { ok: false, message: failureText(answer, text) }
      const { list, next, totals: sums, providers } = answer.value
      setTotals(sums)
      onPlayed(providers)
      return { ok: true, value: { items: list, next } }
    },
    [from, to, provider, hall, text, onPlayed],
  )
  return { ...usePages(ask), totals }
}
