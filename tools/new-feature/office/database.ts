import type { Names } from '../names.ts'

/** One table, which only the office's role may read and add to. */
export const migrationFile = ({ table, spokenPlural }: Names): string => `-- migrate:up
-- The ${spokenPlural} of each site, as the office writes them.
-- Kept for ever: the trail refers to them. How many a year is not estimated yet.
-- \`${table}_site\` answers the list of a site.
CREATE TABLE ${table} (
  id uuid PRIMARY KEY,
  number bigint GENERATED ALWAYS AS IDENTITY UNIQUE,
  site_id integer NOT NULL REFERENCES sites,
  title text NOT NULL CHECK (length(title) BETWEEN 1 AND 100),
  -- The account.
  created_by text NOT NULL,
  created_at timestamptz NOT NULL
);
CREATE INDEX ${table}_site ON ${table} (site_id, number DESC);

GRANT SELECT, INSERT ON ${table} TO oriel_office;

-- migrate:down
DROP TABLE ${table};
`
