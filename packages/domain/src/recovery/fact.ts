import { newId, type Id, type SiteId } from '@oriel/core/id'
import type { Fact } from '@oriel/db/outbox'
import type { Channel } from '@oriel/domain/message'
import type { Keys } from '@oriel/keys/keys'
import * as z from 'zod/mini'

const Asked = z.object({ site_id: z.int(), id: z.uuid(), sealed: z.base64() })
const Inside = z.object({
  account: z.string(),
  channel: z.enum(['sms', 'mail']),
  /** Null where somebody of the house asked for the member. */
  ip: z.nullable(z.string()),
  at: z.int(),
})

export type Asked = {
  readonly id: Id<'recovery'>
  readonly siteId: SiteId
  readonly account: string
  readonly channel: Channel
  readonly ip: string | null
  readonly at: Date
}

/** Who asked for what stands sealed in the fact: neither outbox nor bus can be read for it. */
export function askedFact(
  keys: Keys,
  { siteId, account, channel, ip, at }: Omit<Asked, 'id'>,
): Fact<z.output<typeof Asked>> {
  const id = newId<'recovery'>()
  const inside = JSON.stringify({ account, channel, ip, at: at.getTime() })
  const sealed = keys.seal('secret', inside, `recovery ${id}`).toString('base64')
  return { name: 'recovery.asked', siteId, owner: id, data: { site_id: siteId, id, sealed } }
}

export function readAsked(keys: Keys, data: unknown): Asked {
  const fact = z.parse(Asked, data)
  const inside = keys.open('secret', Buffer.from(fact.sealed, 'base64'), `recovery ${fact.id}`)
  if (!inside) throw new Error('a request for a code does not open: the ring lacks its key')
  const { at, ...asked } = z.parse(Inside, JSON.parse(inside.toString()))
  return {
    ...asked,
    at: new Date(at),
    id: fact.id as Id<'recovery'>,
    siteId: fact.site_id as SiteId,
  }
}
