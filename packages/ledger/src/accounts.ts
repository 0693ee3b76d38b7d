import { hash32 } from '@oriel/core/partition'
import type { Rows } from '@oriel/db/database'
import { sql } from 'kysely'
import type { Account } from './chart.ts'
import { accountName } from './rules.ts'

/** Finds the rows of accounts and remembers them; an account never gets other rows. */
export type Accounts = {
  /** All rows, one per stripe. */
  rowsOf(work: Rows, account: Account): Promise<readonly bigint[]>
  /** The row for what the key names: always the same, so that a repeat is the same. */
  rowFor(work: Rows, account: Account, key: string): bigint | Promise<bigint>
}

const REMEMBERED_MAX = 100_000

export function createAccounts(): Accounts {
  const known = new Map<string, readonly bigint[]>()
  const rowsOf = async (work: Rows, account: Account): Promise<readonly bigint[]> => {
    const name = accountName(account)
    const remembered = known.get(name)
    if (remembered) return remembered
    const { ids, lasting } = await open(work, account)
    if (known.size >= REMEMBERED_MAX) known.clear()
    // What this transaction itself has made is gone when it fails.
    if (lasting) known.set(name, ids)
    return ids
  }
  return {
    rowsOf,
    // Most accounts are known, and then nothing has to be waited for.
    rowFor(work, account, key) {
      const remembered = known.get(accountName(account))
      if (remembered) return choose(remembered, key)
      return rowsOf(work, account).then((ids) => choose(ids, key))
    },
  }
}

function choose(ids: readonly bigint[], key: string): bigint {
  const id = ids.length === 1 ? ids[0] : ids[hash32(key) % ids.length]
  if (id === undefined) throw new Error('an account without a row')
  return id
}

type Opened = { readonly ids: readonly bigint[]; readonly lasting: boolean }

async function open(work: Rows, account: Account): Promise<Opened> {
  const { kind, owner, party, currency } = account
  const { rows } = await sql<Opened>`
    SELECT ids, lasting FROM ledger_open(${kind}, ${owner}, ${party}, ${currency})`.execute(work)
  const [opened] = rows
  if (!opened) throw new Error(`${accountName(account)} was not opened`)
  return opened
}
