import { memberNoticesCall } from '@oriel/contract/office/notice'
import { done } from '@oriel/core/outcome'
import { listNotices } from '@oriel/domain/notice'
import type { Binding } from '../../bind.ts'
import { noticeWire } from '../../member/notice/wire.ts'
import type { OfficeHouse } from '../house.ts'
import { bindPanel } from '../member/panel.ts'

export const noticeBindings = (house: OfficeHouse): Binding[] => [
  bindPanel(house, memberNoticesCall, async (member) => {
    const notices = await listNotices(house.database.rows, member.id)
    return done({ list: notices.map(noticeWire) })
  }),
]
