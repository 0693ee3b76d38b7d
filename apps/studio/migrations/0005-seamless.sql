-- migrate:up
-- A house with a seamless wallet keeps its players' money and is asked for it each time. What is to
-- be asked is written before anybody asks, and stands here until the house has answered: whoever
-- finds it later, in whichever process, knows what is still to be said.
CREATE TABLE house_asks (
  round_id uuid PRIMARY KEY,
  started_at timestamptz NOT NULL,
  operator_id smallint NOT NULL REFERENCES operators,
  player_id uuid NOT NULL REFERENCES players,
  title text NOT NULL,
  table_round_id uuid,
  ask text NOT NULL CHECK (ask IN ('bet', 'bet_win', 'status', 'rollback', 'win', 'end')),
  because text NOT NULL DEFAULT 'unanswered',
  asked_at timestamptz NOT NULL,
  due_at timestamptz NOT NULL,
  tries integer NOT NULL DEFAULT 0,
  said text
) WITH (fillfactor = 50);
COMMENT ON COLUMN house_asks.ask IS 'bet, bet_win: whoever began the round waits for the answer.
status, rollback: nobody knows what became of it. win: the payout. end: nothing more comes.';
COMMENT ON COLUMN house_asks.because IS 'Why the round is void once its stake is back.';
COMMENT ON COLUMN house_asks.due_at IS 'When somebody asks next; whoever asks moves it ahead first.';
COMMENT ON COLUMN house_asks.said IS 'What came instead of a yes, the last time.';
CREATE INDEX house_asks_due ON house_asks (operator_id, due_at);
CREATE INDEX house_asks_player ON house_asks (player_id);
GRANT SELECT, INSERT, UPDATE, DELETE ON house_asks TO studio_app;

ALTER TABLE rounds ADD COLUMN void_because text CHECK (void_because IS NULL OR status = 'void');
ALTER TABLE open_rounds ADD COLUMN is_seamless boolean NOT NULL DEFAULT false;
ALTER TABLE wallets ADD COLUMN house_balance bigint;
COMMENT ON COLUMN wallets.house_balance IS 'What a seamless house said last. Shown, never counted with.';

-- Writes a round before its house is asked for the stake. Nothing of what was drawn is kept.
CREATE FUNCTION ask_house(r round_start, p_table_round uuid, p_due timestamptz,
  OUT outcome text, OUT balance bigint)
LANGUAGE plpgsql AS $$
DECLARE
  w wallets;
  p players;
BEGIN
  SELECT * INTO STRICT w FROM wallets WHERE player_id = r.player_id FOR NO KEY UPDATE;
  balance := COALESCE(w.house_balance, 0);
  IF EXISTS (SELECT FROM round_keys k
      WHERE k.player_id = r.player_id AND k.client_round = r.client_round) THEN
    outcome := 'again'; RETURN;
  END IF;
  IF NOT EXISTS (SELECT FROM play_sessions s WHERE s.id = r.session_id AND s.ended_at IS NULL) THEN
    outcome := 'session_over'; RETURN;
  END IF;
  IF p_table_round IS NULL THEN
    IF w.last_round_at + make_interval(secs => r.pace_ms / 1000.0) > r.at THEN
      outcome := 'too_soon'; RETURN;
    END IF;
    -- In one look: a round goes from one of these tables to the other when its stake is taken.
    SELECT CASE
      WHEN EXISTS (SELECT FROM open_rounds o WHERE o.player_id = r.player_id
        AND o.title = r.title AND o.table_round_id IS NULL) THEN 'round_open'
      WHEN EXISTS (SELECT FROM house_asks a WHERE a.player_id = r.player_id
        AND a.title = r.title AND a.ask IN ('bet', 'bet_win', 'status', 'rollback'))
        THEN 'being_checked'
    END INTO outcome;
    IF outcome IS NOT NULL THEN RETURN; END IF;
    UPDATE seeds SET next_nonce = next_nonce + 1
    WHERE id = r.seed_id AND player_id = r.player_id AND next_nonce = r.nonce AND revealed_at IS NULL;
    IF NOT FOUND THEN outcome := 'stale'; RETURN; END IF;
    UPDATE wallets SET last_round_at = r.at WHERE player_id = r.player_id;
  ELSE
    PERFORM FROM table_rounds WHERE id = p_table_round AND phase = 'betting' AND closes_at > r.at
    FOR SHARE;
    IF NOT FOUND THEN outcome := 'bets_closed'; RETURN; END IF;
    UPDATE table_chains c SET salt = r.client_round::text FROM table_rounds t
    WHERE t.id = p_table_round AND c.id = t.chain_id AND c.salt IS NULL;
  END IF;
  SELECT * INTO STRICT p FROM players WHERE id = r.player_id;
  INSERT INTO round_keys VALUES (r.player_id, r.client_round, r.id, r.at);
  INSERT INTO rounds (id, started_at, player_id, operator_id, session_id, title, game,
    rules_version, build, is_demo, currency, stake, status, choice, seed_id, nonce, table_round_id)
  VALUES (r.id, r.at, r.player_id, p.operator_id, r.session_id, r.title, r.game,
    r.rules_version, r.build, p.is_demo, p.currency, r.stake, 'asking', r.choice, r.seed_id,
    r.nonce, p_table_round);
  INSERT INTO house_asks (round_id, started_at, operator_id, player_id, title, table_round_id, ask,
    asked_at, due_at)
  VALUES (r.id, r.at, p.operator_id, r.player_id, r.title, p_table_round,
    CASE WHEN r.is_over THEN 'bet_win' ELSE 'bet' END, r.at, p_due);
  outcome := 'asked';
