import type pg from 'pg'

export type Column = {
  name: string
  type: string
  notNull: boolean
  fallback: string | null
  /** Postgres fills it: 'a' always, 'd' by default, '' never. */
  identity: string
  comment: string | null
}

export type Table = {
  name: string
  comment: string | null
  /** By what it is divided, as `RANGE (posted_at)`; null when it is whole. */
  divided: string | null
  columns: Column[]
  constraints: string[]
  indexes: string[]
  triggers: string[]
  grants: string[]
}

/** A named type with a rule: what it is underneath, and the whole line. */
export type Domain = { name: string; base: string; line: string }

export type Catalogue = { domains: Domain[]; tables: Table[]; routines: string[] }

const COLUMNS = `
  SELECT c.relname AS table, obj_description(c.oid) AS table_comment,
         pg_get_partkeydef(c.oid) AS divided,
         a.attname AS name, format_type(a.atttypid, a.atttypmod) AS type, a.attnotnull AS not_null,
         pg_get_expr(d.adbin, d.adrelid) AS fallback, a.attidentity AS identity,
         col_description(c.oid, a.attnum) AS comment
  FROM pg_class c
  JOIN pg_attribute a ON a.attrelid = c.oid AND a.attnum > 0 AND NOT a.attisdropped
  LEFT JOIN pg_attrdef d ON d.adrelid = c.oid AND d.adnum = a.attnum
  WHERE c.relnamespace = 'public'::regnamespace AND c.relkind IN ('r', 'p')
    AND NOT c.relispartition AND c.relname <> 'schema_migrations'
  ORDER BY c.relname, a.attnum`

/** One line of SQL per row, in a fixed order, so that the same schema gives the same text. */
const LINES: Record<'constraints' | 'indexes' | 'triggers' | 'grants', string> = {
  constraints: `
    SELECT conrelid::regclass::text AS table,
           format('CONSTRAINT %I %s', conname, pg_get_constraintdef(oid)) AS line
    FROM pg_constraint
    WHERE connamespace = 'public'::regnamespace AND contype IN ('p', 'u', 'f', 'c', 'x')
      AND conrelid <> 0 AND conparentid = 0
    ORDER BY position(contype::text IN 'pufcx'), conname`,
  indexes: `
    SELECT i.indrelid::regclass::text AS table, pg_get_indexdef(i.indexrelid) AS line
    FROM pg_index i JOIN pg_class c ON c.oid = i.indexrelid
    WHERE c.relnamespace = 'public'::regnamespace AND NOT c.relispartition
      AND NOT EXISTS (SELECT FROM pg_constraint k WHERE k.conindid = i.indexrelid)
    ORDER BY c.relname`,
  triggers: `
    SELECT tgrelid::regclass::text AS table, pg_get_triggerdef(oid) AS line
    FROM pg_trigger WHERE NOT tgisinternal AND tgparentid = 0 ORDER BY tgname`,
  grants: `
    SELECT c.relname AS table,
           format('GRANT %s ON %I TO %I', string_agg(privilege_type, ', ' ORDER BY privilege_type),
                  c.relname, grantee::regrole) AS line
    FROM pg_class c, aclexplode(c.relacl) WHERE c.relnamespace = 'public'::regnamespace
      AND c.relkind IN ('r', 'p') AND grantee <> c.relowner AND grantee <> 0
    GROUP BY c.relname, grantee
    UNION ALL
    SELECT c.relname,
           format('GRANT %s (%s) ON %I TO %I', privilege_type,
                  string_agg(a.attname, ', ' ORDER BY a.attnum), c.relname, grantee::regrole)
    FROM pg_class c JOIN pg_attribute a ON a.attrelid = c.oid, aclexplode(a.attacl)
    WHERE c.relnamespace = 'public'::regnamespace AND grantee <> 0
    GROUP BY c.relname, grantee, privilege_type
    ORDER BY 1, 2`,
}

const DOMAINS = `
  SELECT t.typname AS name, format_type(t.typbasetype, t.typtypmod) AS base,
         format('CREATE DOMAIN %I AS %s %s', t.typname, format_type(t.typbasetype, t.typtypmod),
                string_agg(pg_get_constraintdef(c.oid), ' ' ORDER BY c.conname)) AS line
  FROM pg_type t LEFT JOIN pg_constraint c ON c.contypid = t.oid AND c.contype = 'c'
  WHERE t.typnamespace = 'public'::regnamespace AND t.typtype = 'd'
  GROUP BY t.oid ORDER BY t.typname`

const ROUTINES = `
  SELECT pg_get_functiondef(p.oid) AS line FROM pg_proc p
  WHERE p.pronamespace = 'public'::regnamespace AND p.prokind IN ('f', 'p')
    AND NOT EXISTS (SELECT FROM pg_depend d WHERE d.objid = p.oid AND d.deptype = 'e')
  ORDER BY p.proname, pg_get_function_identity_arguments(p.oid)`

/** Reads the shape of the database from Postgres itself. */
export async function readCatalogue(client: pg.ClientBase): Promise<Catalogue> {
  const tables = new Map<string, Table>()
  for (const row of (await client.query(COLUMNS)).rows) {
    const table = tables.get(row.table) ?? emptyTable(row.table, row.table_comment, row.divided)
    tables.set(row.table, table)
    table.columns.push({
      name: row.name,
      type: row.type,
      notNull: row.not_null,
      fallback: row.fallback,
      identity: row.identity,
      comment: row.comment,
    })
  }
  for (const kind of ['constraints', 'indexes', 'triggers', 'grants'] as const) {
    for (const row of (await client.query(LINES[kind])).rows) {
      tables.get(row.table)?.[kind].push(row.line)
    }
  }
  const domains = (await client.query<Domain>(DOMAINS)).rows
  const routines = (await client.query(ROUTINES)).rows.map((row) => String(row.line).trimEnd())
  return { domains, tables: [...tables.values()], routines }
}

const emptyTable = (name: string, comment: string | null, divided: string | null): Table => ({
  name,
  comment,
  divided,
  columns: [],
  constraints: [],
  indexes: [],
  triggers: [],
  grants: [],
})
