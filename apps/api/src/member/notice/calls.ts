import { noticesCall, setNoticeCall } from '@oriel/contract/member/notice'
import { done } from '@oriel/core/outcome'
import { listNotices, setNotice } from '@oriel/domain/notice'
import { bind, type Binding } from '../../bind.ts'
import type { House } from '../../house.ts'
import { noticeWire } from './wire.ts'

type NoticeHouse = Pick<House, 'database' | 'keys' | 'now'>

export const noticeBindings = (house: NoticeHouse): Binding[] => [
  bind(noticesCall, async (_input, { session }) => {
    const notices = await listNotices(house.database.rows, session.memberId)
    return done({ list: notices.map(noticeWire) })
  }),

  bind(setNoticeCall, async (wish, { session, ip }) => {
    const { siteId, memberId } = session
    const { database, keys } = house
    const outcome = await setNotice(database, keys, { siteId, memberId, ip }, wish, house.now())
    return outcome.ok ? done({}) : outcome
  }),
]
