-- migrate:up
-- A simulated match. Its seed is promised from the first by its hash and shown when it is over; all
-- that happens in it follows from the seed and from how strong both sides are.
CREATE TABLE fixtures (
  id uuid PRIMARY KEY,
  sport text NOT NULL CHECK (sport IN ('football', 'basketball', 'tennis')),
  league text NOT NULL,
  home text NOT NULL,
  away text NOT NULL CHECK (away <> home),
  strength jsonb NOT NULL,
  rules_version smallint NOT NULL,
  sealed_seed bytea NOT NULL,
  seed_hash text NOT NULL CHECK (seed_hash ~ '^[0-9a-f]{64}$'),
  published_at timestamptz NOT NULL,
  starts_at timestamptz NOT NULL CHECK (starts_at > published_at),
  over_at timestamptz,
  seed text,
  result jsonb,
  settled_at timestamptz,
  UNIQUE (sport, starts_at),
  CHECK ((over_at IS NULL) = (seed IS NULL)),
  CHECK (result IS NULL OR over_at IS NOT NULL),
  CHECK (settled_at IS NULL OR over_at IS NOT NULL)
);
COMMENT ON COLUMN fixtures.result IS 'Null for one that was abandoned.';
COMMENT ON COLUMN fixtures.settled_at IS 'When the last bet on it was decided.';
CREATE INDEX fixtures_unsettled ON fixtures (starts_at) WHERE settled_at IS NULL;
CREATE INDEX fixtures_over ON fixtures (over_at) WHERE over_at IS NOT NULL;

-- Legs that win together or not at all. A slip is called as its round.
CREATE TABLE slips (
  id uuid PRIMARY KEY,
  player_id uuid NOT NULL REFERENCES players,
  started_at timestamptz NOT NULL
);
CREATE INDEX slips_of_player ON slips (player_id, id);

CREATE TABLE slip_legs (
  slip_id uuid NOT NULL REFERENCES slips,
  number smallint NOT NULL CHECK (number BETWEEN 1 AND 8),
  fixture_id uuid NOT NULL REFERENCES fixtures,
  selection text NOT NULL,
  price integer NOT NULL CHECK (price BETWEEN 101 AND 10000),
  version integer NOT NULL CHECK (version >= 0),
  state text NOT NULL DEFAULT 'open' CHECK (state IN ('open', 'won', 'lost', 'void')),
  PRIMARY KEY (slip_id, number),
  UNIQUE (slip_id, fixture_id)
);
COMMENT ON COLUMN slip_legs.price IS 'Hundredths.';
COMMENT ON COLUMN slip_legs.version IS 'Of the fixture''s prices, when it was taken.';
CREATE INDEX slip_legs_open ON slip_legs (fixture_id) WHERE state = 'open';

ALTER TABLE rounds ADD COLUMN slip_id uuid;
ALTER TABLE rounds DROP CONSTRAINT rounds_check1;
ALTER TABLE rounds ADD CONSTRAINT rounds_decided_once
  CHECK (num_nonnulls(seed_id, table_round_id, slip_id) = 1 AND (slip_id IS NULL OR slip_id = id));
COMMENT ON CONSTRAINT rounds_decided_once ON rounds IS 'A seed, a table or fixtures.';
ALTER TABLE open_rounds ADD COLUMN slip_id uuid;
DROP INDEX open_rounds_solo;
CREATE UNIQUE INDEX open_rounds_solo ON open_rounds (player_id, title)
  WHERE table_round_id IS NULL AND slip_id IS NULL;

-- Whoever ends a fixture waits for slips that are being written, and none is written after it.
CREATE FUNCTION are_fixtures_open(p_slip uuid) RETURNS boolean LANGUAGE plpgsql AS $$
DECLARE
  open_legs integer;
BEGIN
  PERFORM FROM fixtures WHERE over_at IS NULL
    AND id IN (SELECT fixture_id FROM slip_legs WHERE slip_id = p_slip) ORDER BY id FOR SHARE;
  GET DIAGNOSTICS open_legs = ROW_COUNT;
  RETURN open_legs = (SELECT count(*) FROM slip_legs WHERE slip_id = p_slip);
END
$$;

