-- migrate:up
-- A token opens nothing alone: the binding cookie must fit too. Both are kept only as hashes.
CREATE TABLE sessions (
  id uuid PRIMARY KEY,
  token_hash bytea NOT NULL UNIQUE CHECK (length(token_hash) = 32),
  binding_hash bytea NOT NULL CHECK (length(binding_hash) = 32),
  site_id integer NOT NULL,
  member_id uuid NOT NULL,
  created_at timestamptz NOT NULL,
  seen_at timestamptz NOT NULL,
  ended_at timestamptz,
  FOREIGN KEY (site_id, member_id) REFERENCES members (site_id, id)
);
-- One live session per member, kept by the database itself.
CREATE UNIQUE INDEX sessions_live ON sessions (member_id) WHERE ended_at IS NULL;

GRANT SELECT, INSERT ON sessions TO oriel_app;
GRANT UPDATE (seen_at, ended_at) ON sessions TO oriel_app;

-- migrate:down
DROP TABLE sessions;
