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

-- migrate:down
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
