-- migrate:up
-- What decides a player's own rounds. The hash is shown from the first; the seed when it is changed.
CREATE TABLE seeds (
  id uuid PRIMARY KEY,
  player_id uuid NOT NULL REFERENCES players,
  sealed_seed bytea NOT NULL,
  server_hash text NOT NULL CHECK (server_hash ~ '^[0-9a-f]{64}$'),
  client_seed text NOT NULL CHECK (client_seed ~ '^[!-9;-~]{1,64}$'),
  next_nonce bigint NOT NULL DEFAULT 0,
  made_at timestamptz NOT NULL,
  revealed_at timestamptz
) WITH (fillfactor = 50);
COMMENT ON COLUMN seeds.client_seed IS 'Without a colon: the stream''s name is written with them.';
CREATE UNIQUE INDEX seeds_in_use ON seeds (player_id) WHERE revealed_at IS NULL;

-- An address to a game, good once and for a minute.
CREATE TABLE launches (
  code_hash bytea PRIMARY KEY,
  launch_ref text NOT NULL,
  player_id uuid NOT NULL REFERENCES players,
  title text NOT NULL,
  locale text NOT NULL,
  device text NOT NULL CHECK (device IN ('desktop', 'mobile', 'app')),
  lobby_url text NOT NULL,
  expires_at timestamptz NOT NULL,
  used_at timestamptz
);

-- A player at a game, from the launch until they leave or are asked to.
CREATE TABLE play_sessions (
  id uuid PRIMARY KEY,
  token_hash bytea NOT NULL UNIQUE,
  player_id uuid NOT NULL REFERENCES players,
  title text NOT NULL,
  locale text NOT NULL,
  device text NOT NULL,
  lobby_url text NOT NULL,
  opened_at timestamptz NOT NULL,
  seen_at timestamptz NOT NULL,
  ended_at timestamptz,
  ended_because text CHECK (ended_because IN ('left', 'kicked', 'elsewhere', 'idle'))
);
CREATE UNIQUE INDEX play_sessions_live ON play_sessions (player_id) WHERE ended_at IS NULL;

-- Spends an address. Whatever the player had open elsewhere ends in the same moment.
CREATE FUNCTION enter_game(p_code bytea, p_id uuid, p_token bytea, p_at timestamptz) RETURNS uuid
LANGUAGE plpgsql AS $$
DECLARE
  l launches;
BEGIN
  UPDATE launches SET used_at = p_at
  WHERE code_hash = p_code AND used_at IS NULL AND expires_at > p_at RETURNING * INTO l;
  IF NOT FOUND THEN RETURN NULL; END IF;
  -- Two addresses of one player, followed at once, wait for each other here.
  PERFORM FROM wallets WHERE player_id = l.player_id FOR NO KEY UPDATE;
  UPDATE play_sessions SET ended_at = p_at, ended_because = 'elsewhere'
  WHERE player_id = l.player_id AND ended_at IS NULL;
  INSERT INTO play_sessions (id, token_hash, player_id, title, locale, device, lobby_url, opened_at, seen_at)
  VALUES (p_id, p_token, l.player_id, l.title, l.locale, l.device, l.lobby_url, p_at, p_at);
  RETURN p_id;
END
$$;

-- What was played. Settled once, never changed after.
CREATE TABLE rounds (
  id uuid NOT NULL,
  started_at timestamptz NOT NULL,
  player_id uuid NOT NULL,
  operator_id smallint NOT NULL,
  session_id uuid NOT NULL,
  title text NOT NULL,
  game text NOT NULL,
  rules_version smallint NOT NULL,
  build text NOT NULL,
  is_demo boolean NOT NULL,
  currency text NOT NULL,
  stake bigint NOT NULL CHECK (stake > 0),
  payout bigint CHECK (payout >= 0),
  status text NOT NULL CHECK (status IN ('asking', 'open', 'paying', 'settled', 'void')),
  choice jsonb NOT NULL,
  steps jsonb NOT NULL DEFAULT '[]',
  seed_id uuid,
  nonce bigint,
  table_round_id uuid,
  settled_at timestamptz,
  settled_xid xid8,
  PRIMARY KEY (id, started_at),
  CHECK ((seed_id IS NULL) = (nonce IS NULL)),
  CHECK ((seed_id IS NULL) <> (table_round_id IS NULL)),
  CHECK ((status IN ('settled', 'void')) = (settled_xid IS NOT NULL)),
  CHECK (status NOT IN ('settled', 'void', 'paying') OR payout IS NOT NULL)
) PARTITION BY RANGE (started_at);
COMMENT ON COLUMN rounds.settled_xid IS 'The feed reads in this order and stops before what is still being written.';
CREATE INDEX rounds_feed ON rounds (operator_id, settled_xid, id) WHERE settled_xid IS NOT NULL;
CREATE INDEX rounds_of_player ON rounds (player_id, id);
CREATE INDEX rounds_of_table ON rounds (table_round_id) WHERE table_round_id IS NOT NULL;

