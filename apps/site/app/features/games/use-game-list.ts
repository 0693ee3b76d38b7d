import { useCallback, useEffect, useState } from 'react'
import { call } from '../../platform/call.ts'
import { failureText } from '@oriel/web/failure-text'
import { useText } from '@oriel/web/text'
import { useVisit } from '../../platform/use-visit.ts'
import {
  beginRead,
  endGrowth,
  endRead,
  firstList,
  type FirstPage,
  type GameList,
  type ToldPage,
} from './game-list.ts'
import { keyOf, readGames, type GameQuery, type Part } from './read-games.ts'

export type GameListing = GameList & {
  readonly loadMore: () => void
  readonly retry: () => void
}

/**
 * The games of a query: those the page came with, and from then on read in the browser whenever the
 * query changes. Keep the query the same between renders. An answer that comes late is dropped.
 */
export function useGameList(
  query: GameQuery,
  first: FirstPage | null,
  read: typeof readGames = readGames,
): GameListing {
  const visit = useVisit()
  const text = useText()
  const key = keyOf(query)
  const [round, setRound] = useState(0)
  const turn = `${key} ${round}`
  const [known, setKnown] = useState(() => {
    const answer = first?.key === key ? first.answer : null
    return { turn: answer && turn, state: firstList(answer) }
  })
  const ask = useCallback(
    async (part: Part): Promise<ToldPage> => {
      const answer = await read(call, visit, query, part)
      return answer.ok ? answer : { ok: false, message: failureText(answer, text) }
    },
    [read, visit, query, text],
  )
  const isAnswered = known.turn === turn
  useEffect(() => {
    if (isAnswered) return
    const own = new AbortController()
    void ask({ signal: own.signal }).then((answer) => {
      if (!own.signal.aborted) setKnown(({ state }) => ({ turn, state: endRead(state, answer) }))
    })
    return () => own.abort()
  }, [isAnswered, turn, ask])

  const state = isAnswered ? known.state : beginRead(known.state, 'beginning')
  const after = state.list.data?.next ?? null
  const isReading = state.list.status === 'pending'
  const loadMore = useCallback(() => {
    if (after === null || isReading) return
    const grow = (next: (before: GameList) => GameList) =>
      setKnown((before) => (before.turn === turn ? { turn, state: next(before.state) } : before))
    grow((before) => beginRead(before, 'more'))
    void ask({ after }).then((answer) => grow((before) => endGrowth(before, answer)))
  }, [after, isReading, turn, ask])
  const { part } = state
  const retry = useCallback(() => {
    if (part === 'more') loadMore()
    else setRound((before) => before + 1)
  }, [part, loadMore])
  return { ...state, loadMore, retry }
}