-- Writes a slip and its round, all of it or nothing; gives 'written', or why not.
CREATE FUNCTION write_slip(r round_start, p_legs jsonb, p_status text, p_has_funds boolean)
RETURNS text LANGUAGE plpgsql AS $$
DECLARE
  p players;
BEGIN
  IF EXISTS (SELECT FROM round_keys k
      WHERE k.player_id = r.player_id AND k.client_round = r.client_round) THEN
    RETURN 'again';
  END IF;
  IF NOT EXISTS (SELECT FROM play_sessions s WHERE s.id = r.session_id AND s.ended_at IS NULL) THEN
    RETURN 'session_over';
  END IF;
  IF NOT p_has_funds THEN RETURN 'insufficient_funds'; END IF;
  INSERT INTO round_keys VALUES (r.player_id, r.client_round, r.id, r.at);
  INSERT INTO slips VALUES (r.id, r.player_id, r.at);
  INSERT INTO slip_legs (slip_id, number, fixture_id, selection, price, version)
  SELECT r.id, l.number, (l.leg ->> 'fixture')::uuid, l.leg ->> 'selection',
    (l.leg ->> 'price')::integer, (l.leg ->> 'version')::integer
  FROM jsonb_array_elements(p_legs) WITH ORDINALITY AS l (leg, number);
  IF NOT are_fixtures_open(r.id) THEN RAISE EXCEPTION USING ERRCODE = 'SL001'; END IF;
  SELECT * INTO STRICT p FROM players WHERE id = r.player_id;
  INSERT INTO rounds (id, started_at, player_id, operator_id, session_id, title, game,
    rules_version, build, is_demo, currency, stake, status, choice, slip_id)
  VALUES (r.id, r.at, r.player_id, p.operator_id, r.session_id, r.title, r.game,
    r.rules_version, r.build, p.is_demo, p.currency, r.stake, p_status, r.choice, r.id);
  RETURN 'written';
EXCEPTION WHEN SQLSTATE 'SL001' THEN
  RETURN 'bets_closed';
END
$$;

-- Takes the stake of a slip whose money is here.
CREATE FUNCTION place_slip(r round_start, p_legs jsonb, OUT outcome text, OUT balance bigint)
LANGUAGE plpgsql AS $$
BEGIN
  SELECT w.balance INTO STRICT balance FROM wallets w WHERE w.player_id = r.player_id
  FOR NO KEY UPDATE;
  outcome := write_slip(r, p_legs, 'open', balance >= r.stake);
  IF outcome <> 'written' THEN RETURN; END IF;
  INSERT INTO open_rounds (round_id, started_at, player_id, title, slip_id)
  VALUES (r.id, r.at, r.player_id, r.title, r.id);
  balance := move(r.player_id, r.at, 'stake', -r.stake, r.id::text);
  outcome := 'played';
END
$$;

-- Writes a slip before its house is asked for the stake.
CREATE FUNCTION ask_slip(r round_start, p_legs jsonb, p_due timestamptz,
  OUT outcome text, OUT balance bigint)
LANGUAGE plpgsql AS $$
BEGIN
  SELECT COALESCE(w.house_balance, 0) INTO STRICT balance FROM wallets w
  WHERE w.player_id = r.player_id FOR NO KEY UPDATE;
  outcome := write_slip(r, p_legs, 'asking', true);
  IF outcome <> 'written' THEN RETURN; END IF;
  INSERT INTO house_asks (round_id, started_at, operator_id, player_id, title, ask, asked_at, due_at)
  SELECT r.id, r.at, p.operator_id, r.player_id, r.title, 'bet', r.at, p_due
  FROM players p WHERE p.id = r.player_id;
  outcome := 'asked';
END
$$;

-- As before; and a slip counts when the house said yes while all its fixtures were on.
CREATE OR REPLACE FUNCTION take_round(p_round uuid, p_payout bigint, p_balance bigint, p_at timestamptz)
RETURNS text LANGUAGE plpgsql AS $$
DECLARE
  a house_asks;
  slip uuid;