-- The same request of the same player is the same round. Forgotten after a week.
CREATE TABLE round_keys (
  player_id uuid NOT NULL,
  client_round uuid NOT NULL,
  round_id uuid NOT NULL,
  started_at timestamptz NOT NULL,
  PRIMARY KEY (player_id, client_round)
);
CREATE INDEX round_keys_started ON round_keys (started_at);

-- Rounds whose stake is taken and whose end is open. A player's own game has one at a time.
CREATE TABLE open_rounds (
  round_id uuid PRIMARY KEY,
  started_at timestamptz NOT NULL,
  player_id uuid NOT NULL,
  title text NOT NULL,
  table_round_id uuid
);
CREATE INDEX open_rounds_player ON open_rounds (player_id);
CREATE UNIQUE INDEX open_rounds_solo ON open_rounds (player_id, title) WHERE table_round_id IS NULL;
CREATE INDEX open_rounds_table ON open_rounds (table_round_id) WHERE table_round_id IS NOT NULL;

-- Partitions by month, made ahead.
CREATE FUNCTION make_months(p_first date, p_months integer) RETURNS integer
LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp SET timezone = 'UTC' AS $$
DECLARE
  made integer := 0;
  month date;
  parent text;
BEGIN
  PERFORM pg_advisory_xact_lock(hashtext('make_months'));
  FOR number IN 0..p_months - 1 LOOP
    month := date_trunc('month', p_first) + make_interval(months => number);
    FOREACH parent IN ARRAY ARRAY['entries', 'rounds'] LOOP
      CONTINUE WHEN to_regclass(parent || '_' || to_char(month, 'YYYY_MM')) IS NOT NULL;
      EXECUTE format('CREATE TABLE %I PARTITION OF %I FOR VALUES FROM (%L) TO (%L)',
        parent || '_' || to_char(month, 'YYYY_MM'), parent, month, month + interval '1 month');
      made := made + 1;
    END LOOP;
  END LOOP;
  RETURN made;
END
$$;

-- What a round begins with, for those who pass it on.
CREATE TYPE round_start AS (
  id uuid, client_round uuid, at timestamptz, player_id uuid, session_id uuid, title text,
  game text, rules_version smallint, build text, stake bigint, choice jsonb,
  seed_id uuid, nonce bigint, payout bigint, is_over boolean, pace_ms integer
);

-- A round of one player is checked, paid for and written here, all of it or nothing. Each value comes
-- by itself: to take it out of a record each time it is used costs more.
-- 'played' with the balance after it; 'again' for a request that was answered before; otherwise why not.
-- The draw was made from the seed and the nonce that are written with it: had another round taken
-- the nonce meanwhile, nothing happens ('stale') and the caller draws again.
-- The wallet changes first, which makes all others of the player wait: to lock it before and change
-- it after would write it twice. What is found afterwards, seldom, takes the change back.
CREATE FUNCTION play_round(p_id uuid, p_client_round uuid, p_at timestamptz, p_player uuid,
  p_session uuid, p_title text, p_game text, p_rules_version smallint, p_build text,
  p_stake bigint, p_choice jsonb, p_seed uuid, p_nonce bigint, p_payout bigint, p_is_over boolean,
  p_pace_ms integer, OUT outcome text, OUT balance bigint)
LANGUAGE plpgsql AS $$
DECLARE
  won bigint := CASE WHEN p_is_over THEN p_payout ELSE 0 END;
  lines smallint := CASE WHEN won > 0 THEN 2 ELSE 1 END;
  last_line bigint;
  round_before timestamptz;
  has_paid boolean;
