-- migrate:up
-- One round that somebody played at a provider, as the provider told it. Kept by the month in which
-- it was settled.
CREATE TABLE rounds (
  provider_id text NOT NULL,
  round_id text NOT NULL CHECK (round_id ~ '^[A-Za-z0-9_.:-]{1,80}$'),
  site_id integer NOT NULL,
  member_id uuid NOT NULL,
  currency text NOT NULL,
  -- What the provider calls the game, and the game of ours it was; NULL where we list none.
  title text NOT NULL,
  game_id integer,
  type_id smallint,
  status text NOT NULL CHECK (status IN ('settled', 'void')),
  stake bigint NOT NULL CHECK (stake >= 0),
  payout bigint NOT NULL CHECK (payout >= 0),
  started_at timestamptz NOT NULL,
  settled_at timestamptz NOT NULL,
  booked_at timestamptz NOT NULL DEFAULT now(),
  PRIMARY KEY (settled_at, provider_id, round_id)
) PARTITION BY RANGE (settled_at);
CREATE INDEX rounds_of_member ON rounds (member_id, settled_at DESC, provider_id DESC, round_id DESC);
CREATE INDEX rounds_booked ON rounds (provider_id, booked_at);

-- One row per round, for ever: a round is booked once over all months.
CREATE TABLE round_keys (
  provider_id text NOT NULL,
  round_id text NOT NULL,
  settled_at timestamptz NOT NULL,
  PRIMARY KEY (provider_id, round_id)
) PARTITION BY HASH (provider_id, round_id);
DO $$
BEGIN
  FOR part IN 0..15 LOOP
    EXECUTE format('CREATE TABLE round_keys_%s PARTITION OF round_keys
      FOR VALUES WITH (MODULUS 16, REMAINDER %s)', part, part);
  END LOOP;
END
$$;

-- Makes what is missing of so many months from the first on, and says how many it made.
CREATE FUNCTION round_make_months(p_first date, p_months integer) RETURNS integer
LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp SET timezone = 'UTC' AS $$
DECLARE
  made integer := 0;
  month date;
  part text;
BEGIN
  PERFORM pg_advisory_xact_lock(hashtext('round_make_months'));
  FOR number IN 0..p_months - 1 LOOP
    month := date_trunc('month', p_first) + make_interval(months => number);
    part := 'rounds_' || to_char(month, 'YYYY_MM');
    CONTINUE WHEN to_regclass(part) IS NOT NULL;
    -- Made beside and then attached, so that booking goes on meanwhile.
    EXECUTE format('CREATE TABLE %I (LIKE rounds INCLUDING DEFAULTS INCLUDING CONSTRAINTS)', part);
    EXECUTE format('ALTER TABLE rounds ATTACH PARTITION %I FOR VALUES FROM (%L) TO (%L)', part, month,
      month + interval '1 month');
    made := made + 1;
  END LOOP;
  RETURN made;
END
$$;
-- Two months behind us, this one, and three to come; the worker makes the rest in time.
SELECT round_make_months((now() - interval '2 months')::date, 6);

-- How far the feed of a provider was read.
CREATE TABLE round_feeds (
  provider_id text PRIMARY KEY REFERENCES provider_links,
  cursor text NOT NULL DEFAULT '',
  pulled_at timestamptz,
  -- When the recent past was last read again.
  reread_at timestamptz
);
-- Where the feed stood before: the recent past is read again from there.
CREATE TABLE round_cursors (
  provider_id text NOT NULL REFERENCES provider_links,
  at timestamptz NOT NULL DEFAULT clock_timestamp(),
  cursor text NOT NULL,
  PRIMARY KEY (provider_id, at)
);

-- Rounds as they were fed, on their way to the books.
CREATE TABLE round_batches (
  id uuid PRIMARY KEY,
  provider_id text NOT NULL REFERENCES provider_links,
  rounds jsonb NOT NULL CHECK (jsonb_array_length(rounds) BETWEEN 1 AND 500),
  fed_at timestamptz NOT NULL DEFAULT now(),
  booked_at timestamptz
);
CREATE INDEX round_batches_waiting ON round_batches (provider_id, fed_at) WHERE booked_at IS NULL;
CREATE INDEX round_batches_booked ON round_batches (booked_at) WHERE booked_at IS NOT NULL;

-- What a member has staked and won in a day of the site's clock, at one provider.
CREATE TABLE round_turnovers (
  member_id uuid NOT NULL,
  day text NOT NULL CHECK (day ~ '^[0-9]{4}-[0-9]{2}-[0-9]{2}$'),
  provider_id text NOT NULL,
  currency text NOT NULL,
  rounds bigint NOT NULL CHECK (rounds > 0),
  stake bigint NOT NULL CHECK (stake >= 0),
  payout bigint NOT NULL CHECK (payout >= 0),
  PRIMARY KEY (member_id, day, provider_id, currency)
) WITH (fillfactor = 80);
CREATE INDEX round_turnovers_day ON round_turnovers (day, provider_id, currency);

-- Which games a member has played, and when last.
CREATE TABLE round_games (
  member_id uuid NOT NULL,
  game_id integer NOT NULL REFERENCES games,
  played_at timestamptz NOT NULL,
  PRIMARY KEY (member_id, game_id)
) WITH (fillfactor = 80);
CREATE INDEX round_games_last ON round_games (member_id, played_at DESC);

-- Money that came home before the rounds which explain it, or rounds whose money has gone already:
-- how much of a member's lies in suspense for a provider. What is there and in the mirror together
-- is what lies at the provider, once all rounds are told.
CREATE TABLE round_suspenses (
  member_id uuid NOT NULL,
  provider_id text NOT NULL REFERENCES provider_links,
  currency text NOT NULL,
  site_id integer NOT NULL,
  -- As the ledger's suspense account has it.
  amount bigint NOT NULL DEFAULT 0,
  -- Since when it is not zero.
  since timestamptz,
  -- Counts the journals: each has a key of its own.
  turn bigint NOT NULL DEFAULT 0,
  PRIMARY KEY (member_id, provider_id, currency),
  CHECK ((amount = 0) = (since IS NULL))
);
CREATE INDEX round_suspenses_since ON round_suspenses (since) WHERE since IS NOT NULL;

GRANT SELECT, INSERT ON rounds, round_keys TO oriel_app;
GRANT SELECT, INSERT, UPDATE ON round_feeds, round_turnovers, round_games, round_suspenses TO oriel_app;
GRANT SELECT, INSERT, DELETE ON round_cursors, round_batches TO oriel_app;
GRANT UPDATE (booked_at) ON round_batches TO oriel_app;
REVOKE EXECUTE ON FUNCTION round_make_months FROM PUBLIC;
GRANT EXECUTE ON FUNCTION round_make_months TO oriel_app;

-- migrate:down
DROP TABLE round_suspenses, round_games, round_turnovers, round_batches, round_cursors, round_feeds;
DROP FUNCTION round_make_months;
DROP TABLE round_keys, rounds;
