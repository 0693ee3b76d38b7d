import type { MemberId } from '@oriel/core/id'
import * as z from 'zod/mini'

/** Written by the database beside the money, one for each round that is over. */
const Settled = z.object({ provider_id: z.string(), round_id: z.uuid(), member_id: z.uuid() })

/** Which round of which member is over. */
export type SettledName = {
  readonly providerId: string
  readonly roundId: string
  readonly memberId: MemberId
}

/** Reads the fact `seamless.settled`: it says which round, and nothing of it is believed. */
export function readSettled(data: unknown): SettledName {
  const { provider_id: providerId, round_id: roundId, member_id: memberId } = z.parse(Settled, data)
  return { providerId, roundId, memberId: memberId as MemberId }
}
