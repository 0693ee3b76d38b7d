import type { BusEvent } from '@oriel/bus/event'
import { wordFilter } from '@oriel/bus/subjects'
import type { Log } from '@oriel/core/log'
import { readOldestHeld, sweepWaiting } from '@oriel/domain/held'
import {
  bookRounds,
  makeRoundMonths,
  pruneFeeds,
  pullAgain,
  pullAll,
  pullRounds,
  readBroughtHome,
  readFed,
  recordSettled,
  settleTransfer,
  sweepSettled,
  sweepSuspense,
  watchSuspense,
  type Books,
  type Feeds,
} from '@oriel/domain/round'
import { readSettled } from '@oriel/domain/seamless'
import { checkNeeds, makeTurnoverMonths, readTurnoverFigures } from '@oriel/domain/turnover'
import { createLedger } from '@oriel/ledger/ledger'
import { addGauge } from '@oriel/service/gauge'
import { createProviders } from '@oriel/providers/providers'
import { createGather } from '../gather.ts'
import type { Role } from '../role.ts'
import type { Schedule } from '../schedules.ts'

export type RoundHouse = Books & Feeds

/** Somebody has just left a game: what they played is read soon, and once for all who left. */
const PULL_SOON_EVERY_MS = 5_000

/** The words whose facts rounds are made of. */
export const ROUND_WORDS = ['round', 'seamless', 'transfer'] as const

/** Reads the rounds of providers and books them. */
export const roundRole: Role = ({ database, keys, log, metrics, now }) => {
  const oldest = 'How long the oldest win above its limit has waited for a person.'
  addGauge(metrics, 'oriel_held_oldest_seconds', oldest, () => readOldestHeld(database.rows))
  const wrong = 'Needs of turnover that do not agree with the sum of their lines.'
  addGauge(metrics, 'oriel_turnover_wrong', wrong, async () => {
    return (await readTurnoverFigures(database.rows)).wrong
  })
  const providers = createProviders({ rows: database.rows, keys, now })
  const house = { database, ledger: createLedger(database), providers }
  const handle = createFollowRounds(house)
  return {
    consumers: ROUND_WORDS.map((word) => ({
      name: word === 'round' ? 'round' : `round-${word}`,
      filter: wordFilter(word),
      handle,
    })),
    schedules: [roundSchedules(house, log, now)],
  }
}

/** Takes a fact about rounds. All of them are safe to be told again, and in any order. */
export function createFollowRounds(house: RoundHouse): (event: BusEvent) => Promise<void> {
  const gather = createGather(PULL_SOON_EVERY_MS)
  return async ({ name, data }) => {
    if (name === 'round.fed') await bookRounds(house, readFed(data))
    else if (name === 'seamless.settled') await recordSettled(house, readSettled(data))
    else if (name === 'transfer.changed') {
      const home = readBroughtHome(data)
      if (!home) return
      await settleTransfer(house, home.transferId)
      await gather(home.providerId, () => pullRounds(house, home.providerId))
    }
  }
}

const MINUTE_MS = 60_000

/** Feeds are read every minute, and the recent past again every ten. */
export function roundSchedules(house: RoundHouse, log: Log, now: () => Date): Schedule[] {
  const { database } = house
  const pull = async (how: typeof pullRounds): Promise<void> => {
    for (const result of await pullAll(house, how)) {
      if (result.status === 'rejected') log.error({ err: result.reason }, 'a feed was not read')
    }
  }
  return [
    { name: 'round', everyMs: MINUTE_MS, run: () => pull(pullRounds) },
    { name: 'round-again', everyMs: 10 * MINUTE_MS, run: () => pull(pullAgain) },
    { name: 'round-settled', everyMs: MINUTE_MS, run: () => sweepSettled(house) },
    { name: 'round-held', everyMs: 10_000, run: () => sweepWaiting(house) },
    { name: 'round-suspense', everyMs: MINUTE_MS, run: () => sweepSuspense(house) },
    { name: 'round-watch', everyMs: MINUTE_MS, run: () => watchSuspense(database) },
    { name: 'round-prune', everyMs: 60 * MINUTE_MS, run: () => pruneFeeds(database) },
    {
      name: 'round-months',
      everyMs: 60 * MINUTE_MS,
      run: () => makeRoundMonths(database.rows, now()),
    },
    { name: 'turnover', everyMs: MINUTE_MS, run: () => checkNeeds(database.rows) },
    {
      name: 'turnover-months',
      everyMs: 60 * MINUTE_MS,
      run: () => makeTurnoverMonths(database.rows),
    },
  ]
}
