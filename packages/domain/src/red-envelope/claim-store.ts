import type { MemberId } from '@oriel/core/id'
import type { Rows } from '@oriel/db/database'
import { traceOfFacts } from '@oriel/db/outbox'
import { CompiledQuery } from 'kysely'
import type { EnvelopeId } from './rules.ts'

/** One claim with all that the database cannot know: where to begin, and which row pays. */
export type Claiming = {
  readonly envelopeId: EnvelopeId
  readonly memberId: MemberId
  readonly start: number
  readonly journal: string
  readonly event: string
  readonly house: bigint
  readonly partition: number
}

export type Said = {
  /** taken, claimed before, busy, or why not. */
  readonly outcome: string
  readonly amount: bigint | null
}

const CLAIM = `SELECT outcome, amount
  FROM red_envelope_claim($1, $2, $3, $4, $5, $6, $7, $8) ORDER BY place`

/** Claims of different members, in one statement and one commit; each has its own answer. */
export async function applyClaims(rows: Rows, claims: readonly Claiming[]): Promise<Said[]> {
  const all = (read: (claim: Claiming) => string | number | bigint): string =>
    `{${claims.map(read).join(',')}}`
  const { rows: said } = await rows.executeQuery<Said>(
    CompiledQuery.raw(CLAIM, [
      all(({ envelopeId }) => envelopeId),
      all(({ memberId }) => memberId),
      all(({ start }) => start),
      all(({ journal }) => journal),
      all(({ event }) => event),
      all(({ house }) => house),
      all(({ partition }) => partition),
      traceOfFacts(),
    ]),
  )
  if (said.length !== claims.length)
    throw new Error(`${claims.length} claims, ${said.length} answers`)
  return said
}
