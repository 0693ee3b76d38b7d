import type { Bus } from '@oriel/bus/bus'
import { startConsumer, type Consumer } from '@oriel/bus/consumer'
import type { BusEvent } from '@oriel/bus/event'
import { wordFilter } from '@oriel/bus/subjects'
import type { Log } from '@oriel/core/log'
import type { Database } from '@oriel/db/database'
import {
  followPlay,
  leaveEndedSessions,
  leaveLost,
  readPlayChanged,
  sweepIdle,
  sweepPlays,
} from '@oriel/domain/play'
import { readChanged } from '@oriel/domain/session'
import {
  driveTransfer,
  readTransferChanged,
  sweepTransfers,
  type Driver,
} from '@oriel/domain/transfer'
import type { Keys } from '@oriel/keys/keys'
import { createLedger } from '@oriel/ledger/ledger'
import { createProviders } from '@oriel/providers/providers'
import { inTrace } from '@oriel/service/trace'
import { startSchedules } from './schedules.ts'

type Stoppable = { stop(): Promise<void> }

export type PlayWork = {
  readonly bus: Bus
  readonly database: Database
  readonly directUrl: string
  readonly keys: Keys
  readonly replicas: number
  readonly log: Log
}

/** What the worker does about facts of play: it follows launches, transfers and sign-outs. */
function createFollow(driver: Driver): (event: BusEvent) => Promise<void> {
  return async ({ name, data }) => {
    if (name === 'play.changed') {
      const { playId, state } = readPlayChanged(data)
      if (state === 'starting' || state === 'leaving') await followPlay(driver, playId)
    } else if (name === 'transfer.changed') {
      const { transferId, state } = readTransferChanged(data)
      if (state === 'held' || state === 'sent') await driveTransfer(driver, transferId)
    } else if (name === 'session.changed') {
      await leaveEndedSessions(driver.database, readChanged(data).memberId)
    }
  }
}

/**
 * Facts wake it at once. The sweeps find what no fact told of: after a death, after the bus lost
 * its store, when a rest is over. They have clocks of their own: a provider may be slow.
 */
export function startPlayWork(work: PlayWork): Stoppable {
  const { bus, database, directUrl: databaseUrl, keys, replicas, log } = work
  const now = () => new Date()
  const providers = createProviders({ rows: database.rows, keys, now })
  const driver: Driver = { database, ledger: createLedger(database), providers }
  const follow = createFollow(driver)
  const consume = (word: string): Consumer =>
    startConsumer({
      bus,
      name: `play-${word}`,
      filter: wordFilter(word),
      replicas,
      log,
      handle: (event) =>
        inTrace({ name: event.name, parent: event.trace, kind: 'consumer' }, () => follow(event)),
    })
  const sweep = (name: string, everyMs: number, run: () => Promise<unknown>) =>
    startSchedules({ databaseUrl, log, schedules: [{ name, everyMs, run }] })
  const parts: Stoppable[] = [
    consume('play'),
    consume('transfer'),
    consume('session'),
    sweep('play-transfers', 500, () => sweepTransfers(driver)),
    sweep('play-launches', 500, () => sweepPlays(driver)),
    sweep('play-lost', 5_000, () => leaveLost(database)),
    sweep('play-idle', 30_000, () => sweepIdle(database, now())),
  ]
  return {
    async stop() {
      await Promise.all(parts.map((part) => part.stop()))
    },
  }
}
