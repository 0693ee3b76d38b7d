-- migrate:up
-- Houses that offer our games. Each keeps its players' money here, or is asked for it every time.
CREATE TABLE operators (
  id smallint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  code text NOT NULL UNIQUE CHECK (code ~ '^[a-z][a-z0-9-]{1,31}$'),
  name text NOT NULL,
  wallet text NOT NULL CHECK (wallet IN ('transfer', 'seamless')),
  callback_url text CHECK ((callback_url IS NOT NULL) = (wallet = 'seamless')),
  lobby_origins text[] NOT NULL,
  pace_ms integer NOT NULL DEFAULT 2500 CHECK (pace_ms BETWEEN 0 AND 60000),
  opened_at timestamptz NOT NULL DEFAULT now(),
  closed_at timestamptz
);
COMMENT ON COLUMN operators.lobby_origins IS 'Where a player may be led back to, and who may frame a game.';
COMMENT ON COLUMN operators.pace_ms IS 'The least time from one round of a player to the next.';

-- Two may be valid at once, so that a key is changed without an hour of silence.
CREATE TABLE operator_keys (
  operator_id smallint NOT NULL REFERENCES operators,
  key_id text NOT NULL CHECK (key_id ~ '^[A-Za-z0-9_-]{4,32}$'),
  sealed_secret bytea NOT NULL,
  valid_from timestamptz NOT NULL,
  valid_until timestamptz,
  PRIMARY KEY (operator_id, key_id)
);

-- A signed call is good once. Older ones are refused by their time, so these need not be kept long.
CREATE TABLE used_nonces (
  operator_id smallint NOT NULL REFERENCES operators,
  nonce text NOT NULL CHECK (length(nonce) BETWEEN 16 AND 64),
  seen_at timestamptz NOT NULL,
  PRIMARY KEY (operator_id, nonce)
);
CREATE INDEX used_nonces_seen ON used_nonces (seen_at);

GRANT SELECT, INSERT, UPDATE ON operators, operator_keys TO studio_app;
GRANT SELECT, INSERT, DELETE ON used_nonces TO studio_app;

-- migrate:down
DROP TABLE used_nonces;
DROP TABLE operator_keys;
DROP TABLE operators;
