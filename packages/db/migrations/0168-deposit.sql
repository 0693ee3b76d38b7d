-- migrate:up
-- The day of the settlement file that had it; what is in none for two days is missing there, and is
-- marked so once people were told.
ALTER TABLE payment_arrivals ADD COLUMN settled_on text;
CREATE INDEX payment_arrivals_unsettled ON payment_arrivals (link_id, final_at)
  WHERE posted_at IS NOT NULL AND settled_on IS NULL;

-- A payment that its payer has disputed, or a bank has sent back: the provider takes it from the
-- house, and the house from where it went. One for each arrival, for ever; some 200,000 a year at 10
-- million members. payment_disputes_due finds what is to be posted, payment_disputes_of_member what
-- of theirs was taken back.
CREATE TABLE payment_disputes (
  link_id text NOT NULL,
  provider_tx text NOT NULL,
  site_id integer NOT NULL,
  kind text NOT NULL CHECK (kind IN ('chargeback', 'return')),
  -- As the provider tells it: taken, or won back by the house.
  state text NOT NULL CHECK (state IN ('taken', 'won')),
  -- What the dispute costs the house.
  cost bigint NOT NULL CHECK (cost >= 0),
  taken_at timestamptz NOT NULL,
  -- It was credited and did not hold after all: told as final again, the house has it back.
  was_void boolean NOT NULL DEFAULT false,
  -- The member it was credited to.
  member_id uuid,
  -- Where it was taken from.
  from_available bigint CHECK (from_available >= 0),
  from_owed bigint CHECK (from_owed >= 0),
  from_suspense bigint CHECK (from_suspense >= 0),
  -- What the house bears: the fee it had, and what was sent back before.
  from_house bigint CHECK (from_house >= 0),
  posted_at timestamptz,
  -- Where it went when it was won.
  to_available bigint CHECK (to_available >= 0),
  to_owed bigint CHECK (to_owed >= 0),
  won_at timestamptz,
  due_at timestamptz DEFAULT house_now(),
  PRIMARY KEY (link_id, provider_tx),
  FOREIGN KEY (link_id, provider_tx) REFERENCES payment_arrivals,
  FOREIGN KEY (site_id, member_id) REFERENCES members (site_id, id),
  CHECK (num_nonnulls(from_available, from_owed, from_suspense, from_house, posted_at) IN (0, 5)),
  CHECK (num_nonnulls(to_available, to_owed, won_at) IN (0, 3)),
  CHECK (won_at IS NULL OR (posted_at IS NOT NULL AND state = 'won'))
);
CREATE INDEX payment_disputes_due ON payment_disputes (due_at) WHERE due_at IS NOT NULL;
CREATE INDEX payment_disputes_of_member ON payment_disputes (member_id) WHERE member_id IS NOT NULL;

-- What was posted for it stays as it was posted, and what was won is not taken again.
CREATE FUNCTION deposit_dispute_stays() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF (NEW.kind, NEW.cost, NEW.taken_at) IS DISTINCT FROM (OLD.kind, OLD.cost, OLD.taken_at)
    OR (OLD.state = 'won' AND NEW.state <> 'won')
    OR (OLD.posted_at IS NOT NULL AND (NEW.from_available, NEW.from_owed, NEW.from_suspense,
        NEW.from_house, NEW.posted_at, NEW.member_id)
      IS DISTINCT FROM (OLD.from_available, OLD.from_owed, OLD.from_suspense, OLD.from_house,
        OLD.posted_at, OLD.member_id))
    OR (OLD.won_at IS NOT NULL AND (NEW.to_available, NEW.to_owed, NEW.won_at)
      IS DISTINCT FROM (OLD.to_available, OLD.to_owed, OLD.won_at)) THEN
    RAISE EXCEPTION 'the dispute of arrival % of % stays', OLD.provider_tx, OLD.link_id
      USING ERRCODE = 'check_violation', CONSTRAINT = 'deposit_dispute_stays';
  END IF;
  RETURN NEW;
END
$$;
CREATE TRIGGER deposit_dispute_stays BEFORE UPDATE ON payment_disputes
  FOR EACH ROW EXECUTE FUNCTION deposit_dispute_stays();

REVOKE EXECUTE ON FUNCTION deposit_dispute_stays FROM PUBLIC;
GRANT SELECT, INSERT ON payment_disputes TO oriel_app;
GRANT UPDATE (state, member_id, from_available, from_owed, from_suspense, from_house, posted_at,
  to_available, to_owed, won_at, due_at) ON payment_disputes TO oriel_app;
GRANT SELECT ON payment_disputes TO oriel_office;

-- migrate:down
DROP INDEX payment_arrivals_unsettled;
ALTER TABLE payment_arrivals DROP COLUMN settled_on;
DROP TABLE payment_disputes;
DROP FUNCTION deposit_dispute_stays;
