import type { Currency } from '@oriel/core/currency'
import { newId, type MemberId, type SiteId } from '@oriel/core/id'
import { money, type Units } from '@oriel/core/money'
import { done, refuse, type Outcome } from '@oriel/core/outcome'
import type { Database, Work } from '@oriel/db/database'
import { announce } from '@oriel/db/outbox'
import { noteHolding } from '@oriel/domain/provider'
import { isPlayOff } from '@oriel/domain/switch'
import { facingAccount, memberAccount } from '@oriel/ledger/chart'
import type { Ledger } from '@oriel/ledger/ledger'
import { readBalance } from '@oriel/ledger/reading'
import { transferEntries as entriesOf } from '@oriel/ledger/rules'
import { changedFact } from './fact.ts'
import { floorToStep, type Transfer, type TransferCause } from './rules.ts'
import * as store from './store.ts'

export type TransferDraft = {
  readonly siteId: SiteId
  readonly memberId: MemberId
  readonly providerId: string
  readonly currency: Currency
  readonly cause: TransferCause
  readonly causeId: string
}

/** Ours, or the one that is on its way already. */
export type Opened = { readonly transfer: Transfer; readonly isNew: boolean }

/** Our name for it at the provider: never used for another, and free of what some forbid. */
const referenceOf = (id: string): string => id.replaceAll('-', '')

/** The way home, for all there is. Nothing is booked until the provider has said how much. */
export async function openOut(work: Work, draft: TransferDraft): Promise<Opened> {
  return insertOne(work, draft, 'out', null)
}

/**
 * The way there. What is sent is set aside in the same commit, and that money may lie there is
 * written down before anybody is asked.
 */
export async function openIn(
  work: Work,
  ledger: Ledger,
  draft: TransferDraft,
  units: Units,
): Promise<Outcome<Opened, 'insufficient' | 'provider_off'>> {
  const { siteId, memberId, providerId, currency } = draft
  const wanted = { siteId, providerId, typeId: null, gameId: null }
  if (await isPlayOff(work, wanted)) return refuse('provider_off')
  const opened = await insertOne(work, draft, 'in', units)
  if (!opened.isNew) return done(opened)
  const posted = await ledger.post(work, {
    key: `transfer:${opened.transfer.id}:hold`,
    kind: 'transfer-hold',
    cause: { kind: 'transfer', id: opened.transfer.id },
    entries: entriesOf(
      memberAccount(memberId, 'available', currency),
      facingAccount(siteId, 'transit', providerId, currency),
      money(units, currency),
    ),
  })
  if (!posted.ok) {
    if (posted.reason === 'insufficient') return refuse('insufficient')
    throw new Error(`transfer ${opened.transfer.id}: ${posted.reason}`)
  }
  await noteHolding(work, draft)
  return done(opened)
}

const READS_MAX = 5

class TooLittle extends Error {}

/**
 * Sends all a member may play with. Somebody else may take of it between the look and the hold:
 * then the ledger refuses, nothing is kept, and it is looked at again. Null when there is nothing;
 * gone when what it was for is no longer there; off when nothing goes to this provider.
 */
export async function openInAll(
  { database, ledger }: { readonly database: Database; readonly ledger: Ledger },
  draft: TransferDraft,
  step: Units,
  isWanted: (work: Work) => Promise<boolean>,
): Promise<Opened | null | 'gone' | 'off'> {
  const account = memberAccount(draft.memberId, 'available', draft.currency)
  for (let read = 0; read < READS_MAX; read += 1) {
    const units = floorToStep(await readBalance(database.rows, account), step)
    if (units <= 0n) return null
    try {
      return await database.transaction(async (work) => {
        if (!(await isWanted(work))) return 'gone'
        const opened = await openIn(work, ledger, draft, units)
        if (opened.ok) return opened.value
        if (opened.reason === 'provider_off') return 'off'
        throw new TooLittle()
      })
    } catch (error) {
      if (!(error instanceof TooLittle)) throw error
    }
  }
  return null
}

async function insertOne(
  work: Work,
  draft: TransferDraft,
  direction: 'in' | 'out',
  asked: Units | null,
): Promise<Opened> {
  const id = newId<'transfer'>()
  const transfer = await store.insert(work, {
    ...draft,
    id,
    direction,
    asked,
    reference: referenceOf(id),
  })
  if (transfer) {
    await announce(work, changedFact(transfer))
    return { transfer, isNew: true }
  }
  const open = await store.findOpen(work, draft.memberId, draft.providerId)
  // It ended between the two looks: there is room now.
  return open ? { transfer: open, isNew: false } : insertOne(work, draft, direction, asked)
}