END
$$;

-- The house has the stake. A payout says that it has that too and the round is over.
-- 'too_late' when the stake is being given back meanwhile: then it stays so. A bet counts when the
-- house said yes while bets were open; otherwise who is slow could choose by what came.
CREATE FUNCTION take_round(p_round uuid, p_payout bigint, p_balance bigint, p_at timestamptz)
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

-- The house has not taken the stake, or has given it back. Without a reason, the one that is noted.
CREATE FUNCTION void_round(p_round uuid, p_because text, p_balance bigint, p_at timestamptz)
RETURNS boolean LANGUAGE plpgsql AS $$
DECLARE
  a house_asks;
BEGIN
  PERFORM FROM wallets w JOIN house_asks h ON h.player_id = w.player_id
  WHERE h.round_id = p_round FOR NO KEY UPDATE OF w;
  DELETE FROM house_asks WHERE round_id = p_round AND ask IN ('bet', 'bet_win', 'status', 'rollback')
  RETURNING * INTO a;
  IF NOT FOUND THEN RETURN false; END IF;
  UPDATE rounds SET status = 'void', payout = 0, settled_at = p_at,
    settled_xid = pg_current_xact_id(), void_because = COALESCE(p_because, a.because)
  WHERE id = p_round AND started_at = a.started_at;
  UPDATE wallets SET house_balance = COALESCE(p_balance, house_balance) WHERE player_id = a.player_id;
  RETURN true;
END
$$;

-- Ends an open round whose stake is in the house. What it pays is owed from here on, until the
-- house says that it has it. With p_steps_before, only after exactly so many steps.
CREATE FUNCTION end_round(p_round uuid, p_steps_before integer, p_step jsonb, p_payout bigint,
  p_at timestamptz, p_due timestamptz)
RETURNS text LANGUAGE plpgsql AS $$
DECLARE
  o open_rounds;
  r rounds;
BEGIN
  SELECT * INTO o FROM open_rounds WHERE round_id = p_round AND is_seamless;
  IF NOT FOUND THEN RETURN 'round_over'; END IF;
  -- Of two that end it at once, one finds it open.
  UPDATE rounds SET payout = p_payout,
    status = CASE WHEN p_payout > 0 THEN 'paying' ELSE 'settled' END,
    settled_at = CASE WHEN p_payout > 0 THEN NULL ELSE p_at END,
    settled_xid = CASE WHEN p_payout > 0 THEN NULL ELSE pg_current_xact_id() END,
    steps = CASE WHEN p_step IS NULL THEN steps ELSE steps || jsonb_build_array(p_step) END
  WHERE id = p_round AND started_at = o.started_at AND status = 'open'
    AND (p_steps_before IS NULL OR jsonb_array_length(steps) = p_steps_before)
  RETURNING * INTO r;
  IF NOT FOUND THEN
    PERFORM FROM open_rounds WHERE round_id = p_round;
    RETURN CASE WHEN FOUND THEN 'stale' ELSE 'round_over' END;
  END IF;
  DELETE FROM open_rounds WHERE round_id = p_round;
  INSERT INTO house_asks (round_id, started_at, operator_id, player_id, title, table_round_id, ask,
    asked_at, due_at)
  VALUES (p_round, o.started_at, r.operator_id, o.player_id, o.title, o.table_round_id,
    CASE WHEN p_payout > 0 THEN 'win' ELSE 'end' END, p_at, p_due);
  RETURN 'ended';
