-- migrate:up
-- Leave to set a new password, once and soon. Whoever deletes the row has used it.
CREATE TABLE recovery_tokens (
  token_hash bytea PRIMARY KEY CHECK (length(token_hash) = 32),
  site_id integer NOT NULL,
  member_id uuid NOT NULL,
  expires_at timestamptz NOT NULL,
  FOREIGN KEY (site_id, member_id) REFERENCES members (site_id, id)
);
CREATE INDEX recovery_tokens_member ON recovery_tokens (member_id);
CREATE INDEX recovery_tokens_expired ON recovery_tokens (expires_at);

-- A code sent to a phone or a mailbox that a member has told us before. The newest replaces others.
CREATE TABLE recovery_codes (
  member_id uuid PRIMARY KEY REFERENCES members,
  -- The request it answers: the same request told twice sends one code.
  ask_id uuid NOT NULL,
  -- Keyed mark of member and code: six digits alone are tried through in a moment.
  code_mark bytea NOT NULL CHECK (length(code_mark) = 32),
  tries_left smallint NOT NULL CHECK (tries_left BETWEEN 0 AND 5),
  expires_at timestamptz NOT NULL
);
CREATE INDEX recovery_codes_expired ON recovery_codes (expires_at);

-- When a code was last asked for, for accounts that exist and for those that do not. Who is a keyed
-- mark of site and account.
CREATE TABLE recovery_asks (
  who bytea PRIMARY KEY CHECK (length(who) = 32),
  asked_at timestamptz NOT NULL
);
CREATE INDEX recovery_asks_asked ON recovery_asks (asked_at);

GRANT SELECT, INSERT, DELETE ON recovery_tokens TO oriel_app;
GRANT SELECT, INSERT, UPDATE, DELETE ON recovery_asks, recovery_codes TO oriel_app;

-- migrate:down
DROP TABLE recovery_asks, recovery_codes, recovery_tokens;
