import type { NoticeWire } from '@oriel/contract/member/notice'
import type { Notice } from '@oriel/domain/notice'
import type * as z from 'zod/mini'

export const noticeWire = (notice: Notice): z.output<typeof NoticeWire> => ({
  kind: notice.kind,
  channel: notice.channel,
  wanted: notice.wanted,
  is_fixed: notice.isFixed,
})
