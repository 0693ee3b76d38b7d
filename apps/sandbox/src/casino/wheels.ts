import { randomInt, randomUUID } from 'node:crypto'
import type { Tables } from '../simulator/tables.ts'
import { FIELDS } from './wheel.ts'

/** How long a shared wheel waits for more players. */
const JOIN_MS = 2_000

/** The wheel that still turns and this player is not on, or a new one. */
export function joinWheel(tables: Tables, player: number, atMs: number): string {
  const turning = tables.find<{ id: string }>(
    `SELECT w.id FROM wheels w WHERE w.field IS NULL AND w.opened > ?
       AND NOT EXISTS (SELECT 1 FROM rounds r WHERE r.id = w.id AND r.player = ?)
     ORDER BY w.opened DESC LIMIT 1`,
    atMs - JOIN_MS,
    player,
  )
  if (turning) return turning.id
  const id = randomUUID()
  tables.run('INSERT INTO wheels (id, opened) VALUES (?, ?)', id, atMs)
  return id
}

/** Where a wheel stops: drawn once for all who are on it, when the first of them stops it. */
export function drawField(tables: Tables, id: string): number {
  const drawn = randomInt(FIELDS.length)
  tables.run('UPDATE wheels SET field = ? WHERE id = ? AND field IS NULL', drawn, id)
  const wheel = tables.find<{ field: number }>('SELECT field FROM wheels WHERE id = ?', id)
  return wheel?.field ?? drawn
}
