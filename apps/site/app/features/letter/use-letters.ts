import { letterDestroyCall, letterListCall, letterReadCall } from '@oriel/contract/member/letter'
import { failed, idle, pending, success, type AsyncData } from '@oriel/web/async-data'
import { failureText } from '@oriel/web/failure-text'
import { useText } from '@oriel/web/text'
import { useCallback, useEffect, useRef, useState } from 'react'
import { call } from '../../platform/call.ts'
import { askLetters, type Letter, type LetterPage } from './letter-rules.ts'
import { useUnread } from './use-unread.tsx'

type Letters = {
  readonly data: AsyncData<LetterPage>
  readonly read: () => void
  readonly expand: (letter: Letter) => void
  /** The server's sentence where it did not. */
  readonly destroy: (ids: readonly string[]) => Promise<string | null>
}

/** A page of letters. It is read again whenever an event tells that something has changed. */
export function useLetters(page: number): Letters {
  const text = useText()
  const [{ version }, setUnread] = useUnread()
  const [data, setData] = useState<AsyncData<LetterPage>>(idle)
  const newest = useRef(0)
  const read = useCallback(async () => {
    newest.current += 1
    const own = newest.current
    setData(pending)
    const answer = await call(letterListCall, askLetters(page))
    if (own !== newest.current) return
    if (answer.ok) {
      const { unread_count: count } = answer.value
      setUnread((before) => ({ ...before, count }))
    }
    setData((before) =>
      answer.ok ? success(answer.value) : failed(before, failureText(answer, text)),
    )
  }, [page, setUnread, text])
  useEffect(() => {
    const turn = setTimeout(() => void read())
    return () => clearTimeout(turn)
  }, [read])
  const known = useRef(version)
  useEffect(() => {
    // Only what was told after the page came: its first read is under way.
    if (known.current === version) return
    known.current = version
    void read()
  }, [read, version])
  /** S4.068: an unread letter is marked read, then the list is read again. */
  const expand = useCallback(
    async ({ id, is_read: isRead }: Letter) => {
      if (isRead) return
      await call(letterReadCall, { id })
      await read()
    },
    [read],
  )
  const destroy = useCallback(
    async (ids: readonly string[]) => {
      const answer = await call(letterDestroyCall, { active: '1', ids: [...ids] })
      await read()
      return answer.ok ? null : failureText(answer, text)
    },
    [read, text],
  )
  return { data, read: () => void read(), expand: (one) => void expand(one), destroy }
}
