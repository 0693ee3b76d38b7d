import { randomUUID } from 'node:crypto'
import { playerById, type PlayerRow } from './players.ts'
import type { Seat } from './seats.ts'
import type { Casino } from './model.ts'
import type { Tables } from '../simulator/tables.ts'
import { payoutOf } from './wheel.ts'
import { drawField, joinWheel } from './wheels.ts'

export type RoundRow = {
  readonly id: string
  readonly number: number | null
  readonly player: number
  readonly title: string
  readonly stake: number
  readonly payout: number | null
  readonly field: number | null
  readonly started: number
  readonly settled: number | null
}
export type ToldRound = RoundRow & {
  readonly name: string
  readonly currency: string
}

/** A wheel that nobody stops, stops by itself. */
const TURNS_MAX_MS = 30_000
const ROUNDS_MAX = 500

const findRound = (tables: Tables, id: string, player: number): RoundRow => {
  const query = 'SELECT * FROM rounds WHERE id = ? AND player = ?'
  const round = tables.find<RoundRow>(query, id, player)
  if (!round) throw new Error(`no round ${id}`)
  return round
}

export type Begun = RoundRow | 'stake' | 'insufficient' | 'turning'

/** Takes the stake and sets the wheel turning. */
export function begin(
  { tables, isShared }: Casino,
  seat: Seat,
  stake: number,
  atMs: number,
): Begun {
  return tables.once(() => {
    if (!Number.isSafeInteger(stake) || stake <= 0) return 'stake'
    const player = playerById(tables, seat.player)
    if (openRound(tables, player.id)) return 'turning'
    if (stake > player.balance) return 'insufficient'
    const id = isShared ? joinWheel(tables, player.id, atMs) : randomUUID()
    tables.run('UPDATE players SET balance = balance - ? WHERE id = ?', stake, player.id)
    tables.run(
      'INSERT INTO rounds (id, player, title, stake, started) VALUES (?, ?, ?, ?, ?)',
      id,
      player.id,
      seat.title,
      stake,
      atMs,
    )
    return findRound(tables, id, player.id)
  })
}

export const openRound = (tables: Tables, player: number): RoundRow | null =>
  tables.find<RoundRow>('SELECT * FROM rounds WHERE player = ? AND settled IS NULL', player)

/** Stops the wheel: only now is it drawn where. Rounds are numbered in the order they end. */
export function settle(tables: Tables, round: RoundRow, atMs: number): RoundRow {
  return tables.once(() => {
    const field = drawField(tables, round.id)
    const payout = payoutOf(round.stake, field)
    const player = playerById(tables, round.player)
    tables.run('UPDATE players SET balance = balance + ? WHERE id = ?', payout, player.id)
    tables.run(
      `UPDATE rounds SET payout = ?, field = ?, settled = ?, number = ?
       WHERE id = ? AND player = ?`,
      payout,
      field,
      atMs,
      nextNumber(tables, player),
      round.id,
      player.id,
    )
    return findRound(tables, round.id, player.id)
  })
}

/** A demo is told to nobody. */
function nextNumber(tables: Tables, player: PlayerRow): number | null {
  if (player.demo === 1) return null
  const last = tables.find<{ last: number }>('SELECT coalesce(max(number), 0) AS last FROM rounds')
  return (last?.last ?? 0) + 1
}

export function settleOld(tables: Tables, atMs: number): void {
  const old = tables.list<RoundRow>(
    'SELECT * FROM rounds WHERE settled IS NULL AND started <= ?',
    atMs - TURNS_MAX_MS,
  )
  for (const round of old) settle(tables, round, atMs)
}

const TOLD = `SELECT r.*, p.name, p.currency FROM rounds r JOIN players p ON p.id = r.player
  WHERE r.number IS NOT NULL`

export type Feed = {
  readonly rounds: readonly ToldRound[]
  readonly cursor: string
  readonly more: boolean
}

/** Null for a cursor or a count that is none. */
export function readFeed(tables: Tables, cursor: string, count: number): Feed | null {
  const isCount = Number.isSafeInteger(count) && count > 0 && count <= ROUNDS_MAX
  if (!/^[0-9]{0,15}$/.test(cursor) || !isCount) return null
  const after = Number(cursor)
  const found = tables.list<ToldRound>(
    `${TOLD} AND r.number > ? ORDER BY r.number LIMIT ?`,
    after,
    count + 1,
  )
  const rounds = found.slice(0, count)
  return { rounds, cursor: String(rounds.at(-1)?.number ?? after), more: found.length > count }
}

/** One player's part of a round. */
export const findTold = (
  tables: Tables,
  id: string,
  player: { readonly name: string; readonly currency: string },
): ToldRound | null =>
  tables.find<ToldRound>(
    `${TOLD} AND r.id = ? AND p.name = ? AND p.currency = ?`,
    id,
    player.name,
    player.currency,
  )

/** Every round that is told, in the order of their ends. */
export const listAll = (tables: Tables): ToldRound[] =>
  tables.list<ToldRound>(`${TOLD} ORDER BY r.number`)
