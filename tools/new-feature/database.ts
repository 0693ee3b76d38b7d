import type { Names } from './names.ts'

/** The layer at the bottom: one table, and what the apps may do with it. */
export const migrationFile = ({ table }: Names): string => `-- migrate:up
CREATE TABLE ${table} (
  id uuid PRIMARY KEY,
  site_id integer NOT NULL REFERENCES sites,
  title text NOT NULL CHECK (length(title) BETWEEN 1 AND 100),
  created_at timestamptz NOT NULL
);
-- A site's list is read newest first, page by page.
CREATE INDEX ${table}_of_site ON ${table} (site_id, id DESC);

GRANT SELECT, INSERT ON ${table} TO oriel_app;

-- migrate:down
DROP TABLE ${table};
`

const MIGRATION = /^packages\/db\/migrations\/(\d+)-/

/** The name of the next migration: one more than the newest. */
export function migrationPath(word: string, paths: readonly string[]): string {
  const numbers = paths.map((path) => Number(MIGRATION.exec(path)?.[1] ?? 0))
  const next = String(Math.max(0, ...numbers) + 1).padStart(4, '0')
  return `packages/db/migrations/${next}-${word}.sql`
}
