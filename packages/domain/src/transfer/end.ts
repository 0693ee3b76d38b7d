import { money } from '@oriel/core/money'
import type { Database, Work } from '@oriel/db/database'
import { announce } from '@oriel/db/outbox'
import { holdArrived } from '@oriel/domain/held'
import { closeCase, noteEmpty, openCase } from '@oriel/domain/provider'
import { facingAccount, memberAccount, mirrorAccount } from '@oriel/ledger/chart'
import type { Ledger } from '@oriel/ledger/ledger'
import { transferEntries as entriesOf, type Entry } from '@oriel/ledger/rules'
import { changedFact } from './fact.ts'
import type { End, Transfer } from './rules.ts'
import * as store from './store.ts'

export type Books = { readonly database: Database; readonly ledger: Ledger }

/**
 * The one end of a transfer: its state, its money and the fact of it in one commit, under one key,
 * so that it is completed or reversed and never both. False when another has ended it, or taken it.
 */
export function endTransfer(
  { database, ledger }: Books,
  transfer: Transfer,
  how: End,
): Promise<boolean> {
  return database.transaction(async (work) => {
    const ended = await store.end(work, transfer, how)
    if (!ended) return false
    await book(work, ledger, ended, how)
    await setAside(work, ledger, ended, how)
    if (emptied(ended, how)) await noteEmpty(work, ended, ended.sentAt)
    await closeCase(work, caseOf(ended), how.state)
    await announce(work, changedFact(ended))
    return true
  })
}

export const caseOf = ({ providerId, id }: Transfer) =>
  ({ providerId, kind: 'transfer', subject: id }) as const

/** Holds wins above their limit that were transferred back with this transfer. */
async function setAside(work: Work, ledger: Ledger, transfer: Transfer, how: End): Promise<void> {
  if (transfer.direction !== 'out' || how.state !== 'completed') return
  await holdArrived(work, ledger, transfer)
}

/** All was brought home, or never arrived anywhere: nothing of theirs lies there. */
const emptied = ({ direction, asked }: Transfer, how: End): boolean =>
  direction === 'out' && asked === null && how.state === 'completed'

async function book(work: Work, ledger: Ledger, transfer: Transfer, how: End): Promise<void> {
  const entries = entriesFor(transfer, how)
  if (entries.length === 0) return
  const posted = await ledger.post(work, {
    key: `transfer:${transfer.id}:end`,
    kind: how.state === 'completed' ? `transfer-${transfer.direction}` : 'transfer-reversed',
    cause: { kind: 'transfer', id: transfer.id },
    entries,
  })
  if (!posted.ok) throw new Error(`transfer ${transfer.id} cannot end: ${posted.reason}`)
  if (transfer.asked !== null && how.state === 'completed' && how.moved !== transfer.asked) {
    const detail = { asked: String(transfer.asked), moved: String(how.moved) }
    await openCase(work, { ...caseOf(transfer), subject: `${transfer.id}:amount`, detail })
  }
}

function entriesFor(transfer: Transfer, how: End): Entry[] {
  const { siteId, memberId, providerId, currency, direction, asked } = transfer
  const available = memberAccount(memberId, 'available', currency)
  const mirror = mirrorAccount(memberId, providerId, currency)
  const transit = facingAccount(siteId, 'transit', providerId, currency)
  if (direction === 'out') {
    if (how.state === 'reversed' || how.moved === 0n) return []
    return entriesOf(mirror, available, money(how.moved, currency))
  }
  if (asked === null) throw new Error(`transfer ${transfer.id} sends no amount`)
  if (how.state === 'reversed') return entriesOf(transit, available, money(asked, currency))
  // A provider that took another amount than it was sent holds what it says; a person looks at it.
  const rest = asked - how.moved
  return [
    { account: transit, units: -asked },
    { account: mirror, units: how.moved },
    { account: available, units: rest },
  ].filter(({ units }) => units !== 0n)
}
