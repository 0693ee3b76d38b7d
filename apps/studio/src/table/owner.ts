import { randomUUID } from 'node:crypto'
import type { Log } from '@oriel/core/log'
import { leaveByThemselves } from './auto-out.ts'
import type { Notice } from './notices.ts'
import type { SharedGame } from './shared.ts'
import { makeChain, type ChainId, type Chains } from './chain.ts'
import { getRow } from '../rows.ts'
import type { Studio } from '../studio.ts'
import {
  endTableRound,
  findNewest,
  listOpenBets,
  openTableRound,
  settleBets,
  startTableRound,
  type TableRound,
} from './table-rounds.ts'

/** A table is taken over this long after its keeper was last heard of. */
const LEASE_MS = 2_000
export const LOOK_MS = 500
/** A bet that was ended by hand in time may still be on its way into the books. */
export const GRACE_MS = 400

export type Table = { readonly code: string; readonly game: SharedGame }
export type Keeper = {
  /** The tables that are ours now. */
  keeps(): readonly string[]
  stop(): Promise<void>
}
/** Told after each change, so that every process shows it. */
export type Changed = (tableCode: string, what: Notice['what']) => Promise<void>

/**
 * Keeps tables going: opens bets, closes them, settles, and begins again. Which process does it
 * does not matter to the outcome, as hash, salt and rules decide it; who dies is followed by
 * another, that finds in the books where the round stood.
 */
export function keepTables(
  studio: Studio,
  tables: readonly Table[],
  chains: Chains,
  changed: Changed,
  log: Log,
): Keeper {
  const own = randomUUID()
  const ours = new Set<string>()
  let isOver = false
  const keep = async (table: Table): Promise<void> => {
    let isSeated = false
    while (!isOver) {
      try {
        if (!isSeated) await seatTable(studio, table)
        isSeated = true
        const isOurs = await takeTable(studio, table.code, own)
        if (isOurs) ours.add(table.code)
        else ours.delete(table.code)
        const wait = isOurs ? await goOn(studio, table, chains, changed) : LOOK_MS
        await pause(Math.min(wait, LOOK_MS))
      } catch (error) {
        ours.delete(table.code)
        log.warn({ err: error, table: table.code }, 'a table could not go on and tries again')
        await pause(LOOK_MS)
      }
    }
  }
  const kept = tables.map(keep)
  return {
    keeps: () => [...ours],
    async stop() {
      isOver = true
      await Promise.allSettled(kept)
      // Others need not wait for the lease to run out.
      await studio.pool
        .query("UPDATE tables SET lease_until = '-infinity' WHERE owner = $1", [own])
        .catch(() => {})
    },
  }
}

export const pause = (ms: number): Promise<void> =>
  new Promise((resolve) => setTimeout(resolve, Math.max(ms, 1)))

export async function seatTable(studio: Studio, { code, game }: Table): Promise<void> {
  await studio.pool.query(
    'INSERT INTO tables (code, game) VALUES ($1, $2) ON CONFLICT DO NOTHING',
    [code, game.code],
  )
}

export const takeTable = async ({ pool }: Studio, code: string, owner: string): Promise<boolean> =>
  (
    await getRow<{ ours: boolean }>(pool, 'SELECT take_table($1, $2, $3) AS ours', [
      code,
      owner,
      LEASE_MS,
    ])
  ).ours

/** Does what is due and says in how many milliseconds the next thing is. */
export async function goOn(
  studio: Studio,
  { code, game }: Table,
  chains: Chains,
  changed: Changed,
): Promise<number> {
  const round = await findNewest(studio, code)
  const now = studio.now().getTime()
  if (round?.phase === 'betting') {
    const left = round.closesAt.getTime() - now
    if (left > 0) return left
    await startTableRound(studio, round.id)
    await changed(code, 'round')
    return 0
  }
  if (round?.phase === 'running') {
    const { left, gone } = await runRound(studio, game, round, chains, now)
    if (left === 0) await changed(code, 'round')
    else if (gone > 0) await changed(code, 'bets')
    return left
  }
  const pauseLeft = round?.settledAt ? round.settledAt.getTime() + game.pauseMs - now : 0
  if (pauseLeft > 0) return pauseLeft
  await haveChain(studio, code)
  if (await openTableRound(studio, code, game.bettingMs)) await changed(code, 'round')
  return 0
}

/** Settles a round whose time has come; gives how long it still runs and how many have left it. */
async function runRound(
  studio: Studio,
  game: SharedGame,
  round: TableRound,
  chains: Chains,
  now: number,
): Promise<{ readonly left: number; readonly gone: number }> {
  const chain = await chains(round.chainId)
  const hash = chain.hashAt(round.position)
  const { outcome, lastsMs } = game.fate(hash, round.salt ?? '')
  const grace = game.hasCashOut ? GRACE_MS : 0
  const ranMs = now - (round.startedAt?.getTime() ?? now) - grace
  if (ranMs < lastsMs) {
    const gone = await leaveByThemselves(studio, game, round, outcome, ranMs)
    return { left: lastsMs - ranMs, gone }
  }
  const bets = await listOpenBets(studio, round.id)
  const settlements = bets.map((bet) => ({
    id: bet.id,
    payout: game.payout(bet, outcome),
    step: game.noteOf(bet, outcome),
  }))
  await settleBets(studio, settlements)
  const isEnded = await endTableRound(studio, round.id, hash, outcome)
  return { left: isEnded ? 0 : 1, gone: settlements.length }
}

/** A table whose chain is at its end goes on with another, published before its first round. */
async function haveChain(studio: Studio, code: string): Promise<void> {
  const table = await getRow<{
    chain_id: ChainId | null
    chain_used: number
    length: number | null
  }>(
    studio.pool,
    `SELECT t.chain_id, t.chain_used, c.length FROM tables t
     LEFT JOIN table_chains c ON c.id = t.chain_id WHERE t.code = $1`,
    [code],
  )
  if (table.chain_id && table.chain_used < (table.length ?? 0)) return
  const next = await makeChain(studio, code)
  await studio.pool.query(
    `UPDATE tables SET chain_id = $2, chain_used = 0
     WHERE code = $1 AND chain_id IS NOT DISTINCT FROM $3`,
    [code, next, table.chain_id],
  )
}
