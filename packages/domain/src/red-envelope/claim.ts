import { newId, type MemberId } from '@oriel/core/id'
import { money, type Money } from '@oriel/core/money'
import { done, refuse, type Outcome } from '@oriel/core/outcome'
import { partitionOf } from '@oriel/core/partition'
import { createTravel } from '@oriel/db/travel-together'
import { isRetryable, type Database } from '@oriel/db/database'
import type { Keys } from '@oriel/keys/keys'
import type { Ledger } from '@oriel/ledger/ledger'
import { houseAccount } from '@oriel/ledger/chart'
import { applyClaims, type Claiming, type Said } from './claim-store.ts'
import { rememberEnvelopes, type FindEnvelope } from './remember.ts'
import { memberStart } from './seed.ts'
import type { EnvelopeId } from './rules.ts'

/** S4.059: over clears the envelope on the page, not for you does not. */
export type ClaimRefusal = 'envelope_not_for_you' | 'envelope_over'
export type ClaimAnswer = Outcome<Money, ClaimRefusal>

/** Gives a member what their slot holds: the same however often they ask. */
export type Claims = (envelopeId: EnvelopeId, memberId: MemberId) => Promise<ClaimAnswer>

export type ClaimOptions = {
  readonly find?: FindEnvelope
  readonly tripsMax?: number
  readonly groupMax?: number
}

const TRIPS_MAX = 2
const GROUP_MAX = 50
const TRIES_MAX = 5
/** The last free slots can all be in other hands for a moment, each until its commit. */
const BUSY_TRIES_MAX = 50

/** One per process: claims of the same moment travel to the database together. */
export function createClaims(
  database: Database,
  ledger: Ledger,
  keys: Keys,
  { find = rememberEnvelopes(database, keys), ...options }: ClaimOptions = {},
): Claims {
  const { tripsMax = TRIPS_MAX, groupMax = GROUP_MAX } = options
  const travel = createTravel<Claiming, Said>({
    tripsMax,
    groupMax,
    marksOf: ({ memberId }) => [memberId],
    carry: (group) => carry(database, group),
  })
  return async (envelopeId, memberId) => {
    const known = await find(envelopeId)
    if (!known) return refuse('envelope_not_for_you')
    const { siteId, currency, slots, seed } = known
    const key = `red-envelope:${envelopeId}:${memberId}`
    const { rows } = database
    const claiming = {
      envelopeId,
      memberId,
      start: memberStart(seed, memberId, slots),
      house: await ledger.rowFor(rows, houseAccount(siteId, 'promotion', currency), key),
      partition: partitionOf(memberId),
    }
    for (let tries = 0; tries < BUSY_TRIES_MAX; tries += 1) {
      const { outcome, amount } = await travel({ ...claiming, journal: newId(), event: newId() })
      if (amount !== null) return done(money(amount, currency))
      if (outcome !== 'busy') return refuse(outcome as ClaimRefusal)
    }
    throw new Error(`no slot of envelope ${envelopeId} became free or taken`)
  }
}

/** Asks again what two groups made each other wait for. */
async function carry(database: Database, group: readonly Claiming[]): Promise<readonly Said[]> {
  for (let tries = 1; ; tries += 1) {
    try {
      const said = await applyClaims(database.rows, group)
      database.announced()
      return said
    } catch (error) {
      if (tries >= TRIES_MAX || !isRetryable(error)) throw error
    }
  }
}
