import type { MemberId, SiteId } from '@oriel/core/id'
import type { Fact } from '@oriel/db/outbox'
import * as z from 'zod/mini'

const Granted = z.object({ site_id: z.int(), member_id: z.string() })

export type RouletteGranted = { readonly siteId: SiteId; readonly memberId: MemberId }

/** A member was given draws. The fact names whose: what is left is read when it is told. */
export const rouletteGranted = ({
  siteId,
  memberId,
}: RouletteGranted): Fact<z.output<typeof Granted>> => ({
  name: 'roulette.granted',
  siteId,
  owner: memberId,
  data: { site_id: siteId, member_id: memberId },
})

export function readRouletteGranted(data: unknown): RouletteGranted {
  const fact = z.parse(Granted, data)
  return { siteId: fact.site_id as SiteId, memberId: fact.member_id as MemberId }
}
