-- migrate:up
-- Money of an arrival that nobody was credited with. It lies in suspense until people give it to a
-- member, or it goes back to who paid it. The database makes the row in the commit that sets money
-- aside, so that none lies there without one. At 10 million members some 300,000 a year; they stay,
-- for journals name them. parked_arrivals_tx finds that of an arrival, parked_arrivals_waiting is the
-- queue of people, parked_arrivals_due what a process is to do, parked_arrivals_ended what was
-- decided today, parked_arrivals_of_member what one member was given.
CREATE TABLE parked_arrivals (
  id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  link_id text NOT NULL REFERENCES payment_links,
  provider_tx text NOT NULL,
  site_id integer NOT NULL,
  currency text NOT NULL,
  amount bigint NOT NULL CHECK (amount > 0),
  -- Why it was credited to nobody.
  reason text NOT NULL CHECK (length(reason) BETWEEN 1 AND 60),
  -- Whether the other part of its arrival was credited.
  is_rest boolean NOT NULL,
  state text NOT NULL DEFAULT 'waiting' CHECK (state IN ('waiting', 'giving', 'given', 'sending',
    'sent_back', 'taken_back', 'matched')),
  -- Whom it is given to, and for which of their orders.
  member_id uuid,
  order_id uuid REFERENCES deposits,
  -- The bank of its payer, where people had to name it.
  institution text CHECK (length(institution) BETWEEN 1 AND 40),
  -- Why it waits again: what was decided could not be done.
  trouble text CHECK (length(trouble) BETWEEN 1 AND 60),
  -- How often a process tried to do what was decided.
  tries integer NOT NULL DEFAULT 0,
  -- How often somebody decided what becomes of it.
  turn integer NOT NULL DEFAULT 0,
  -- When a process looks at it; NULL: it waits for people or for its refund.
  due_at timestamptz,
  entered_at timestamptz NOT NULL DEFAULT house_now(),
  ended_at timestamptz,
  FOREIGN KEY (link_id, provider_tx) REFERENCES payment_arrivals,
  FOREIGN KEY (site_id, member_id) REFERENCES members (site_id, id),
  CHECK ((ended_at IS NULL) = (state IN ('waiting', 'giving', 'sending'))),
  CHECK ((member_id IS NOT NULL) = (state IN ('giving', 'given')))
);
CREATE UNIQUE INDEX parked_arrivals_tx ON parked_arrivals (link_id, provider_tx);
CREATE INDEX parked_arrivals_waiting ON parked_arrivals (site_id, entered_at)
  WHERE state = 'waiting' AND due_at IS NULL;
CREATE INDEX parked_arrivals_due ON parked_arrivals (due_at) WHERE due_at IS NOT NULL;
CREATE INDEX parked_arrivals_ended ON parked_arrivals (site_id, ended_at) WHERE ended_at IS NOT NULL;
CREATE INDEX parked_arrivals_of_member ON parked_arrivals (member_id) WHERE member_id IS NOT NULL;

