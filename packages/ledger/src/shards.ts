import { hash32 } from '@oriel/core/partition'
import type { Database } from '@oriel/db/database'
import type { OwnerId } from './chart.ts'
import { createLedger, type Ledger } from './ledger.ts'

/** One database of several. Everything of one owner is in one of them; the house is in each. */
export type Shard = {
  readonly number: number
  readonly database: Database
  readonly ledger: Ledger
}

export type Shards = {
  readonly all: readonly Shard[]
  /** Where an owner's accounts are: a function of the owner's id and of nothing else. */
  of(owner: OwnerId): Shard
  at(number: number): Shard
}

export function createShards(databases: readonly Database[]): Shards {
  const all = databases.map((database, number) => ({
    number,
    database,
    ledger: createLedger(database),
  }))
  const at = (number: number): Shard => {
    const shard = all[number]
    if (!shard) throw new Error(`there is no shard ${number}`)
    return shard
  }
  return { all, at, of: (owner) => at(hash32(owner) % all.length) }
}
