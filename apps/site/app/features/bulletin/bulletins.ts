import type { Client } from '@oriel/contract/client'
import {
  bulletinHistoryCall,
  guestBulletinsCall,
  memberBulletinsCall,
} from '@oriel/contract/member/bulletin'
import type { BulletinLocation } from '@oriel/core/content-kinds'
import { contentAsker } from '../../platform/content-asker.ts'
import type { Visit } from '../../platform/visit.ts'

type Asker = Pick<Visit, 'currency' | 'mode'>

/** S6.002, S6.003: guests read the general bulletins, members their own. */
export const readBulletins = (
  call: Client,
  visit: Asker,
  { location, isMember }: { location: BulletinLocation; isMember: boolean },
) =>
  isMember
    ? call(memberBulletinsCall, { ...contentAsker(visit), display_location: location })
    : call(guestBulletinsCall, contentAsker(visit))

const NEWS_PER_PAGE = 10

/** All bulletins so far, the newest first. */
export async function readNews(call: Client, visit: Asker, after: string | null) {
  const page = { count: NEWS_PER_PAGE, ...(after === null ? {} : { after }) }
  const answer = await call(bulletinHistoryCall, { ...contentAsker(visit), ...page })
  if (!answer.ok) return answer
  return { ok: true, value: { items: answer.value.list, next: answer.value.next } } as const
}
