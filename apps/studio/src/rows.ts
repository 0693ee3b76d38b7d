import type pg from 'pg'
import type { Studio } from './studio.ts'

type Asked = Pick<pg.Pool | pg.PoolClient, 'query'>

/** A query by its text alone, or one that is asked so often that the server keeps it by a name. */
export type Query = string | { readonly name: string; readonly text: string }

/**
 * The second kind, where each connection of ours is always the same one of the server. Such a query
 * names its columns: one that a release adds must not change what is kept.
 */
export const often = ({ isPooled }: Studio, name: string, text: string): Query =>
  isPooled ? text : { name, text }

export async function manyRows<Row extends pg.QueryResultRow>(
  asked: Asked,
  query: Query,
  values: readonly unknown[],
): Promise<Row[]> {
  return (await asked.query<Row>(query, [...values])).rows
}

export async function findRow<Row extends pg.QueryResultRow>(
  asked: Asked,
  query: Query,
  values: readonly unknown[],
): Promise<Row | null> {
  return (await manyRows<Row>(asked, query, values))[0] ?? null
}

export async function getRow<Row extends pg.QueryResultRow>(
  asked: Asked,
  query: Query,
  values: readonly unknown[],
): Promise<Row> {
  const row = await findRow<Row>(asked, query, values)
  if (!row) throw new Error(`no row for: ${typeof query === 'string' ? query : query.text}`)
  return row
}