BEGIN
  UPDATE wallets w SET balance = w.balance - p_stake + won, last_round_at = p_at,
    entries = w.entries + lines
  WHERE w.player_id = p_player AND w.balance >= p_stake
    AND w.last_round_at + make_interval(secs => p_pace_ms / 1000.0) <= p_at
  RETURNING new.balance, new.entries, old.last_round_at INTO balance, last_line, round_before;
  has_paid := FOUND;
  SELECT CASE
    WHEN EXISTS (SELECT FROM round_keys k
      WHERE k.player_id = p_player AND k.client_round = p_client_round) THEN 'again'
    WHEN NOT EXISTS (SELECT FROM play_sessions s
      WHERE s.id = p_session AND s.player_id = p_player AND s.ended_at IS NULL) THEN 'session_over'
    WHEN has_paid AND EXISTS (SELECT FROM open_rounds o
      WHERE o.player_id = p_player AND o.title = p_title AND o.table_round_id IS NULL) THEN 'round_open'
    WHEN NOT has_paid THEN 'no'
  END INTO outcome;
  IF outcome IS NULL THEN
    UPDATE seeds SET next_nonce = next_nonce + 1
    WHERE id = p_seed AND player_id = p_player AND next_nonce = p_nonce AND revealed_at IS NULL;
    IF NOT FOUND THEN outcome := 'stale'; END IF;
  END IF;
  IF outcome IS NOT NULL THEN
    IF has_paid THEN
      UPDATE wallets w SET balance = w.balance + p_stake - won, last_round_at = round_before,
        entries = w.entries - lines
      WHERE w.player_id = p_player RETURNING w.balance INTO balance;
    ELSE
      SELECT w.balance, CASE
        WHEN outcome <> 'no' THEN outcome
        WHEN w.last_round_at + make_interval(secs => p_pace_ms / 1000.0) > p_at THEN 'too_soon'
        ELSE 'insufficient_funds'
      END INTO STRICT balance, outcome FROM wallets w WHERE w.player_id = p_player;
    END IF;
    RETURN;
  END IF;
  INSERT INTO round_keys VALUES (p_player, p_client_round, p_id, p_at);
  INSERT INTO rounds (id, started_at, player_id, operator_id, session_id, title, game,
    rules_version, build, is_demo, currency, stake, payout, status, choice, seed_id, nonce,
    settled_at, settled_xid)
  SELECT p_id, p_at, p_player, p.operator_id, p_session, p_title, p_game,
    p_rules_version, p_build, p.is_demo, p.currency, p_stake,
    CASE WHEN p_is_over THEN p_payout END, CASE WHEN p_is_over THEN 'settled' ELSE 'open' END,
    p_choice, p_seed, p_nonce,
    CASE WHEN p_is_over THEN p_at END, CASE WHEN p_is_over THEN pg_current_xact_id() END
  FROM players p WHERE p.id = p_player;
  IF won > 0 THEN
    INSERT INTO entries VALUES
      (p_player, last_line - 1, p_at, 'stake', -p_stake, balance - won, p_id),
      (p_player, last_line, p_at, 'payout', won, balance, p_id);
  ELSE
    INSERT INTO entries VALUES (p_player, last_line, p_at, 'stake', -p_stake, balance, p_id);
  END IF;
  IF NOT p_is_over THEN
    INSERT INTO open_rounds VALUES (p_id, p_at, p_player, p_title, NULL);
  END IF;
  outcome := 'played';
END
$$;

-- One more step of an open round, after exactly so many. Over: it is settled and paid.
CREATE FUNCTION step_round(p_round uuid, p_player uuid, p_steps_before integer, p_step jsonb,
  p_is_over boolean, p_payout bigint, p_at timestamptz, OUT outcome text, OUT balance bigint)
LANGUAGE plpgsql AS $$
DECLARE
  o open_rounds;
BEGIN
  SELECT w.balance INTO STRICT balance FROM wallets w WHERE w.player_id = p_player FOR NO KEY UPDATE;
  SELECT * INTO o FROM open_rounds WHERE round_id = p_round AND player_id = p_player;
  IF NOT FOUND THEN outcome := 'round_over'; RETURN; END IF;
  UPDATE rounds SET steps = steps || jsonb_build_array(p_step),
    status = CASE WHEN p_is_over THEN 'settled' ELSE 'open' END,
    payout = CASE WHEN p_is_over THEN p_payout END,
    settled_at = CASE WHEN p_is_over THEN p_at END,
    settled_xid = CASE WHEN p_is_over THEN pg_current_xact_id() END
  WHERE id = p_round AND started_at = o.started_at AND status = 'open'
    AND jsonb_array_length(steps) = p_steps_before;
  IF NOT FOUND THEN outcome := 'stale'; RETURN; END IF;
  IF p_is_over THEN
    DELETE FROM open_rounds WHERE round_id = p_round;
    IF p_payout > 0 THEN balance := move(p_player, p_at, 'payout', p_payout, p_round::text); END IF;
  END IF;
  outcome := 'stepped';
END
$$;

GRANT SELECT, INSERT, UPDATE ON seeds, launches, play_sessions, rounds TO studio_app;
GRANT DELETE ON launches TO studio_app;
GRANT SELECT, INSERT, DELETE ON round_keys, open_rounds TO studio_app;

-- migrate:down
DROP FUNCTION step_round;
DROP FUNCTION play_round;
DROP TYPE round_start;
DROP FUNCTION make_months;
DROP TABLE open_rounds;
DROP TABLE round_keys;
DROP TABLE rounds;
DROP FUNCTION enter_game;
DROP TABLE play_sessions;
DROP TABLE launches;
DROP TABLE seeds;
