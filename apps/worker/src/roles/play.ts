import type { BusEvent } from '@oriel/bus/event'
import { wordFilter } from '@oriel/bus/subjects'
import {
  followPlay,
  leaveEndedSessions,
  leaveLost,
  leaveSwitchedOff,
  readPlayChanged,
  sweepIdle,
  sweepPlays,
  type PlayId,
} from '@oriel/domain/play'
import { readChanged } from '@oriel/domain/session'
import { readSwitchChanged } from '@oriel/domain/switch'
import {
  driveTransfer,
  findTransfer,
  readTransferChanged,
  sweepTransfers,
  type Driver,
  type TransferId,
} from '@oriel/domain/transfer'
import { createLedger } from '@oriel/ledger/ledger'
import { handOverByWire, turnNextKey } from '@oriel/providers/rotate'
import { createProviders } from '@oriel/providers/providers'
import type { Role } from '../role.ts'

/** What the worker does about facts of play: it follows launches, transfers and sign-outs. */
function createFollow(driver: Driver): (event: BusEvent) => Promise<void> {
  return async ({ name, data }) => {
    if (name === 'play.changed') {
      const { playId, state } = readPlayChanged(data)
      if (state === 'starting' || state === 'leaving') await followPlay(driver, playId)
    } else if (name === 'transfer.changed') {
      const { transferId, state } = readTransferChanged(data)
      if (state === 'held' || state === 'sent') await driveTransfer(driver, transferId)
      else await followCause(driver, transferId)
    } else if (name === 'switch.changed') {
      if (readSwitchChanged(data).isOff) await leaveAllSwitchedOff(driver)
    } else if (name === 'session.changed') {
      await leaveEndedSessions(driver.database, readChanged(data).memberId)
    }
  }
}

/** In portions: a provider may have thousands of players. */
async function leaveAllSwitchedOff({ database }: Driver): Promise<void> {
  while ((await leaveSwitchedOff(database, false)).length > 0);
}

/** Continues the launch or leave that waits for this transfer. */
async function followCause(driver: Driver, id: TransferId): Promise<void> {
  const transfer = await findTransfer(driver.database.rows, id)
  const isOfPlay = transfer?.cause === 'play' || transfer?.cause === 'leave'
  if (isOfPlay) await followPlay(driver, transfer.causeId as PlayId)
}

/**
 * Follows launches, transfers and ended sessions. Facts start the work at once; the sweeps find
 * what no fact told of: after a death, after the bus lost its store, when a wait is over. Each
 * sweep is a group of its own, because a provider may be slow.
 */
export const playRole: Role = ({ database, keys, now }) => {
  const providers = createProviders({ rows: database.rows, keys, now })
  const house = { database, keys, now }
  const driver: Driver = { database, ledger: createLedger(database), providers }
  const handle = createFollow(driver)
  const words = ['play', 'transfer', 'session', 'switch']
  return {
    consumers: words.map((word) => ({ name: `play-${word}`, filter: wordFilter(word), handle })),
    schedules: [
      [{ name: 'play-transfers', everyMs: 500, run: () => sweepTransfers(driver) }],
      [{ name: 'play-launches', everyMs: 500, run: () => sweepPlays(driver) }],
      [{ name: 'play-lost', everyMs: 5_000, run: () => leaveLost(database) }],
      [{ name: 'play-off', everyMs: 1_000, run: () => leaveSwitchedOff(database, true) }],
      [{ name: 'provider-turn', everyMs: 1_000, run: () => turnNextKey(house, handOverByWire()) }],
      [{ name: 'play-idle', everyMs: 30_000, run: () => sweepIdle(database, now()) }],
    ],
  }
}
