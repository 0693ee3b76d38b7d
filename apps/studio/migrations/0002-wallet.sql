-- migrate:up
-- One person of one operator in one currency. Who plays for nothing is a player of its own.
CREATE TABLE players (
  id uuid PRIMARY KEY,
  operator_id smallint NOT NULL REFERENCES operators,
  member_ref text NOT NULL CHECK (member_ref ~ '^[A-Za-z0-9_-]{1,64}$'),
  currency text NOT NULL CHECK (currency ~ '^[A-Z]{2,5}$'),
  is_demo boolean NOT NULL DEFAULT false,
  created_at timestamptz NOT NULL,
  UNIQUE (operator_id, member_ref, currency, is_demo)
);

-- Amounts are ten-thousandths of the currency unit.
CREATE TABLE wallets (
  player_id uuid PRIMARY KEY REFERENCES players,
  balance bigint NOT NULL DEFAULT 0 CONSTRAINT wallet_floor CHECK (balance >= 0),
  entries bigint NOT NULL DEFAULT 0,
  last_round_at timestamptz NOT NULL DEFAULT '-infinity'
) WITH (fillfactor = 50);
COMMENT ON COLUMN wallets.entries IS 'How many entries there are; the next one is numbered one more.';

-- Every change of a balance. Numbered without a gap, each with what it left: a lost line shows.
CREATE TABLE entries (
  player_id uuid NOT NULL,
  number bigint NOT NULL CHECK (number > 0),
  at timestamptz NOT NULL,
  kind text NOT NULL CHECK (kind IN ('transfer_in', 'transfer_out', 'stake', 'payout', 'refund', 'gift')),
  amount bigint NOT NULL CHECK (amount <> 0 AND (amount < 0) = (kind IN ('transfer_out', 'stake'))),
  balance bigint NOT NULL CHECK (balance >= 0),
  about text NOT NULL,
  PRIMARY KEY (player_id, number, at)
) PARTITION BY RANGE (at);
COMMENT ON COLUMN entries.about IS 'The transfer''s reference, or the round.';
COMMENT ON COLUMN entries.balance IS 'After this entry.';

-- One reference, one fate, for ever: applied, refused, or cancelled before it came.
CREATE TABLE transfers (
  operator_id smallint NOT NULL REFERENCES operators,
  ref text NOT NULL CHECK (ref ~ '^[A-Za-z0-9_-]{8,64}$'),
  number bigint GENERATED ALWAYS AS IDENTITY,
  state text NOT NULL CHECK (state IN ('applied', 'refused', 'cancelled')),
  reason text CHECK ((reason IS NOT NULL) = (state = 'refused')),
  body bytea,
  player_id uuid REFERENCES players,
  direction text CHECK (direction IN ('in', 'out')),
  amount bigint CHECK (amount >= 0),
  balance bigint,
  at timestamptz NOT NULL,
  PRIMARY KEY (operator_id, ref),
  CHECK (state <> 'applied' OR (body IS NOT NULL AND player_id IS NOT NULL AND amount IS NOT NULL))
);
COMMENT ON COLUMN transfers.body IS 'SHA-256 of what was asked: the same reference never means two things.';

-- Changes one balance and says so. Null when there is not enough.
CREATE FUNCTION move(p_player uuid, p_at timestamptz, p_kind text, p_amount bigint, p_about text)
RETURNS bigint LANGUAGE plpgsql AS $$
DECLARE
  left_now bigint;
  line bigint;
BEGIN
  UPDATE wallets SET balance = balance + p_amount, entries = entries + 1
  WHERE player_id = p_player AND balance + p_amount >= 0
  RETURNING balance, entries INTO left_now, line;
  IF NOT FOUND THEN RETURN NULL; END IF;
  INSERT INTO entries (player_id, number, at, kind, amount, balance, about)
  VALUES (p_player, line, p_at, p_kind, p_amount, left_now, p_about);
  RETURN left_now;
END
$$;

-- Applies a transfer once, or refuses it once. Asked again, it answers what became of it.
-- p_amount NULL means all there is, which only goes out; p_player NULL is somebody nobody knows.
CREATE FUNCTION transfer(p_operator smallint, p_ref text, p_body bytea, p_player uuid,
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

-- After this answers 'cancelled' the reference never applies, however late it comes.
CREATE FUNCTION cancel_transfer(p_operator smallint, p_ref text, p_at timestamptz)
RETURNS transfers LANGUAGE plpgsql AS $$
DECLARE
  known transfers;
BEGIN
  INSERT INTO transfers (operator_id, ref, state, at) VALUES (p_operator, p_ref, 'cancelled', p_at)
  ON CONFLICT DO NOTHING;
  SELECT * INTO STRICT known FROM transfers WHERE operator_id = p_operator AND ref = p_ref;
  RETURN known;
END
$$;

GRANT SELECT, INSERT ON players TO studio_app;
GRANT SELECT, INSERT, UPDATE ON wallets TO studio_app;
GRANT SELECT, INSERT ON entries TO studio_app;
GRANT SELECT, INSERT, UPDATE ON transfers TO studio_app;

-- migrate:down
DROP FUNCTION cancel_transfer;
DROP FUNCTION transfer;
DROP FUNCTION move;
DROP TABLE transfers;
DROP TABLE entries;
DROP TABLE wallets;
DROP TABLE players;
