import { createHash, timingSafeEqual } from 'node:crypto'
import type { Tables } from './tables.ts'

/** A secret of the house is good until it is ended; two are while both sides turn. */
export const keepSecret = (tables: Tables, secret: string): void =>
  tables.run(
    'INSERT INTO secrets VALUES (?, NULL) ON CONFLICT (secret) DO UPDATE SET until = NULL',
    secret,
  )

/** All but this one end at a time. */
export const endOthers = (tables: Tables, secret: string, atMs: number): void =>
  tables.run('UPDATE secrets SET until = ? WHERE secret <> ? AND until IS NULL', atMs, secret)

export const listSecrets = (tables: Tables, atMs: number): string[] =>
  tables
    .list<{ secret: string }>('SELECT secret FROM secrets WHERE until IS NULL OR until > ?', atMs)
    .map(({ secret }) => secret)

const hash = (text: string): Buffer => createHash('sha256').update(text).digest()

/** Takes as long for a wrong text as for a right one. */
export const isText = (claimed: string, right: string): boolean =>
  timingSafeEqual(hash(claimed), hash(right))
