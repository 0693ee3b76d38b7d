import * as z from 'zod/mini'
import { endpoint } from '../endpoint.ts'
import { Flag } from '../wire.ts'

export const noticeKinds = ['security', 'service', 'offer', 'gift'] as const
export const noticeChannels = ['letter', 'mail', 'sms', 'page'] as const

const Kind = z.enum(noticeKinds)
const Channel = z.enum(noticeChannels)

/** What a member is told of, by which channel, and whether they get it now. */
export const NoticeWire = z.object({
  kind: Kind,
  channel: Channel,
  wanted: Flag,
  /** Always sent: it cannot be changed. */
  is_fixed: Flag,
})

export const noticesCall = endpoint({
  path: '/member/notices',
  auth: 'member',
  summary: 'What the member wants to hear of, and by which channel. A pair not listed is not sent.',
  input: z.object({}),
  data: z.object({ list: z.array(NoticeWire) }),
  errors: {},
})

export const setNoticeCall = endpoint({
  path: '/member/notices/set',
  auth: 'member',
  summary: 'Changes one choice from now on, 30 times an hour. Refused for what is always sent.',
  input: z.object({ kind: Kind, channel: Channel, wanted: Flag }),
  data: z.object({}),
  errors: { '101': 'notice_fixed' },
})
