import { useCallback, useEffect, useMemo, useState } from 'react'
import { failed, idle, pending, success, type AsyncData } from './async-data.ts'
import { failureText } from './failure-text.ts'
import { useText } from './text.tsx'

type Answered<Data> =
  | { readonly ok: true; readonly value: Data }
  | { readonly ok: false; readonly reason: string; readonly message: string }

/**
 * Something a window reads when it is opened. Keep the function the same between renders: another
 * one is another thing to read, and the answer of the one before is dropped.
 */
export function useRead<Data>(
  read: (signal: AbortSignal) => Promise<Answered<Data>>,
): [AsyncData<Data>, () => void] {
  const text = useText()
  const [round, setRound] = useState(0)
  const turn = useMemo(() => ({ read, round }), [read, round])
  const [known, setKnown] = useState<{ turn: object | null; data: AsyncData<Data> }>(() => {
    return { turn: null, data: idle() }
  })
  useEffect(() => {
    const own = new AbortController()
    void turn.read(own.signal).then((answer) => {
      if (own.signal.aborted) return
      setKnown(({ data }) => ({
        turn,
        data: answer.ok ? success(answer.value) : failed(data, failureText(answer, text)),
      }))
    })
    return () => own.abort()
  }, [turn, text])
  const again = useCallback(() => setRound((before) => before + 1), [])
  return [known.turn === turn ? known.data : pending(known.data), again]
}
