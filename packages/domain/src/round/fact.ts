import { currencies, type Currency } from '@oriel/core/currency'
import { siteId, type Id, type MemberId } from '@oriel/core/id'
import type { Units } from '@oriel/core/money'
import type { Fact } from '@oriel/db/outbox'
import { type FedRound, refOf } from '@oriel/domain/provider'
import * as z from 'zod/mini'

export type BatchId = Id<'round-batch'>

/** A feed is the whole house's: it tells of members of every site. */
const EVERY_SITE = siteId(0)

const Fed = z.object({ batch_id: z.uuid(), provider_id: z.string() })

/** Rounds were fed. The fact names the batch, which holds them until they are booked. */
export const fedFact = (id: BatchId, providerId: string): Fact<z.output<typeof Fed>> => ({
  name: 'round.fed',
  siteId: EVERY_SITE,
  owner: providerId,
  data: { batch_id: id, provider_id: providerId },
})

export const readFed = (data: unknown): BatchId => z.parse(Fed, data).batch_id as BatchId

/** Whole units as text: nobody reads them as floats. */
const UnitsText = z.pipe(
  z.string().check(z.regex(/^[0-9]{1,18}$/)),
  z.transform((text): Units => BigInt(text)),
)
const Settled = z.object({
  provider_id: z.string(),
  round_id: z.string(),
  member_id: z.uuid(),
  currency: z.enum(currencies as [Currency]),
  title: z.string(),
  stake: UnitsText,
  payout: UnitsText,
  started_at: z.iso.datetime({ offset: true }),
  settled_at: z.iso.datetime({ offset: true }),
})

/** `seamless.settled`: a round whose money has moved already, each time it was asked for. */
export function readSettled(data: unknown): { providerId: string; round: FedRound } {
  const fact = z.parse(Settled, data)
  const { round_id: roundId, currency, title, stake, payout } = fact
  const round: FedRound = {
    roundId,
    playerRef: refOf(fact.member_id as MemberId),
    currency,
    title,
    status: 'settled',
    stake,
    payout,
    startedAt: new Date(fact.started_at),
    settledAt: new Date(fact.settled_at),
  }
  return { providerId: fact.provider_id, round }
}

const Moved = z.object({
  transfer_id: z.uuid(),
  provider_id: z.string(),
  direction: z.enum(['in', 'out']),
  state: z.string(),
})

/** `transfer.changed`: which transfer has brought money home; null for every other change. */
export function readBroughtHome(
  data: unknown,
): { readonly transferId: string; readonly providerId: string } | null {
  const fact = z.parse(Moved, data)
  if (fact.direction !== 'out' || fact.state !== 'completed') return null
  return { transferId: fact.transfer_id, providerId: fact.provider_id }
}
