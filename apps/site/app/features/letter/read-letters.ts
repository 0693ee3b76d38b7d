import { letterListCall } from '@oriel/contract/member/letter'
import {
  letterDeleted,
  letterRead,
  letterSent,
  lettersChanged,
} from '@oriel/contract/realtime/letter'
import type { Live } from '@oriel/web/open-live'
import { call } from '../../platform/call.ts'
import { askLetters } from './letter-rules.ts'

/** Loaded with the first member: guests, who are most, do without. The badge needs no letter. */
export async function readUnread(): Promise<number | null> {
  const answer = await call(letterListCall, askLetters(1, 1))
  return answer.ok ? answer.value.unread_count : null
}

type Hearing = {
  /** How many are unread now. */
  readonly onCount: (count: number) => void
  /** Something may have changed: count again. */
  readonly onStale: () => void
}

/** S4.094 to S4.096: the events carry the count. After a letter to many, pages count by turns. */
export function hearLetters(live: Live, { onCount, onStale }: Hearing): () => void {
  let waiting: ReturnType<typeof setTimeout> | undefined
  const hear = ({ count }: { readonly count: number }) => onCount(count)
  const stops = [
    live.on(letterSent, hear),
    live.on(letterRead, hear),
    live.on(letterDeleted, hear),
    live.on(lettersChanged, ({ within_s: seconds }) => {
      clearTimeout(waiting)
      waiting = setTimeout(onStale, Math.random() * seconds * 1_000)
    }),
    live.onResync(onStale),
  ]
  return () => {
    clearTimeout(waiting)
    for (const stop of stops) stop()
  }
}