-- One way of sending money back to its payer: by the provider that took it, or as a payout where that
-- one cannot. A reference is never used again; at most one is under way or paid. A few thousand a
-- year. payment_refunds_reference finds one by our name at its provider, payment_refunds_of those of
-- one arrival, payment_refunds_due what a provider is to be asked about.
CREATE TABLE payment_refunds (
  id uuid PRIMARY KEY,
  parked_id uuid NOT NULL REFERENCES parked_arrivals,
  site_id integer NOT NULL,
  link_id text NOT NULL REFERENCES payment_links,
  way text NOT NULL CHECK (way IN ('refund', 'payout')),
  currency text NOT NULL,
  amount bigint NOT NULL CHECK (amount > 0),
  reference text NOT NULL CHECK (reference ~ '^[0-9a-f]{32}$'),
  state text NOT NULL DEFAULT 'made' CHECK (state IN ('made', 'sent', 'paid', 'failed', 'cancelled')),
  reason text CHECK (length(reason) BETWEEN 1 AND 60),
  tries integer NOT NULL DEFAULT 0,
  taken_until timestamptz,
  due_at timestamptz NOT NULL DEFAULT house_now(),
  sent_at timestamptz,
  -- The provider has taken it.
  accepted_at timestamptz,
  -- When it was last sent, maybe, without an answer.
  unsure_at timestamptz,
  provider_tx text CHECK (length(provider_tx) BETWEEN 1 AND 200),
  -- What the provider keeps for it.
  cost bigint CHECK (cost >= 0),
  made_at timestamptz NOT NULL DEFAULT house_now(),
  ended_at timestamptz,
  CHECK ((ended_at IS NULL) = (state IN ('made', 'sent'))),
  CHECK (state <> 'paid' OR provider_tx IS NOT NULL)
) WITH (fillfactor = 80);
CREATE UNIQUE INDEX payment_refunds_reference ON payment_refunds (link_id, reference);
CREATE UNIQUE INDEX payment_refunds_live ON payment_refunds (parked_id)
  WHERE state NOT IN ('failed', 'cancelled');
CREATE INDEX payment_refunds_of ON payment_refunds (parked_id, made_at);
CREATE INDEX payment_refunds_due ON payment_refunds (due_at) WHERE ended_at IS NULL;

-- Whatever puts money into suspense leaves a row that says so. The part above a limit goes back by
-- itself; the rest waits for people.
CREATE FUNCTION arrival_park() RETURNS trigger
LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
BEGIN
  INSERT INTO parked_arrivals (link_id, provider_tx, site_id, currency, amount, reason, is_rest, due_at)
  VALUES (NEW.link_id, NEW.provider_tx, NEW.site_id, NEW.currency, NEW.to_suspense,
    coalesce(NEW.reason, 'limit_reached'), NEW.to_suspense < NEW.amount,
    CASE WHEN coalesce(NEW.reason, 'limit_reached') = 'limit_reached' THEN house_now() END)
  ON CONFLICT (link_id, provider_tx) DO NOTHING;
  RETURN NULL;
END
$$;
CREATE TRIGGER arrival_park AFTER INSERT OR UPDATE ON payment_arrivals
  FOR EACH ROW WHEN (NEW.to_suspense > 0) EXECUTE FUNCTION arrival_park();
-- Those that wait from before.
INSERT INTO parked_arrivals (link_id, provider_tx, site_id, currency, amount, reason, is_rest, entered_at)
  SELECT link_id, provider_tx, site_id, currency, to_suspense, coalesce(reason, 'limit_reached'),
    to_suspense < amount, posted_at
  FROM payment_arrivals WHERE to_suspense > 0;

-- What it is about stays, and an end is the end.
CREATE FUNCTION arrival_stays() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF (NEW.link_id, NEW.provider_tx, NEW.site_id, NEW.currency, NEW.amount, NEW.is_rest)
    IS DISTINCT FROM (OLD.link_id, OLD.provider_tx, OLD.site_id, OLD.currency, OLD.amount, OLD.is_rest)
    OR OLD.ended_at IS NOT NULL THEN
    RAISE EXCEPTION 'parked arrival % stays as it was', OLD.id
      USING ERRCODE = 'check_violation', CONSTRAINT = 'arrival_stays';
  END IF;
  RETURN NEW;
END
$$;
CREATE TRIGGER arrival_stays BEFORE UPDATE ON parked_arrivals
  FOR EACH ROW EXECUTE FUNCTION arrival_stays();

CREATE FUNCTION arrival_refund_stays() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF (NEW.parked_id, NEW.link_id, NEW.way, NEW.currency, NEW.amount, NEW.reference)
    IS DISTINCT FROM (OLD.parked_id, OLD.link_id, OLD.way, OLD.currency, OLD.amount, OLD.reference)
    OR OLD.ended_at IS NOT NULL THEN
    RAISE EXCEPTION 'refund % stays as it was', OLD.id
      USING ERRCODE = 'check_violation', CONSTRAINT = 'arrival_refund_stays';
  END IF;
  RETURN NEW;
