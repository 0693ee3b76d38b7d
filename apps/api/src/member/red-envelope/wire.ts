import type { DataOf } from '@oriel/contract/endpoint'
import type { envelopeFairnessCall, EnvelopeWire } from '@oriel/contract/member/red-envelope'
import type { MemberId } from '@oriel/core/id'
import { writeInstant } from '@oriel/core/time'
import type { Fairness, OwnOffer } from '@oriel/domain/red-envelope'
import type * as z from 'zod/mini'

/** S4.060: times of an envelope carry the offset of the site's zone. */
export const offerWire = (offer: OwnOffer, timeZone: string): z.output<typeof EnvelopeWire> => ({
  id: offer.id,
  end_at: writeInstant(offer.endAt, timeZone),
  seed_hash: offer.seedHash,
  least: offer.least,
  most: offer.most,
  may_pop_up: offer.mayPopUp,
})

export const fairnessWire = (
  one: Fairness,
  memberId: MemberId,
  timeZone: string,
): DataOf<typeof envelopeFairnessCall> => ({
  id: one.id,
  currency: one.currency,
  total: one.total,
  slots: one.slots,
  least: one.least,
  most: one.most,
  opens_at: one.opensAt,
  end_at: writeInstant(one.endAt, timeZone),
  seed_hash: one.seedHash,
  seed: one.seed,
  amounts: [...one.amounts],
  claimed: one.claimed,
  member_id: memberId,
  own: one.own && { no: one.own.no, amount: one.own.amount, claimed_at: one.own.claimedAt },
})
