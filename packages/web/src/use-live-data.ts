import type { EventDataOf, WireEvent } from '@oriel/contract/event'
import { useCallback, useEffect, useRef, useState } from 'react'
import { failed, success, type AsyncData } from './async-data.ts'
import { inBatches } from './batches.ts'
import { useLive } from './live.tsx'

type Answer<Value> =
  | { readonly ok: true; readonly value: Value }
  | { readonly ok: false; readonly message: string }

/** Something a call brings whole and events keep up to date. Keep it the same between renders. */
export type LiveSource<State, Value, Event extends WireEvent> = {
  readonly event: Event
  readonly ask: () => Promise<Answer<Value>>
  readonly nothing: State
  /** From here on an event may be newer than the answer that is asked for. */
  readonly beginRead: (before: State) => State
  readonly fromRead: (before: State, value: Value) => State
  readonly withEvents: (before: State, events: readonly EventDataOf<Event>[]) => State
  /** However many events come, the page is drawn anew at most this often. */
  readonly drawnEveryMs: number
}

/** A page that missed events shows old ones until its read succeeds, so it goes on asking. */
const READ_AGAIN_MS = { least: 1_000, most: 4_000 }

/** From the server at first, then kept up to date by events; read again when some were missed. */
export function useLiveData<State, Value, Event extends WireEvent>(
  source: LiveSource<State, Value, Event>,
  initial: Value | null,
): [AsyncData<State>, () => void] {
  const [data, setData] = useState<AsyncData<State>>(() =>
    initial === null
      ? { status: 'error', data: null, message: '' }
      : success(source.fromRead(source.nothing, initial)),
  )
  const newestRead = useRef(0)
  const read = useCallback(() => {
    newestRead.current += 1
    const own = newestRead.current
    setData(({ data: before }) => ({
      status: 'pending',
      data: before && source.beginRead(before),
    }))
    void source.ask().then((answer) => {
      // A later read was begun since: its answer is the newer one.
      if (own !== newestRead.current) return
      setData((before) =>
        answer.ok
          ? success(source.fromRead(before.data ?? source.nothing, answer.value))
          : failed(before, answer.message),
      )
    })
  }, [source])
  const live = useLive()
  useEffect(() => {
    if (!live) return
    const events = inBatches<EventDataOf<Event>>(source.drawnEveryMs, (batch) =>
      setData((before) => ({
        ...before,
        data: source.withEvents(before.data ?? source.nothing, batch),
      })),
    )
    const stopHearing = live.on(source.event, events.add)
    const stopReading = live.onResync(() => {
      events.flush()
      read()
    })
    return () => {
      stopHearing()
      stopReading()
      events.stop()
    }
  }, [live, read, source])
  const isStale = live !== null && data.status === 'error'
  useEffect(() => {
    if (!isStale) return
    const { least, most } = READ_AGAIN_MS
    const timer = setTimeout(read, least + Math.random() * (most - least))
    return () => clearTimeout(timer)
  }, [isStale, read])
  return [data, read]
}
