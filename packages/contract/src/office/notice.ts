import * as z from 'zod/mini'
import { NoticeWire } from '../member/notice.ts'
import { officeCall } from '../office-call.ts'

export const memberNoticesCall = officeCall('member.read', {
  path: '/office/member/notices',
  summary: 'What a member wants to hear of, and by which channel. Only the member changes it.',
  input: z.object({ member_id: z.uuid() }),
  data: z.object({ list: z.array(NoticeWire) }),
  errors: { '101': 'subject_unknown' },
})
