import { announcementMarquee } from '@oriel/contract/member/announcement'
import { announcementChanged } from '@oriel/contract/realtime/announcement'
import { useCallback, useEffect, useState } from 'react'
import { failed, pending, success, type AsyncData } from '../../lib/async-data.ts'
import { call } from '../../lib/call.ts'
import { useLive } from '../../lib/use-live.tsx'
import { fromList, withChange, type Item, type MarqueeState } from './marquee-state.ts'

export type MarqueeData = AsyncData<MarqueeState>

export const MARQUEE_QUERY = { sort_field: 'sort', sort_order: 'desc' } as const

/** The announcements of this page: from the server at first, then kept up to date by events. */
export function useAnnouncements(initial: readonly Item[] | null): [MarqueeData, () => void] {
  const [data, setData] = useState<MarqueeData>(() =>
    initial ? success(fromList(null, initial)) : { status: 'error', data: null, message: '' },
  )
  const read = useCallback(() => {
    setData(pending)
    void call(announcementMarquee, MARQUEE_QUERY).then((answer) => {
      setData((before) =>
        answer.ok
          ? success(fromList(before.data, answer.value.web_announcement_list))
          : failed(before, answer.message),
      )
    })
  }, [])
  const live = useLive()
  useEffect(() => {
    if (!live) return
    const stopHearing = live.on(announcementChanged, (change) => {
      setData((before) => {
        const state = before.data ?? { items: [], versions: new Map() }
        return { ...before, data: withChange(state, change) }
      })
    })
    const stopReading = live.onResync(read)
    return () => {
      stopHearing()
      stopReading()
    }
  }, [live, read])
  return [data, read]
}
