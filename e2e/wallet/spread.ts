import { newId } from '@oriel/core/id'
import { expectDone } from '@oriel/core/outcome'
import type { Database } from '@oriel/db/database'
import type { Member } from '@oriel/domain/member'
import { openIn } from '@oriel/domain/transfer'
import { readCash } from '@oriel/domain/wallet'
import { createLedger } from '@oriel/ledger/ledger'
import { expect } from '@playwright/test'

const PLACES = ['GPOR', 'GPNW', 'GPLP']
const EACH = 1_000_000n

/** Sets money aside for three providers, and waits until the worker brought it there. */
export async function spread(database: Database, member: Member): Promise<void> {
  const ledger = createLedger(database)
  const { siteId, id: memberId } = member
  for (const providerId of PLACES) {
    const draft = { siteId, memberId, providerId, currency: 'USD' } as const
    const cause = { cause: 'play', causeId: newId() } as const
    await database.transaction(async (work) =>
      expectDone(await openIn(work, ledger, { ...draft, ...cause }, EACH)),
    )
  }
  const arrived = async () => {
    const { shares } = await readCash(database.rows, member.id, 'USD')
    return shares.filter(({ cash }) => cash === EACH).length
  }
  await expect.poll(arrived).toBe(PLACES.length)
}
