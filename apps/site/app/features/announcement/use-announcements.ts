import { announcementMarquee } from '@oriel/contract/member/announcement'
import { announcementChanged } from '@oriel/contract/realtime/announcement'
import { useCallback, useEffect, useRef, useState } from 'react'
import { failed, success, type AsyncData } from '../../lib/async-data.ts'
import { inBatches } from '../../lib/batches.ts'
import { call } from '../../lib/call.ts'
import { useLive } from '../../lib/use-live.tsx'
import {
  beginRead,
  fromList,
  NOTHING,
  withChanges,
  type Change,
  type Item,
  type MarqueeState,
} from './marquee-state.ts'

export type MarqueeData = AsyncData<MarqueeState>

export const MARQUEE_QUERY = { sort_field: 'sort', sort_order: 'desc' } as const
/** However many events come, the line is drawn anew at most this often. */
const DRAWN_EVERY_MS = 250
/** A page that missed events shows old ones until its read succeeds, so it goes on asking. */
const READ_AGAIN_MS = { least: 1_000, most: 4_000 }

/** The announcements of this page: from the server at first, then kept up to date by events. */
export function useAnnouncements(initial: readonly Item[] | null): [MarqueeData, () => void] {
  const [data, setData] = useState<MarqueeData>(() =>
    initial ? success(fromList(NOTHING, initial)) : { status: 'error', data: null, message: '' },
  )
  const newestRead = useRef(0)
  const read = useCallback(() => {
    newestRead.current += 1
    const own = newestRead.current
    setData(({ data: before }) => ({ status: 'pending', data: before && beginRead(before) }))
    void call(announcementMarquee, MARQUEE_QUERY).then((answer) => {
      // A later read was begun since: its answer is the newer one.
      if (own !== newestRead.current) return
      setData((before) =>
        answer.ok
          ? success(fromList(before.data ?? NOTHING, answer.value.web_announcement_list))
          : failed(before, answer.message),
      )
    })
  }, [])
  const live = useLive()
  useEffect(() => {
    if (!live) return
    const changes = inBatches<Change>(DRAWN_EVERY_MS, (batch) =>
      setData((before) => ({ ...before, data: withChanges(before.data ?? NOTHING, batch) })),
    )
    const stopHearing = live.on(announcementChanged, changes.add)
    const stopReading = live.onResync(() => {
      changes.flush()
      read()
    })
    return () => {
      stopHearing()
      stopReading()
      changes.stop()
    }
  }, [live, read])
  const isStale = live !== null && data.status === 'error'
  useEffect(() => {
    if (!isStale) return
    const { least, most } = READ_AGAIN_MS
    const timer = setTimeout(read, least + Math.random() * (most - least))
    return () => clearTimeout(timer)
  }, [isStale, read])
  return [data, read]
}
