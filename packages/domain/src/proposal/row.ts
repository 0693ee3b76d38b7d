import type { SiteId } from '@oriel/core/id'
import type { Permission } from '@oriel/core/permission'
import type { Rows, Work } from '@oriel/db/database'
import { HOUSE, openInput, type Asked, type Command, type Tools } from '@oriel/domain/command'
import { sql } from 'kysely'

export type Commands = ReadonlyMap<Permission, Command>

/** A proposal as it is kept, with its maker. */
export type Row = {
  readonly id: string
  readonly number: bigint
  readonly site_id: number | null
  readonly permission: Permission
  readonly command: unknown
  readonly before_version: string
  readonly reason: string
  readonly made_by: string
  readonly maker: string
}

const rowsOf = (rows: Rows) =>
  rows
    .selectFrom('proposals as p')
    .innerJoin('staff as s', 's.id', 'p.made_by')
    .select(['p.id', 'p.site_id', 'p.permission', 'p.command', 'p.before_version', 'p.reason'])
    .select(['p.number', 's.account as made_by', 's.id as maker'])

export async function readRow(rows: Rows, id: string): Promise<Row | null> {
  const row = await rowsOf(rows).where('p.id', '=', id).executeTakeFirst()
  return (row ?? null) as Row | null
}

/** What waits for votes about a subject. */
export const listOpen = (
  rows: Rows,
  { kind, id }: { readonly kind: string; readonly id: string },
): Promise<Row[]> =>
  rowsOf(rows)
    .where('p.state', '=', 'open')
    .where('p.subject_kind', '=', kind)
    .where('p.subject_id', '=', id)
    .execute() as Promise<Row[]>

export function askedOf(
  commands: Commands,
  { keys }: Pick<Tools, 'keys'>,
  row: Pick<Row, 'id' | 'site_id' | 'permission' | 'command'>,
): Asked {
  const { id, permission, command: kept, site_id } = row
  const one = commands.get(permission)
  if (!one) throw new Error(`no command has the permission ${permission}`)
  const input = openInput(one, keys, id, kept)
  return { one, input, siteId: site_id === null ? HOUSE : (site_id as SiteId) }
}

export const markDone = (work: Work, id: string) => mark(work, id, 'done', null)

/** It is over without having been run, and what it was about is told. */
export async function drop<Over extends 'stale' | 'failed'>(
  work: Work,
  id: string,
  { one, siteId, input }: Asked,
  state: Over,
  outcome: string | null,
): Promise<Over> {
  await mark(work, id, state, outcome)
  await one.dropped?.(work, siteId, input)
  return state
}

const mark = (work: Work, id: string, state: string, outcome: string | null) =>
  sql`UPDATE proposals SET state = ${state}, done_at = house_now(), outcome = ${outcome}
    WHERE id = ${id}`.execute(work)
