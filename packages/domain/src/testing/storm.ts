import { randomUUID } from 'node:crypto'
import type { SiteId } from '@oriel/core/id'
import type { Database } from '@oriel/db/database'
import { createTeller } from '@oriel/domain/seamless'
import { moveOf, PROVIDER, type Saying } from '../seamless/testing/says.ts'
import { setSwitch } from './switches.ts'

/** What one storm came to. */
export type Storm = {
  /** Bets that were taken before the switch, so that there was something to stop. */
  readonly before: number
  /** Bets begun after the commit was read: how many, and how many of them were taken. */
  readonly after: number
  readonly takenAfter: number
  /** Wins and rollbacks said after the switch, and those that were not booked. */
  readonly settled: number
  readonly unsettled: number
  /** From the commit of the switch until the last bet that was taken was answered. */
  readonly effectiveMs: number
}

/** Where members sit down at a game of the provider. */
type Table = {
  readonly database: Database
  seats(count: number): Promise<readonly { readonly memberRef: string }[]>
}

const BETS_BEFORE = 60
const BETS_AFTER = 120
/** Where every bet is refused, or none, the storm ends here and its figures show it. */
const BETS_MAX = 3_000

/**
 * Players bet without rest while their provider is switched off. Each bet is won or taken back
 * afterwards, so the storm ends with every round settled. It ends by count, never by time.
 */
export async function runStorm(table: Table, siteId: SiteId, players: number) {
  const seats = await table.seats(players)
  // A teller of its own per player: each of their moves is a statement of its own.
  const tellers = seats.map(() => createTeller(table.database))
  const counts = { before: 0, after: 0, takenAfter: 0, settled: 0, unsettled: 0 }
  let bets = 0
  let offAt: number | null = null
  let lastTakenAt = 0
  const name = { scope: 'provider', key: PROVIDER } as const
  const play = async (seat: (typeof seats)[number], index: number): Promise<void> => {
    const tell = tellers[index]
    if (!tell) throw new Error('no teller')
    const say = (saying: Saying) => tell(moveOf(saying))
    while (counts.after < BETS_AFTER && bets < BETS_MAX) {
      bets += 1
      const [roundId, { memberRef }] = [randomUUID(), seat]
      const txId = `bet-${roundId}`
      const begunAt = offAt
      const bet = await say({ kind: 'bet', memberRef, roundId, txId, bet: 1_0000n })
      if (begunAt !== null) counts.after += 1
      if (bet.ok) {
        lastTakenAt = performance.now()
        counts[begunAt === null ? 'before' : 'takenAfter'] += 1
      }
      if (!bet.ok) continue
      const named = { memberRef, roundId, txId: `end-${roundId}`, betTxId: txId }
      const isWin = counts.before % 2 === 0
      const end = await say(
        isWin ? { kind: 'win', ...named, win: 2_0000n } : { kind: 'rollback', ...named },
      )
      if (offAt !== null) counts.settled += 1
      if (!end.ok) counts.unsettled += 1
    }
  }
  const turnOff = async (): Promise<void> => {
    while (counts.before < BETS_BEFORE && bets < BETS_MAX) await new Promise(setImmediate)
    await setSwitch(table.database, siteId, name, 'off')
    offAt = performance.now()
  }
  await Promise.all([turnOff(), ...seats.map(play)])
  await setSwitch(table.database, siteId, name, 'on')
  const effectiveMs = Math.max(0, lastTakenAt - (offAt ?? 0))
  return { ...counts, effectiveMs } satisfies Storm
}
