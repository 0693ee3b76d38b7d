import * as z from 'zod/mini'
import { event } from '../event.ts'
import { AnnouncementWire } from '../member/announcement.ts'
import { Flag } from '../wire.ts'

export const announcementChanged = event({
  name: 'announcement-changed',
  audience: 'board',
  summary: 'An announcement of the marquee appeared, changed or (showing 0) went away.',
  data: z.object({ showing: Flag, announcement: AnnouncementWire }),
})
