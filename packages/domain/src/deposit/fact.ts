import type { Currency } from '@oriel/core/currency'
import type { MemberId, SiteId } from '@oriel/core/id'
import { parseUnits, writeUnits, type Units } from '@oriel/core/money'
import type { Fact } from '@oriel/db/outbox'
import * as z from 'zod/mini'
import { depositStates, type Deposit, type DepositId, type DepositState } from './rules.ts'

const Changed = z.object({
  site_id: z.int(),
  member_id: z.string(),
  deposit_id: z.string(),
  number: z.string(),
  state: z.enum(depositStates),
  currency: z.string(),
  /** What was credited with it; null where only its state changed. */
  arrived: z.nullable(z.string()),
})

export type DepositChanged = {
  readonly siteId: SiteId
  readonly memberId: MemberId
  readonly depositId: DepositId
  readonly number: string
  readonly state: DepositState
  readonly currency: Currency
  readonly arrived: Units | null
}

export const changedFact = (
  { id, siteId, memberId, number, state, currency }: Deposit,
  arrived: Units | null = null,
): Fact<z.output<typeof Changed>> => ({
  name: 'deposit.changed',
  siteId,
  owner: memberId,
  data: {
    site_id: siteId,
    member_id: memberId,
    deposit_id: id,
    number,
    state,
    currency,
    arrived: arrived === null ? null : writeUnits(arrived),
  },
})

export function readDepositChanged(data: unknown): DepositChanged {
  const fact = z.parse(Changed, data)
  return {
    siteId: fact.site_id as SiteId,
    memberId: fact.member_id as MemberId,
    depositId: fact.deposit_id as DepositId,
    number: fact.number,
    state: fact.state,
    currency: fact.currency as Currency,
    arrived: fact.arrived === null ? null : parseUnits(fact.arrived),
  }
}
