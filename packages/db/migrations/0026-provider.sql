-- migrate:up
-- What the provider calls a game, where it is not the code we list it under.
ALTER TABLE games ADD COLUMN title text CHECK (title ~ '^[A-Za-z0-9_.-]{1,60}$');

-- How the house reaches a game provider: in which dialect, where, and as whom.
CREATE TABLE provider_links (
  provider_id text PRIMARY KEY REFERENCES game_providers,
  dialect text NOT NULL CHECK (dialect ~ '^[a-z]{2,20}$'),
  -- Transfer: money lies at the provider while somebody plays. Seamless: it stays in the house.
  wallet text NOT NULL CHECK (wallet IN ('transfer', 'seamless')),
  -- Where servers reach it.
  url text NOT NULL CHECK (url ~ '^https?://'),
  -- Our own name there.
  operator text NOT NULL CHECK (operator ~ '^[A-Za-z0-9_-]{1,64}$'),
  -- Since when no money goes there any more. The way back is always open.
  stopped_at timestamptz,
  stopped_because text,
  updated_at timestamptz NOT NULL DEFAULT now(),
  CHECK ((stopped_at IS NULL) = (stopped_because IS NULL))
);

-- Secrets shared with a provider, sealed. Two are valid at once while both sides turn.
CREATE TABLE provider_keys (
  provider_id text NOT NULL REFERENCES provider_links,
  key_id text NOT NULL CHECK (key_id ~ '^[A-Za-z0-9_-]{1,40}$'),
  sealed_secret bytea NOT NULL,
  valid_from timestamptz NOT NULL DEFAULT now(),
  valid_until timestamptz,
  PRIMARY KEY (provider_id, key_id)
);

-- A member as a provider knows them, one per currency.
CREATE TABLE provider_players (
  member_id uuid NOT NULL REFERENCES members,
  provider_id text NOT NULL REFERENCES provider_links,
  currency text NOT NULL,
  -- The provider's own name for them, once it has answered.
  ext_id text,
  -- From when on money of theirs may lie there; NULL: surely none.
  holds_since timestamptz,
  made_at timestamptz NOT NULL DEFAULT now(),
  PRIMARY KEY (member_id, provider_id, currency)
);
CREATE INDEX provider_players_holding ON provider_players (holds_since) WHERE holds_since IS NOT NULL;

-- Something about a provider that a person must look at. One open case for one subject.
CREATE TABLE provider_cases (
  id uuid PRIMARY KEY,
  provider_id text NOT NULL REFERENCES provider_links,
  kind text NOT NULL CHECK (kind IN ('transfer', 'balance', 'round', 'ledger')),
  -- What it is about: a transfer, a member, a round.
  subject text NOT NULL CHECK (length(subject) BETWEEN 1 AND 200),
  detail jsonb NOT NULL,
  opened_at timestamptz NOT NULL DEFAULT now(),
  closed_at timestamptz,
  closed_because text,
  CHECK ((closed_at IS NULL) = (closed_because IS NULL))
);
CREATE UNIQUE INDEX provider_cases_open ON provider_cases (provider_id, kind, subject)
  WHERE closed_at IS NULL;
CREATE INDEX provider_cases_time ON provider_cases (opened_at DESC);

GRANT SELECT, INSERT, UPDATE ON provider_links, provider_keys, provider_players, provider_cases
  TO oriel_app;

-- migrate:down
DROP TABLE provider_cases, provider_players, provider_keys, provider_links;
ALTER TABLE games DROP COLUMN title;
