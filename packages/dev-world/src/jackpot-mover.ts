import { newId } from '@oriel/core/id'
import { money } from '@oriel/core/money'
import type { Database } from '@oriel/db/database'
import { contributeToJackpot } from '@oriel/domain/jackpot'
import { findSite } from '@oriel/domain/site'
import { createLedger, type Ledger } from '@oriel/ledger/ledger'
import { ORIEL, SECOND } from './cast.ts'
import { openingOf } from './story/jackpot.ts'

const EVERY_MS = 3_000
/** The first currencies of a site are its main ones. */
const CURRENCIES_MOVED = 3
/** A contribution is one to nine pieces; so many pieces are what the pool opened with. */
const PIECES_PER_OPENING = 10_000_000n
const PIECES_MAX = 9

export type JackpotMover = { stop(): Promise<void> }

/** Nobody plays in a world on a laptop, so the house itself adds a little every few seconds. */
export function startJackpotMover(
  database: Database,
  onError: (error: unknown) => void,
  dice: () => number = Math.random,
): JackpotMover {
  const till = { database, ledger: createLedger(database) }
  let moving: Promise<void> | null = null
  const timer = setInterval(() => {
    // A slow database is not asked again before it has answered.
    moving ??= moveOnce(till, dice)
      .catch(onError)
      .finally(() => (moving = null))
  }, EVERY_MS)
  return {
    async stop() {
      clearInterval(timer)
      await moving
    },
  }
}

export async function moveOnce(
  till: { readonly database: Database; readonly ledger: Ledger },
  dice: () => number,
): Promise<void> {
  for (const siteId of [ORIEL, SECOND]) {
    const site = await findSite(till.database.rows, siteId)
    for (const currency of site?.currencies.slice(0, CURRENCIES_MOVED) ?? []) {
      const pieces = BigInt(1 + Math.floor(dice() * PIECES_MAX))
      const amount = money(
        (openingOf(siteId, currency).units * pieces) / PIECES_PER_OPENING,
        currency,
      )
      const cause = { kind: 'jackpot', id: newId() } as const
      await contributeToJackpot(till, { siteId, amount, cause })
    }
  }
}