BEGIN
  -- Always the wallet first, as everywhere: two that want both never wait for each other.
  PERFORM FROM wallets w JOIN house_asks h ON h.player_id = w.player_id
  WHERE h.round_id = p_round FOR NO KEY UPDATE OF w;
  SELECT * INTO a FROM house_asks WHERE round_id = p_round FOR UPDATE;
  IF NOT FOUND OR a.ask NOT IN ('bet', 'bet_win', 'status') THEN RETURN 'too_late'; END IF;
  IF a.table_round_id IS NOT NULL THEN
    PERFORM FROM table_rounds WHERE id = a.table_round_id AND phase = 'betting' FOR SHARE;
    IF NOT FOUND THEN
      UPDATE house_asks SET ask = 'rollback', because = 'bets_closed', due_at = p_at
      WHERE round_id = p_round;
      RETURN 'bets_closed';
    END IF;
  END IF;
  SELECT id INTO slip FROM slips WHERE id = p_round;
  IF slip IS NOT NULL AND NOT are_fixtures_open(slip) THEN
    UPDATE house_asks SET ask = 'rollback', because = 'bets_closed', due_at = p_at
    WHERE round_id = p_round;
    RETURN 'bets_closed';
  END IF;
  DELETE FROM house_asks WHERE round_id = p_round;
  IF p_payout IS NULL THEN
    UPDATE rounds SET status = 'open' WHERE id = p_round AND started_at = a.started_at;
    INSERT INTO open_rounds VALUES (p_round, a.started_at, a.player_id, a.title, a.table_round_id, true,
      slip);
  ELSE
    UPDATE rounds SET status = 'settled', payout = p_payout, settled_at = p_at,
      settled_xid = pg_current_xact_id()
    WHERE id = p_round AND started_at = a.started_at;
  END IF;
  UPDATE wallets SET house_balance = COALESCE(p_balance, house_balance) WHERE player_id = a.player_id;
  RETURN 'taken';
END
$$;

-- As before, and who waits for a match may take the rest of their money home.
CREATE OR REPLACE FUNCTION transfer(p_operator smallint, p_ref text, p_body bytea, p_player uuid,
  p_direction text, p_amount bigint, p_at timestamptz)
RETURNS transfers LANGUAGE plpgsql AS $$
DECLARE
  known transfers;
  moved bigint := p_amount;
  held bigint;
  left_now bigint;
  why text;
BEGIN
  -- Whoever writes the reference first decides; the other waits here and reads what was decided.
  INSERT INTO transfers (operator_id, ref, state, reason, body, player_id, direction, at)
  VALUES (p_operator, p_ref, 'refused', 'unfinished', p_body, p_player, p_direction, p_at)
  ON CONFLICT DO NOTHING;
  IF NOT FOUND THEN
    SELECT * INTO STRICT known FROM transfers WHERE operator_id = p_operator AND ref = p_ref;
    RETURN known;
  END IF;
  SELECT balance INTO held FROM wallets WHERE player_id = p_player FOR NO KEY UPDATE;
  IF NOT FOUND THEN
    why := 'player_unknown';
  ELSIF p_direction = 'in' THEN
    -- More than this no answer could tell, and so nobody could ever take it back.
    IF moved IS NULL OR held + moved > 900000000000000000 THEN
      why := 'amount_not_allowed';
    ELSE
      left_now := move(p_player, p_at, 'transfer_in', moved, p_ref);
    END IF;
  -- A slip may wait for hours, and its stake is gone from here: it keeps nobody's money back.
  ELSIF EXISTS (SELECT FROM open_rounds WHERE player_id = p_player AND slip_id IS NULL) THEN
    why := 'in_round';
  ELSE
    moved := COALESCE(moved, held);
    IF moved > held THEN
      why := 'insufficient_funds';
    ELSIF moved = 0 THEN
      left_now := held;
    ELSE
      left_now := move(p_player, p_at, 'transfer_out', -moved, p_ref);
    END IF;
  END IF;
  UPDATE transfers SET state = CASE WHEN why IS NULL THEN 'applied' ELSE 'refused' END,
    reason = why, amount = CASE WHEN why IS NULL THEN moved END, balance = left_now
  WHERE operator_id = p_operator AND ref = p_ref RETURNING * INTO known;
  RETURN known;
END
$$;

