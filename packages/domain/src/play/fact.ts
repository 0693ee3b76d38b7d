import type { MemberId, SiteId } from '@oriel/core/id'
import type { Fact } from '@oriel/db/outbox'
import * as z from 'zod/mini'
import type { Play, PlayId, PlayState } from './rules.ts'

const Changed = z.object({
  site_id: z.int(),
  member_id: z.string(),
  play_id: z.string(),
  provider_id: z.string(),
  state: z.enum(['starting', 'playing', 'leaving', 'ended']),
  reason: z.string(),
})

export type PlayChanged = {
  readonly siteId: SiteId
  readonly memberId: MemberId
  readonly playId: PlayId
  readonly providerId: string
  readonly state: PlayState
  readonly reason: string
}

/** The fact never carries the address: it is read by the session it belongs to. */
export const changedFact = (play: Play): Fact<z.output<typeof Changed>> => ({
  name: 'play.changed',
  siteId: play.siteId,
  owner: play.memberId,
  data: {
    site_id: play.siteId,
    member_id: play.memberId,
    play_id: play.id,
    provider_id: play.providerId,
    state: play.state,
    reason: play.endedBecause ?? '',
  },
})

export function readPlayChanged(data: unknown): PlayChanged {
  const fact = z.parse(Changed, data)
  return {
    siteId: fact.site_id as SiteId,
    memberId: fact.member_id as MemberId,
    playId: fact.play_id as PlayId,
    providerId: fact.provider_id,
    state: fact.state,
    reason: fact.reason,
  }
}
