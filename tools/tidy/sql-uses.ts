import type { SourceFile } from './source.ts'
import { lineAt } from './source.ts'

export type SqlUse = { readonly table: string; readonly line: number; readonly writes: boolean }

const KYSELY = {
  writes: /\.(?:insertInto|updateTable|deleteFrom|mergeInto)\(\s*['"](\w+)/g,
  reads: /\.(?:selectFrom|innerJoin|leftJoin|rightJoin|fullJoin|from|using)\(\s*['"](\w+)/g,
}
const SQL = {
  writes:
    /\b(?:INSERT INTO|UPDATE|DELETE FROM|MERGE INTO|TRUNCATE)\s+(?:ONLY\s+)?(?:public\.)?(\w+)/g,
  reads: /\b(?:FROM|JOIN)\s+(?:ONLY\s+|LATERAL\s+)?(?:public\.)?(\w+)/g,
}

/** Every use of one of these tables in a text, through Kysely or as SQL in capital letters. */
export function usesIn({ text }: Pick<SourceFile, 'text'>, tables: ReadonlySet<string>): SqlUse[] {
  const found = (pattern: RegExp, writes: boolean): SqlUse[] =>
    [...text.matchAll(pattern)]
      .filter(([, table = '']) => tables.has(table))
      .map(({ 1: table = '', index }) => ({ table, line: lineAt(text, index), writes }))
  return [KYSELY, SQL].flatMap((kind) => [...found(kind.writes, true), ...found(kind.reads, false)])
}