-- What a slip pays: nothing with a lost leg, nothing known while one is open. A void leg counts
-- once. The product is floored once, at the smallest unit.
CREATE FUNCTION slip_payout(p_slip uuid, p_stake bigint) RETURNS bigint LANGUAGE plpgsql AS $$
DECLARE
  l record;
  over numeric := p_stake;
  under numeric := 1;
  is_open boolean := false;
BEGIN
  FOR l IN SELECT state, price FROM slip_legs WHERE slip_id = p_slip LOOP
    IF l.state = 'lost' THEN RETURN 0; END IF;
    is_open := is_open OR l.state = 'open';
    IF l.state = 'won' THEN
      over := over * l.price;
      under := under * 100;
    END IF;
  END LOOP;
  RETURN CASE WHEN NOT is_open THEN div(over, under)::bigint END;
END
$$;

-- Decides one leg, and its slip when nothing of it is open or one leg is lost. False: it was before.
CREATE FUNCTION settle_leg(p_slip uuid, p_fixture uuid, p_state text, p_at timestamptz)
RETURNS boolean LANGUAGE plpgsql AS $$
DECLARE
  s slips;
  payout bigint;
BEGIN
  SELECT * INTO STRICT s FROM slips WHERE id = p_slip;
  -- Always the wallet first, as everywhere. Two legs of a slip that end at once wait here too.
  PERFORM FROM wallets WHERE player_id = s.player_id FOR NO KEY UPDATE;
  UPDATE slip_legs SET state = p_state
  WHERE slip_id = p_slip AND fixture_id = p_fixture AND state = 'open';
  IF NOT FOUND THEN RETURN false; END IF;
  SELECT slip_payout(p_slip, r.stake) INTO STRICT payout
  FROM rounds r WHERE r.id = p_slip AND r.started_at = s.started_at;
  IF payout IS NOT NULL THEN PERFORM settle_bet(p_slip, payout, NULL, p_at); END IF;
  RETURN true;
END
$$;

-- From here on nobody bets on it, and everybody may see what decided it.
CREATE FUNCTION end_fixture(p_id uuid, p_seed text, p_result jsonb, p_at timestamptz)
RETURNS boolean LANGUAGE sql AS $$
  WITH ended AS (
    UPDATE fixtures SET over_at = p_at, seed = p_seed, result = p_result
    WHERE id = p_id AND over_at IS NULL RETURNING id
  ) SELECT EXISTS (SELECT FROM ended)
$$;

-- Decides some of the bets on a fixture that is over, in the order of their wallets; gives how many.
CREATE FUNCTION settle_fixture(p_id uuid, p_selections text[], p_states text[], p_count integer,
  p_at timestamptz)
RETURNS integer LANGUAGE plpgsql AS $$
DECLARE
  l record;
  count integer := 0;
BEGIN
  FOR l IN
    SELECT s.id, v.state FROM slip_legs g JOIN slips s ON s.id = g.slip_id
    JOIN unnest(p_selections, p_states) AS v (selection, state) ON v.selection = g.selection
    WHERE g.fixture_id = p_id AND g.state = 'open' ORDER BY s.player_id, s.id LIMIT p_count
  LOOP
    IF settle_leg(l.id, p_id, l.state, p_at) THEN count := count + 1; END IF;
  END LOOP;
  RETURN count;
END
$$;

GRANT SELECT, INSERT, UPDATE ON fixtures, slip_legs TO studio_app;
GRANT SELECT, INSERT ON slips TO studio_app;

-- migrate:down
DROP FUNCTION settle_fixture;
DROP FUNCTION end_fixture;
DROP FUNCTION settle_leg;
DROP FUNCTION slip_payout;
CREATE OR REPLACE FUNCTION transfer(p_operator smallint, p_ref text, p_body bytea, p_player uuid,
  p_direction text, p_amount bigint, p_at timestamptz)
RETURNS transfers LANGUAGE plpgsql AS $$
DECLARE
  known transfers;
  moved bigint := p_amount;
  held bigint;
  left_now bigint;
  why text;