END
$$;

-- As before, and a bet whose money is in the house is ended there: whoever settles a table need not
-- know where each bet came from.
CREATE OR REPLACE FUNCTION settle_bet(p_round uuid, p_payout bigint, p_step jsonb, p_at timestamptz,
  OUT settled boolean, OUT balance bigint)
LANGUAGE plpgsql AS $$
DECLARE
  o open_rounds;
BEGIN
  SELECT * INTO o FROM open_rounds WHERE round_id = p_round;
  IF NOT FOUND THEN settled := false; RETURN; END IF;
  IF o.is_seamless THEN
    settled := end_round(p_round, NULL, p_step, p_payout, p_at, p_at) = 'ended';
    RETURN;
  END IF;
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

-- The house has the payout: settled, and only now told in the feed.
CREATE FUNCTION paid_round(p_round uuid, p_balance bigint, p_at timestamptz) RETURNS boolean
LANGUAGE plpgsql AS $$
DECLARE
  a house_asks;
BEGIN
  PERFORM FROM wallets w JOIN house_asks h ON h.player_id = w.player_id
  WHERE h.round_id = p_round FOR NO KEY UPDATE OF w;
  UPDATE house_asks SET ask = 'end', tries = 0, said = NULL, due_at = p_at
  WHERE round_id = p_round AND ask = 'win' RETURNING * INTO a;
  IF NOT FOUND THEN RETURN false; END IF;
  UPDATE rounds SET status = 'settled', settled_at = p_at, settled_xid = pg_current_xact_id()
  WHERE id = p_round AND started_at = a.started_at;
  UPDATE wallets SET house_balance = p_balance WHERE player_id = a.player_id;
  RETURN true;
END
$$;

-- Shows the seed in use, unless a round that it decides is not over. A round takes its nonce with the
-- wallet locked, so that one which begins in this very moment is seen here, or finds the seed gone.
CREATE FUNCTION turn_seed(p_player uuid, p_at timestamptz) RETURNS SETOF seeds
LANGUAGE plpgsql AS $$
BEGIN
  PERFORM FROM wallets WHERE player_id = p_player FOR NO KEY UPDATE;
  RETURN QUERY UPDATE seeds s SET revealed_at = p_at
  WHERE s.player_id = p_player AND s.revealed_at IS NULL
    AND NOT EXISTS (SELECT FROM open_rounds o
      JOIN rounds r ON r.id = o.round_id AND r.started_at = o.started_at
      WHERE o.player_id = p_player AND r.seed_id = s.id)
    AND NOT EXISTS (SELECT FROM house_asks a
      JOIN rounds r ON r.id = a.round_id AND r.started_at = a.started_at
      WHERE a.player_id = p_player AND r.seed_id = s.id AND r.status = 'asking')
  RETURNING s.*;
END
$$;

-- migrate:down
DROP FUNCTION turn_seed;
DROP FUNCTION paid_round;
CREATE OR REPLACE FUNCTION settle_bet(p_round uuid, p_payout bigint, p_step jsonb, p_at timestamptz,
  OUT settled boolean, OUT balance bigint)
LANGUAGE plpgsql AS $$
DECLARE
  o open_rounds;
BEGIN
  SELECT * INTO o FROM open_rounds WHERE round_id = p_round;
  IF NOT FOUND THEN settled := false; RETURN; END IF;
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
DROP FUNCTION end_round;
DROP FUNCTION void_round;
DROP FUNCTION take_round;
DROP FUNCTION ask_house;
ALTER TABLE wallets DROP COLUMN house_balance;
ALTER TABLE open_rounds DROP COLUMN is_seamless;
ALTER TABLE rounds DROP COLUMN void_because;
DROP TABLE house_asks;
