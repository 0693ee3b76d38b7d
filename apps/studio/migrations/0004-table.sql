-- migrate:up
-- What decides shared rounds, ahead of time: each hash is the SHA-256 of the one after it. The last
-- one is published first, so every later one can be checked against it and none can be changed.
CREATE TABLE table_chains (
  id uuid PRIMARY KEY,
  table_code text NOT NULL,
  sealed_seed bytea NOT NULL,
  length integer NOT NULL CHECK (length > 0),
  last_hash text NOT NULL CHECK (last_hash ~ '^[0-9a-f]{64}$'),
  salt text,
  made_at timestamptz NOT NULL
);
COMMENT ON COLUMN table_chains.salt IS 'Fixed by the first bet after the last hash was published; not ours to choose.';

-- A table is kept by one process at a time. Whoever dies loses it within seconds.
CREATE TABLE tables (
  code text PRIMARY KEY,
  game text NOT NULL,
  owner uuid,
  lease_until timestamptz NOT NULL DEFAULT '-infinity',
  round_number bigint NOT NULL DEFAULT 0,
  chain_id uuid REFERENCES table_chains,
  chain_used integer NOT NULL DEFAULT 0
) WITH (fillfactor = 50);

CREATE TABLE table_rounds (
  id uuid PRIMARY KEY,
  table_code text NOT NULL REFERENCES tables,
  number bigint NOT NULL,
  chain_id uuid NOT NULL REFERENCES table_chains,
  position integer NOT NULL,
  phase text NOT NULL CHECK (phase IN ('betting', 'running', 'settled', 'void')),
  opened_at timestamptz NOT NULL,
  closes_at timestamptz NOT NULL,
  started_at timestamptz,
  salt text,
  settled_at timestamptz,
  hash text,
  outcome jsonb,
  UNIQUE (table_code, number),
  UNIQUE (chain_id, position),
  CHECK ((phase IN ('running', 'settled')) <= (started_at IS NOT NULL AND salt IS NOT NULL)),
  CHECK ((phase = 'settled') = (outcome IS NOT NULL))
);
COMMENT ON COLUMN table_rounds.salt IS 'The chain''s own, or its published hash as long as nobody has bet.';
COMMENT ON COLUMN table_rounds.hash IS 'Shown when the round is over; before that it would tell how it ends.';

-- Takes a table, or keeps it. False while somebody else has it.
CREATE FUNCTION take_table(p_code text, p_owner uuid, p_lease_ms integer) RETURNS boolean
LANGUAGE sql AS $$
  WITH taken AS (
    UPDATE tables SET owner = p_owner, lease_until = clock_timestamp() + p_lease_ms * interval '1 ms'
    WHERE code = p_code AND (owner = p_owner OR lease_until < clock_timestamp())
    RETURNING code
  ) SELECT EXISTS (SELECT FROM taken)
$$;

-- The next round of a table. Null when there is one already, or the chain is at its end.
CREATE FUNCTION open_table_round(p_code text, p_id uuid, p_at timestamptz, p_closes timestamptz)
RETURNS uuid LANGUAGE plpgsql AS $$
DECLARE
  t tables;
  c table_chains;
BEGIN
  SELECT * INTO STRICT t FROM tables WHERE code = p_code FOR NO KEY UPDATE;
  IF EXISTS (SELECT FROM table_rounds WHERE table_code = p_code AND phase IN ('betting', 'running')) THEN
    RETURN NULL;
  END IF;
  SELECT * INTO STRICT c FROM table_chains WHERE id = t.chain_id;
  IF t.chain_used >= c.length THEN RETURN NULL; END IF;
  UPDATE tables SET round_number = round_number + 1, chain_used = chain_used + 1 WHERE code = p_code;
  INSERT INTO table_rounds (id, table_code, number, chain_id, position, phase, opened_at, closes_at)
  VALUES (p_id, p_code, t.round_number + 1, t.chain_id, t.chain_used + 1, 'betting', p_at, p_closes);
  RETURN p_id;
END
$$;

-- Takes a stake on a shared round, while it is open for bets.
CREATE FUNCTION place_bet(r round_start, p_table_round uuid, OUT outcome text, OUT balance bigint)
LANGUAGE plpgsql AS $$
DECLARE
  w wallets;
  p players;