BEGIN
  -- Whoever writes the reference first decides; the other waits here and reads what was decided.
  INSERT INTO transfers (operator_id, ref, state, reason, body, player_id, direction, at)
  VALUES (p_operator, p_ref, 'refused', 'unfinished', p_body, p_player, p_direction, p_at)
  ON CONFLICT DO NOTHING;
  IF NOT FOUND THEN
    SELECT * INTO STRICT known FROM transfers WHERE operator_id = p_operator AND ref = p_ref;
    RETURN known;
  END IF;
  SELECT balance INTO held FROM wallets WHERE player_id = p_player FOR NO KEY UPDATE;
  IF NOT FOUND THEN
    why := 'player_unknown';
  ELSIF p_direction = 'in' THEN
    -- More than this no answer could tell, and so nobody could ever take it back.
    IF moved IS NULL OR held + moved > 900000000000000000 THEN
      why := 'amount_not_allowed';
    ELSE
      left_now := move(p_player, p_at, 'transfer_in', moved, p_ref);
    END IF;
  ELSIF EXISTS (SELECT FROM open_rounds WHERE player_id = p_player) THEN
    why := 'in_round';
  ELSE
    moved := COALESCE(moved, held);
    IF moved > held THEN
      why := 'insufficient_funds';
    ELSIF moved = 0 THEN
      left_now := held;
    ELSE
      left_now := move(p_player, p_at, 'transfer_out', -moved, p_ref);
    END IF;
  END IF;
  UPDATE transfers SET state = CASE WHEN why IS NULL THEN 'applied' ELSE 'refused' END,
    reason = why, amount = CASE WHEN why IS NULL THEN moved END, balance = left_now
  WHERE operator_id = p_operator AND ref = p_ref RETURNING * INTO known;
  RETURN known;
END
$$;
CREATE OR REPLACE FUNCTION take_round(p_round uuid, p_payout bigint, p_balance bigint, p_at timestamptz)
RETURNS text LANGUAGE plpgsql AS $$
DECLARE
  a house_asks;
BEGIN
  -- Always the wallet first, as everywhere: two that want both never wait for each other.
  PERFORM FROM wallets w JOIN house_asks h ON h.player_id = w.player_id
  WHERE h.round_id = p_round FOR NO KEY UPDATE OF w;
  SELECT * INTO a FROM house_asks WHERE round_id = p_round FOR UPDATE;
  IF NOT FOUND OR a.ask NOT IN ('bet', 'bet_win', 'status') THEN RETURN 'too_late'; END IF;
  IF a.table_round_id IS NOT NULL THEN
    PERFORM FROM table_rounds WHERE id = a.table_round_id AND phase = 'betting' FOR SHARE;
    IF NOT FOUND THEN
      UPDATE house_asks SET ask = 'rollback', because = 'bets_closed', due_at = p_at
      WHERE round_id = p_round;
      RETURN 'bets_closed';
    END IF;
  END IF;
  DELETE FROM house_asks WHERE round_id = p_round;
  IF p_payout IS NULL THEN
    UPDATE rounds SET status = 'open' WHERE id = p_round AND started_at = a.started_at;
    INSERT INTO open_rounds VALUES (p_round, a.started_at, a.player_id, a.title, a.table_round_id, true);
  ELSE
    UPDATE rounds SET status = 'settled', payout = p_payout, settled_at = p_at,
      settled_xid = pg_current_xact_id()
    WHERE id = p_round AND started_at = a.started_at;
  END IF;
  UPDATE wallets SET house_balance = COALESCE(p_balance, house_balance) WHERE player_id = a.player_id;
  RETURN 'taken';
END
$$;
DROP FUNCTION ask_slip;
DROP FUNCTION place_slip;
DROP FUNCTION write_slip;
DROP FUNCTION are_fixtures_open;
DROP INDEX open_rounds_solo;
CREATE UNIQUE INDEX open_rounds_solo ON open_rounds (player_id, title) WHERE table_round_id IS NULL;
ALTER TABLE open_rounds DROP COLUMN slip_id;
ALTER TABLE rounds DROP CONSTRAINT rounds_decided_once;
ALTER TABLE rounds ADD CONSTRAINT rounds_check1
  CHECK ((seed_id IS NULL) <> (table_round_id IS NULL));
ALTER TABLE rounds DROP COLUMN slip_id;
DROP TABLE slip_legs;
DROP TABLE slips;
DROP TABLE fixtures;
