-- migrate:up
-- One move of money between a member and a game provider. The row stands before anybody is asked.
CREATE TABLE transfers (
  id uuid PRIMARY KEY,
  site_id integer NOT NULL,
  member_id uuid NOT NULL,
  provider_id text NOT NULL REFERENCES provider_links,
  currency text NOT NULL,
  direction text NOT NULL CHECK (direction IN ('in', 'out')),
  -- NULL: whatever there is.
  asked bigint CHECK (asked > 0),
  -- What the provider says it has moved.
  moved bigint CHECK (moved >= 0),
  -- Our name for it there. Never used for another.
  reference text NOT NULL UNIQUE CHECK (reference ~ '^[A-Za-z0-9]{8,64}$'),
  -- Held: nobody was asked yet. Sent: somebody was, and only the provider knows what became of it.
  state text NOT NULL DEFAULT 'held' CHECK (state IN ('held', 'sent', 'completed', 'reversed')),
  -- Why it was reversed, or what the last try met.
  reason text,
  provider_tx text,
  cause_kind text NOT NULL CHECK (cause_kind IN ('play', 'leave', 'back', 'idle')),
  cause_id text NOT NULL,
  -- How often somebody took it up. Whoever did so last may speak of it, and nobody else.
  tries integer NOT NULL DEFAULT 0,
  taken_until timestamptz,
  due_at timestamptz NOT NULL DEFAULT now(),
  sent_at timestamptz,
  -- In whole milliseconds, which every client can say.
  made_at timestamptz NOT NULL DEFAULT date_trunc('milliseconds', now()),
  ended_at timestamptz,
  FOREIGN KEY (site_id, member_id) REFERENCES members (site_id, id),
  CHECK ((direction = 'in') <= (asked IS NOT NULL)),
  CHECK ((ended_at IS NOT NULL) = (state IN ('completed', 'reversed'))),
  CHECK ((state = 'completed') = (moved IS NOT NULL))
);
-- One on its way per member and provider.
CREATE UNIQUE INDEX transfers_open ON transfers (member_id, provider_id) WHERE ended_at IS NULL;
CREATE INDEX transfers_due ON transfers (due_at) WHERE ended_at IS NULL;
CREATE INDEX transfers_of_member ON transfers (member_id, made_at DESC, id DESC);
CREATE INDEX transfers_of_provider ON transfers (provider_id, made_at);
CREATE INDEX transfers_of_cause ON transfers (cause_kind, cause_id);

GRANT SELECT, INSERT ON transfers TO oriel_app;
GRANT UPDATE (state, moved, reason, provider_tx, tries, taken_until, due_at, sent_at, ended_at)
  ON transfers TO oriel_app;

-- What has ended stays as it ended.
CREATE FUNCTION transfer_refuse_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'transfer % has ended', OLD.id USING ERRCODE = 'check_violation';
END
$$;
CREATE TRIGGER transfer_ended BEFORE UPDATE ON transfers
  FOR EACH ROW WHEN (OLD.ended_at IS NOT NULL) EXECUTE FUNCTION transfer_refuse_change();

-- migrate:down
DROP TABLE transfers;
DROP FUNCTION transfer_refuse_change;