END
$$;
CREATE TRIGGER arrival_refund_stays BEFORE UPDATE ON payment_refunds
  FOR EACH ROW EXECUTE FUNCTION arrival_refund_stays();

-- The office decides what becomes of it and posts nothing: what several have agreed to is written
-- down, and the worker does it. Asked when it is committed, so that a preview may try it.
CREATE FUNCTION arrival_agreed() RETURNS trigger
LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
BEGIN
  IF OLD.state <> 'waiting' OR NEW.state NOT IN ('giving', 'sending') OR NOT EXISTS (
    SELECT FROM proposals p WHERE p.state = 'done' AND p.subject_kind = 'arrival'
      AND p.subject_id = NEW.id::text AND p.done_at = house_now()
      AND CASE NEW.state WHEN 'giving' THEN p.permission = 'arrival.give'
          AND upper(btrim(p.command->>'to')) = coalesce(
            (SELECT d.number FROM deposits d
              WHERE d.id = NEW.order_id AND d.member_id = NEW.member_id),
            (SELECT upper(m.account) FROM members m
              WHERE m.id = NEW.member_id AND NEW.order_id IS NULL))
        ELSE p.permission = 'arrival.send_back'
          AND p.command->>'institution' IS NOT DISTINCT FROM NEW.institution END)
    -- What names an order is that order's.
    OR (NEW.state = 'giving' AND EXISTS (SELECT FROM payment_arrivals a
      WHERE a.link_id = NEW.link_id AND a.provider_tx = NEW.provider_tx
        AND a.order_id IS DISTINCT FROM NEW.order_id AND a.order_id IS NOT NULL)) THEN
    RAISE EXCEPTION 'nobody agreed to parked arrival %', NEW.id
      USING ERRCODE = 'check_violation', CONSTRAINT = 'arrival_agreed';
  END IF;
  RETURN NULL;
END
$$;
CREATE CONSTRAINT TRIGGER arrival_agreed AFTER UPDATE ON parked_arrivals
  DEFERRABLE INITIALLY DEFERRED FOR EACH ROW
  WHEN (session_user = 'oriel_office') EXECUTE FUNCTION arrival_agreed();

INSERT INTO permissions VALUES
  ('arrival.give', 2, 2, true, NULL, 40),
  ('arrival.send_back', 2, 2, true, NULL, 41);
INSERT INTO role_permissions
  SELECT role, permission, may FROM (VALUES ('manager', 'check'), ('finance-maker', 'make'),
    ('finance-checker', 'check')) AS r (role, may),
    (VALUES ('arrival.give'), ('arrival.send_back')) AS p (permission);

REVOKE EXECUTE ON FUNCTION arrival_park, arrival_stays, arrival_refund_stays, arrival_agreed FROM PUBLIC;
GRANT SELECT ON parked_arrivals, payment_refunds TO oriel_app, oriel_office;
GRANT UPDATE (state, member_id, order_id, institution, trouble, turn, tries, due_at, ended_at)
  ON parked_arrivals TO oriel_app;
GRANT UPDATE (state, member_id, order_id, institution, trouble, turn, tries, due_at) ON parked_arrivals TO oriel_office;
GRANT INSERT ON payment_refunds TO oriel_app;
GRANT UPDATE (state, reason, tries, taken_until, due_at, sent_at, accepted_at, unsure_at,
  provider_tx, cost, ended_at) ON payment_refunds TO oriel_app;

-- migrate:down
DELETE FROM role_permissions WHERE permission IN ('arrival.give', 'arrival.send_back');
DELETE FROM permissions WHERE permission IN ('arrival.give', 'arrival.send_back');
DROP TRIGGER arrival_park ON payment_arrivals;
DROP TABLE payment_refunds, parked_arrivals;
DROP FUNCTION arrival_agreed, arrival_refund_stays, arrival_stays, arrival_park;
