import type { MemberId, SiteId } from '@oriel/core/id'
import type { Fact } from '@oriel/db/outbox'
import * as z from 'zod/mini'
import {
  withdrawalStates,
  type Withdrawal,
  type WithdrawalId,
  type WithdrawalState,
} from './rules.ts'

const Changed = z.object({
  site_id: z.int(),
  member_id: z.string(),
  withdrawal_id: z.string(),
  number: z.string(),
  state: z.enum(withdrawalStates),
  stage: z.string(),
})

export type WithdrawalChanged = {
  readonly siteId: SiteId
  readonly memberId: MemberId
  readonly withdrawalId: WithdrawalId
  readonly number: string
  readonly state: WithdrawalState
  readonly stage: string
}

export const changedFact = (withdrawal: Withdrawal): Fact<z.output<typeof Changed>> => ({
  name: 'withdrawal.changed',
  siteId: withdrawal.siteId,
  owner: withdrawal.memberId,
  data: {
    site_id: withdrawal.siteId,
    member_id: withdrawal.memberId,
    withdrawal_id: withdrawal.id,
    number: withdrawal.number,
    state: withdrawal.state,
    stage: withdrawal.endedAt ? 'ended' : (withdrawal.stages.at(-1)?.stage ?? 'checking'),
  },
})

export function readWithdrawalChanged(data: unknown): WithdrawalChanged {
  const fact = z.parse(Changed, data)
  return {
    siteId: fact.site_id as SiteId,
    memberId: fact.member_id as MemberId,
    withdrawalId: fact.withdrawal_id as WithdrawalId,
    number: fact.number,
    state: fact.state,
    stage: fact.stage,
  }
}