BEGIN
  SELECT * INTO STRICT w FROM wallets WHERE player_id = r.player_id FOR NO KEY UPDATE;
  balance := w.balance;
  IF EXISTS (SELECT FROM round_keys k
      WHERE k.player_id = r.player_id AND k.client_round = r.client_round) THEN
    outcome := 'again'; RETURN;
  END IF;
  IF NOT EXISTS (SELECT FROM play_sessions s WHERE s.id = r.session_id AND s.ended_at IS NULL) THEN
    outcome := 'session_over'; RETURN;
  END IF;
  -- Whoever closes the round waits for bets that are being written, and none begins after it.
  PERFORM FROM table_rounds WHERE id = p_table_round AND phase = 'betting' AND closes_at > r.at
  FOR SHARE;
  IF NOT FOUND THEN outcome := 'bets_closed'; RETURN; END IF;
  IF w.balance < r.stake THEN outcome := 'insufficient_funds'; RETURN; END IF;
  UPDATE table_chains c SET salt = r.client_round::text FROM table_rounds t
  WHERE t.id = p_table_round AND c.id = t.chain_id AND c.salt IS NULL;
  SELECT * INTO STRICT p FROM players WHERE id = r.player_id;
  INSERT INTO round_keys VALUES (r.player_id, r.client_round, r.id, r.at);
  INSERT INTO rounds (id, started_at, player_id, operator_id, session_id, title, game,
    rules_version, build, is_demo, currency, stake, status, choice, table_round_id)
  VALUES (r.id, r.at, r.player_id, p.operator_id, r.session_id, r.title, r.game,
    r.rules_version, r.build, p.is_demo, p.currency, r.stake, 'open', r.choice, p_table_round);
  INSERT INTO open_rounds VALUES (r.id, r.at, r.player_id, r.title, p_table_round);
  balance := move(r.player_id, r.at, 'stake', -r.stake, r.id::text);
  outcome := 'played';
END
$$;

-- From bets to the outcome: from here on it is decided. Waits for bets that are being placed.
CREATE FUNCTION start_table_round(p_id uuid, p_at timestamptz) RETURNS SETOF table_rounds
LANGUAGE sql AS $$
  UPDATE table_rounds r SET phase = 'running', started_at = p_at,
    salt = COALESCE((SELECT c.salt FROM table_chains c WHERE c.id = r.chain_id),
      (SELECT c.last_hash FROM table_chains c WHERE c.id = r.chain_id))
  WHERE r.id = p_id AND r.phase = 'betting' RETURNING r.*
$$;

-- Ends one bet on a shared round and pays it. False when it was over already.
CREATE FUNCTION settle_bet(p_round uuid, p_payout bigint, p_step jsonb, p_at timestamptz,
  OUT settled boolean, OUT balance bigint)
LANGUAGE plpgsql AS $$
DECLARE
  o open_rounds;
BEGIN
  SELECT * INTO o FROM open_rounds WHERE round_id = p_round;
  IF NOT FOUND THEN settled := false; RETURN; END IF;
  -- Always the wallet first, as everywhere: two that want both never wait for each other.
  SELECT w.balance INTO STRICT balance FROM wallets w WHERE w.player_id = o.player_id FOR NO KEY UPDATE;
  DELETE FROM open_rounds WHERE round_id = p_round;
  IF NOT FOUND THEN settled := false; RETURN; END IF;
  UPDATE rounds SET status = 'settled', payout = p_payout, settled_at = p_at,
    settled_xid = pg_current_xact_id(),
    steps = CASE WHEN p_step IS NULL THEN steps ELSE steps || jsonb_build_array(p_step) END
  WHERE id = p_round AND started_at = o.started_at;
  IF p_payout > 0 THEN
    balance := move(o.player_id, p_at, 'payout', p_payout, p_round::text);
  END IF;
  settled := true;
END
$$;

-- Ends many at once. They are taken in the order of their wallets.
CREATE FUNCTION settle_bets(p_rounds uuid[], p_payouts bigint[], p_steps jsonb[], p_at timestamptz)
RETURNS integer LANGUAGE plpgsql AS $$
DECLARE
  b record;
  count integer := 0;
BEGIN
  FOR b IN
    SELECT a.round, a.payout, a.step FROM unnest(p_rounds, p_payouts, p_steps) AS a (round, payout, step)
    JOIN open_rounds o ON o.round_id = a.round ORDER BY o.player_id, a.round
  LOOP
    IF (settle_bet(b.round, b.payout, b.step, p_at)).settled THEN count := count + 1; END IF;
  END LOOP;
  RETURN count;
END
$$;

-- The round is over when every bet on it is; only then is its hash shown.
CREATE FUNCTION end_table_round(p_id uuid, p_hash text, p_outcome jsonb, p_at timestamptz) RETURNS boolean
LANGUAGE sql AS $$
  WITH ended AS (
    UPDATE table_rounds SET phase = 'settled', hash = p_hash, outcome = p_outcome, settled_at = p_at
    WHERE id = p_id AND phase = 'running'
      AND NOT EXISTS (SELECT FROM open_rounds WHERE table_round_id = p_id)
    RETURNING id
  ) SELECT EXISTS (SELECT FROM ended)
$$;

GRANT SELECT, INSERT, UPDATE ON table_chains, tables, table_rounds TO studio_app;

-- migrate:down
DROP FUNCTION end_table_round;
DROP FUNCTION settle_bets;
DROP FUNCTION settle_bet;
DROP FUNCTION start_table_round;
DROP FUNCTION place_bet;
DROP FUNCTION open_table_round;
DROP FUNCTION take_table;
DROP TABLE table_rounds;
DROP TABLE tables;
DROP TABLE table_chains;
