import { randomBytes } from 'node:crypto'
import type { Tables } from '../simulator/tables.ts'

export type Seat = {
  readonly token: string
  readonly player: number
  readonly title: string
  readonly lobby: string
}
type SeatRow = Seat & { readonly ended: number | null }

const LIFE_MS = 60_000
const CODE_BYTES = 24
const newCode = (): string => randomBytes(CODE_BYTES).toString('base64url')

export type Launched = { readonly code: string; readonly expiresMs: number }

/** A code that opens a game, once and for a minute. */
export function launch(tables: Tables, seat: Omit<Seat, 'token'>, atMs: number): Launched {
  const code = newCode()
  tables.run(
    'INSERT INTO seats (code, token, player, title, lobby, expires) VALUES (?, ?, ?, ?, ?, ?)',
    code,
    newCode(),
    seat.player,
    seat.title,
    seat.lobby,
    atMs + LIFE_MS,
  )
  return { code, expiresMs: atMs + LIFE_MS }
}

/** Null: the code is not good, or no longer. Who sits down elsewhere gets up here. */
export function enter(tables: Tables, code: string, atMs: number): Seat | null {
  return tables.once(() => {
    const seat = tables.find<Seat>(
      'SELECT token, player, title, lobby FROM seats WHERE code = ? AND entered IS NULL AND expires > ?',
      code,
      atMs,
    )
    if (!seat) return null
    endSeats(tables, seat.player, atMs)
    tables.run('UPDATE seats SET entered = ?, ended = NULL WHERE code = ?', atMs, code)
    return seat
  })
}

export function findSeat(tables: Tables, token: string): Seat | null {
  const seat = tables.find<SeatRow>(
    'SELECT token, player, title, lobby, ended FROM seats WHERE token = ? AND entered IS NOT NULL',
    token,
  )
  return seat && seat.ended === null ? seat : null
}

/** Whether anybody had to get up. Addresses that nobody followed yet are no longer good either. */
export function endSeats(tables: Tables, player: number, atMs: number): boolean {
  const open = tables.list<Seat>(
    'SELECT token FROM seats WHERE player = ? AND entered IS NOT NULL AND ended IS NULL',
    player,
  )
  tables.run(
    'UPDATE seats SET ended = ?, entered = coalesce(entered, ?) WHERE player = ? AND ended IS NULL',
    atMs,
    atMs,
    player,
  )
  return open.length > 0
}
