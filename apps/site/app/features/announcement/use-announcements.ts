import { announcementMarqueeCall } from '@oriel/contract/member/announcement'
import { announcementChanged } from '@oriel/contract/realtime/announcement'
import type { AsyncData } from '@oriel/web/async-data'
import { call } from '../../platform/call.ts'
import { useLiveData, type LiveSource } from '@oriel/web/use-live-data'
import {
  beginRead,
  fromList,
  NOTHING,
  withChanges,
  type Item,
  type MarqueeState,
} from './marquee-state.ts'

export const MARQUEE_QUERY = { sort_field: 'sort', sort_order: 'desc' } as const

const MARQUEE: LiveSource<MarqueeState, readonly Item[], typeof announcementChanged> = {
  event: announcementChanged,
  ask: async () => {
    const answer = await call(announcementMarqueeCall, MARQUEE_QUERY)
    return answer.ok ? { ok: true, value: answer.value.web_announcement_list } : answer
  },
  nothing: NOTHING,
  beginRead,
  fromRead: fromList,
  withEvents: withChanges,
  drawnEveryMs: 250,
}

/** The announcements of this page: from the server at first, then kept up to date by events. */
export const useAnnouncements = (
  initial: readonly Item[] | null,
): [AsyncData<MarqueeState>, () => void] => useLiveData(MARQUEE, initial)
