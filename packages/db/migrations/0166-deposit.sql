-- migrate:up
-- contract: the index and the constraint of parked arrivals are unused since 0167
-- What of an arrival was set aside and given to a member later: where its money went besides its split.
ALTER TABLE payment_arrivals
  ADD COLUMN given_to uuid,
  ADD COLUMN given_available bigint CHECK (given_available >= 0),
  ADD COLUMN given_owed bigint CHECK (given_owed >= 0),
  ADD CONSTRAINT payment_arrivals_given CHECK (num_nonnulls(given_to, given_available, given_owed) = 0
    OR (num_nonnulls(given_to, given_available, given_owed) = 3
      AND given_available + given_owed = to_suspense)),
  -- People may give to a member what came for no order.
  DROP CONSTRAINT payment_arrivals_check1,
  ADD CONSTRAINT payment_arrivals_whose
    CHECK (state <> 'credited' OR num_nonnulls(order_id, given_to) > 0);
-- What was set aside lies in rows of its own now (parked_arrivals).
DROP INDEX payment_arrivals_parked;
-- Orders that an arrival of no order may be for: those of its amount.
CREATE INDEX deposits_of_amount ON deposits (link_id, currency, to_pay, made_at);
-- What the same payer has sent before.
CREATE INDEX payment_arrivals_of_payer ON payment_arrivals (payer_mark, seen_at)
  WHERE payer_mark IS NOT NULL;

GRANT SELECT ON deposits, payment_arrivals TO oriel_office;

-- What was posted stays as it was posted, and what was given stays given.
CREATE OR REPLACE FUNCTION deposit_arrival_stays() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF (NEW.link_id, NEW.provider_tx, NEW.currency, NEW.amount, NEW.to_available, NEW.to_owed,
      NEW.to_fee, NEW.to_suspense, NEW.posted_at)
    IS DISTINCT FROM (OLD.link_id, OLD.provider_tx, OLD.currency, OLD.amount, OLD.to_available,
      OLD.to_owed, OLD.to_fee, OLD.to_suspense, OLD.posted_at)
    OR (OLD.given_to IS NOT NULL AND (NEW.given_to, NEW.given_available, NEW.given_owed)
      IS DISTINCT FROM (OLD.given_to, OLD.given_available, OLD.given_owed)) THEN
    RAISE EXCEPTION 'arrival % of % is posted', OLD.provider_tx, OLD.link_id
      USING ERRCODE = 'check_violation', CONSTRAINT = 'deposit_arrival_stays';
  END IF;
  RETURN NEW;
END
$$;

-- Removes orders that nothing came for, days and cursors that are over; gives the most of one kind.
-- What came, and was sent back or given otherwise, keeps its order.
CREATE OR REPLACE FUNCTION deposit_prune(p_count integer) RETURNS integer
LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
DECLARE
  old uuid[];
  days integer;
  cursors integer;
BEGIN
  old := ARRAY(SELECT id FROM deposits d
    WHERE received = 0 AND state IN ('expired', 'cancelled', 'refused') AND kind <> 'crypto'
      AND ended_at < house_now() - interval '400 days' AND NOT EXISTS (
        SELECT FROM payment_arrivals a WHERE a.order_id = d.id AND a.state <> 'void')
    ORDER BY ended_at LIMIT p_count);
  -- What was seen and did not hold goes with its order.
  DELETE FROM payment_arrivals WHERE order_id = ANY (old) AND state = 'void';
  DELETE FROM deposits WHERE id = ANY (old);
  DELETE FROM deposit_days WHERE ctid IN (SELECT ctid FROM deposit_days
    WHERE day < to_char(house_now() - interval '60 days', 'YYYY-MM-DD') ORDER BY day LIMIT p_count);
  GET DIAGNOSTICS days = ROW_COUNT;
  -- The newest of those that are old enough to read again from stays, however old it is.
  DELETE FROM deposit_cursors WHERE (link_id, at) IN (SELECT c.link_id, c.at FROM deposit_cursors c
    WHERE c.at < house_now() - interval '1 day' AND EXISTS (SELECT FROM deposit_cursors n
      WHERE n.link_id = c.link_id AND n.at > c.at AND n.at < house_now() - interval '2 hours')
    LIMIT p_count);
  GET DIAGNOSTICS cursors = ROW_COUNT;
  RETURN greatest(cardinality(old), days, cursors);
END
$$;

-- migrate:down
-- Removes orders that nothing came for, days and cursors that are over; gives the most of one kind.
CREATE OR REPLACE FUNCTION deposit_prune(p_count integer) RETURNS integer
LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
DECLARE
  old uuid[];
  days integer;
  cursors integer;
BEGIN
  old := ARRAY(SELECT id FROM deposits
    WHERE received = 0 AND state IN ('expired', 'cancelled', 'refused') AND kind <> 'crypto'
      AND ended_at < house_now() - interval '400 days' ORDER BY ended_at LIMIT p_count);
  -- What was seen and did not hold goes with its order.
  DELETE FROM payment_arrivals WHERE order_id = ANY (old) AND state = 'void';
  DELETE FROM deposits WHERE id = ANY (old);
  DELETE FROM deposit_days WHERE ctid IN (SELECT ctid FROM deposit_days
    WHERE day < to_char(house_now() - interval '60 days', 'YYYY-MM-DD') ORDER BY day LIMIT p_count);
  GET DIAGNOSTICS days = ROW_COUNT;
  -- The newest of those that are old enough to read again from stays, however old it is.
  DELETE FROM deposit_cursors WHERE (link_id, at) IN (SELECT c.link_id, c.at FROM deposit_cursors c
    WHERE c.at < house_now() - interval '1 day' AND EXISTS (SELECT FROM deposit_cursors n
      WHERE n.link_id = c.link_id AND n.at > c.at AND n.at < house_now() - interval '2 hours')
    LIMIT p_count);
  GET DIAGNOSTICS cursors = ROW_COUNT;
  RETURN greatest(cardinality(old), days, cursors);
END
$$;
CREATE OR REPLACE FUNCTION deposit_arrival_stays() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF (NEW.link_id, NEW.provider_tx, NEW.currency, NEW.amount, NEW.to_available, NEW.to_owed,
      NEW.to_fee, NEW.to_suspense, NEW.posted_at)
    IS DISTINCT FROM (OLD.link_id, OLD.provider_tx, OLD.currency, OLD.amount, OLD.to_available,
      OLD.to_owed, OLD.to_fee, OLD.to_suspense, OLD.posted_at) THEN
    RAISE EXCEPTION 'arrival % of % is posted', OLD.provider_tx, OLD.link_id
      USING ERRCODE = 'check_violation', CONSTRAINT = 'deposit_arrival_stays';
  END IF;
  RETURN NEW;
END
$$;
REVOKE SELECT ON deposits, payment_arrivals FROM oriel_office;
DROP INDEX payment_arrivals_of_payer, deposits_of_amount;
CREATE INDEX payment_arrivals_parked ON payment_arrivals (site_id, seen_at) WHERE state = 'parked';
ALTER TABLE payment_arrivals DROP CONSTRAINT payment_arrivals_whose,
  ADD CONSTRAINT payment_arrivals_check1 CHECK (state <> 'credited' OR order_id IS NOT NULL),
  DROP CONSTRAINT payment_arrivals_given, DROP COLUMN given_to, DROP COLUMN given_available,
  DROP COLUMN given_owed;
