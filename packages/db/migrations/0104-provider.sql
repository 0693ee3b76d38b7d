-- migrate:up
-- Keys of providers that two people agreed to turn. The new secret is kept, sealed, before the provider
-- learns it: whoever dies in between is followed by somebody who hands over the same one. Some dozens a
-- year and provider, kept for ever. `provider_turns_open` answers what waits, and lets one at a time be.
CREATE TABLE provider_turns (
  id uuid PRIMARY KEY,
  provider_id text NOT NULL REFERENCES provider_links,
  overlap_minutes integer NOT NULL CHECK (overlap_minutes BETWEEN 30 AND 10080),
  key_id text NOT NULL CHECK (key_id ~ '^[A-Za-z0-9_-]{1,40}$'),
  -- Gone when it is over: then it stands with the provider's other keys, or nowhere.
  sealed_secret bytea,
  by text NOT NULL,
  proposal_id uuid,
  asked_at timestamptz NOT NULL DEFAULT house_now(),
  state text NOT NULL DEFAULT 'waiting' CHECK (state IN ('waiting', 'done', 'failed')),
  tries smallint NOT NULL DEFAULT 0,
  due_at timestamptz NOT NULL DEFAULT house_now(),
  ended_at timestamptz,
  CHECK ((state = 'waiting') = (ended_at IS NULL)),
  CHECK ((state = 'waiting') = (sealed_secret IS NOT NULL))
);
CREATE UNIQUE INDEX provider_turns_open ON provider_turns (provider_id) WHERE state = 'waiting';
CREATE INDEX provider_turns_provider ON provider_turns (provider_id, asked_at DESC);

GRANT SELECT, INSERT ON provider_turns TO oriel_office, oriel_app;
GRANT UPDATE (state, tries, due_at, ended_at, sealed_secret) ON provider_turns TO oriel_app;

-- migrate:down
DROP TABLE provider_turns;
