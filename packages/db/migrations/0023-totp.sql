-- migrate:up
-- An authenticator app. The secret is sealed; it counts once its member has shown a code of it.
CREATE TABLE member_totps (
  member_id uuid PRIMARY KEY REFERENCES members,
  sealed bytea NOT NULL,
  confirmed_at timestamptz,
  -- The step of the last code taken: no code is good twice, nor one older than it.
  last_step bigint NOT NULL DEFAULT 0
);

GRANT SELECT, INSERT, UPDATE, DELETE ON member_totps TO oriel_app;

-- migrate:down
DROP TABLE member_totps;
