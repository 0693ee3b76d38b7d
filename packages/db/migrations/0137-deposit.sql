-- migrate:up
-- A member has asked to pay in. An order only says whose an arrival is: what is credited is the
-- arrival. At 10 million members some 30 million a year. Those that nothing came for go after 400
-- days; the others stay, for journals name them. deposits_number finds one by what the member reads,
-- deposits_reference by what a payer writes, deposits_request the same request told again,
-- deposits_of_member a member's list, deposits_open and deposits_review what of theirs has not ended,
-- deposits_due what is to be asked for,
-- deposits_ending what has run out, and deposits_old what nothing came for.
CREATE TABLE deposits (
  id uuid PRIMARY KEY,
  site_id integer NOT NULL,
  member_id uuid NOT NULL,
  number text NOT NULL CHECK (number ~ '^D[0-9]{6}-[0-9A-HJKMNP-TV-Z]{6}$'),
  method_id uuid NOT NULL REFERENCES payment_methods,
  link_id text NOT NULL REFERENCES payment_links,
  kind text NOT NULL CHECK (kind IN ('bank', 'qr', 'redirect', 'crypto')),
  currency text NOT NULL,
  asked bigint NOT NULL CHECK (asked > 0),
  -- Where no message can be carried, a few coins more than asked tell orders apart.
  to_pay bigint NOT NULL CHECK (to_pay >= asked),
  is_tagged boolean NOT NULL DEFAULT false,
  -- What was credited for it. It may be another amount than asked, and come in several arrivals.
  received bigint NOT NULL DEFAULT 0 CHECK (received >= 0),
  -- Our name for it at the provider, and what a payer writes into a message. Never used again.
  reference text NOT NULL CHECK (reference ~ '^OR[0-9A-HJKMNP-TV-Y]{7}$'),
  request_id uuid NOT NULL,
  -- What the request asked for: told again it must be the same.
  request_sha bytea NOT NULL CHECK (length(request_sha) = 32),
  locale text NOT NULL,
  return_url text NOT NULL CHECK (return_url ~ '^https?://'),
  -- What the payer has to do, as the provider said.
  instructions jsonb,
  state text NOT NULL DEFAULT 'created' CHECK (state IN ('created', 'awaiting', 'seen', 'review',
    'credited', 'expired', 'cancelled', 'refused', 'returned')),
  reason text CHECK (length(reason) BETWEEN 1 AND 60),
  is_late boolean NOT NULL DEFAULT false,
  said_paid_at timestamptz,
  -- How often somebody took it up to ask the provider. Only whoever did so last speaks of it.
  tries integer NOT NULL DEFAULT 0,
  taken_until timestamptz,
  -- When the provider is asked next; NULL: nothing is to be asked, its news are waited for.
  due_at timestamptz DEFAULT house_now(),
  made_at timestamptz NOT NULL DEFAULT house_now(),
  expires_at timestamptz NOT NULL,
  ended_at timestamptz,
  FOREIGN KEY (site_id, member_id) REFERENCES members (site_id, id),
  CHECK ((ended_at IS NULL) = (state IN ('created', 'awaiting', 'seen'))),
  CHECK (is_tagged OR to_pay = asked),
  CHECK (state <> 'awaiting' OR instructions IS NOT NULL)
) WITH (fillfactor = 80);
CREATE UNIQUE INDEX deposits_number ON deposits (site_id, number);
CREATE UNIQUE INDEX deposits_reference ON deposits (link_id, reference);
CREATE UNIQUE INDEX deposits_request ON deposits (member_id, request_id);
CREATE UNIQUE INDEX deposits_tagged ON deposits (link_id, currency, to_pay)
  WHERE is_tagged AND ended_at IS NULL;
CREATE INDEX deposits_of_member ON deposits (member_id, made_at DESC, id DESC);
CREATE INDEX deposits_open ON deposits (member_id) WHERE ended_at IS NULL;
CREATE INDEX deposits_review ON deposits (member_id) WHERE state = 'review';
CREATE INDEX deposits_due ON deposits (due_at) WHERE due_at IS NOT NULL;
CREATE INDEX deposits_ending ON deposits (expires_at) WHERE state IN ('created', 'awaiting');
-- Coins sent to an address of long ago are still its member's, so those orders stay.
CREATE INDEX deposits_old ON deposits (ended_at)
  WHERE received = 0 AND state IN ('expired', 'cancelled', 'refused') AND kind <> 'crypto';

-- One movement of money at a payment provider, named by the provider's own id, credited once for
-- ever. Some 20 million a year. payment_arrivals_of_order answers what came for an order,
-- payment_arrivals_seen what is on its way, payment_arrivals_parked what a person must decide.
CREATE TABLE payment_arrivals (
  link_id text NOT NULL,
  provider_tx text NOT NULL CHECK (provider_tx ~ '^[A-Za-z0-9_.:-]{1,80}$'),
  -- The provider's id where that is none of ours; provider_tx is its sha256 then.
  told_tx text CHECK (length(told_tx) BETWEEN 1 AND 200),
  site_id integer NOT NULL REFERENCES sites,
  currency text NOT NULL,
  amount bigint NOT NULL CHECK (amount >= 0),
  state text NOT NULL DEFAULT 'seen'
    CHECK (state IN ('seen', 'parked', 'credited', 'matched', 'void', 'sent_back', 'taken_back')),
  -- Why it is parked.
  reason text CHECK (length(reason) BETWEEN 1 AND 60),
  order_id uuid REFERENCES deposits,
  -- Where the amount went when it was posted.
  to_available bigint CHECK (to_available >= 0),
  to_owed bigint CHECK (to_owed >= 0),
  to_fee bigint CHECK (to_fee >= 0),
  to_suspense bigint CHECK (to_suspense >= 0),
  -- What the provider keeps of it.
  cost bigint CHECK (cost >= 0),
  -- Coins, rate and confirmations, where it came in coins.
  coins jsonb,
  payer_sealed bytea,
  payer_mark bytea CHECK (length(payer_mark) = 32),
  message text CHECK (length(message) <= 500),
  seen_at timestamptz NOT NULL,
  final_at timestamptz,
  heard_at timestamptz NOT NULL DEFAULT house_now(),
  posted_at timestamptz,
  PRIMARY KEY (link_id, provider_tx),
  CONSTRAINT payment_arrivals_split CHECK (
    (posted_at IS NULL AND num_nonnulls(to_available, to_owed, to_fee, to_suspense) = 0)
    OR (posted_at IS NOT NULL AND amount > 0
      AND to_available + to_owed + to_fee + to_suspense = amount)),
  CHECK ((posted_at IS NULL) = (state IN ('seen', 'void', 'matched'))),
  CHECK (state <> 'credited' OR order_id IS NOT NULL),
  CHECK (state <> 'parked' OR reason IS NOT NULL)
) PARTITION BY HASH (link_id, provider_tx);
DO $$
BEGIN
  FOR part IN 0..15 LOOP
    EXECUTE format('CREATE TABLE payment_arrivals_%s PARTITION OF payment_arrivals
      FOR VALUES WITH (MODULUS 16, REMAINDER %s)', part, part);
  END LOOP;
END
$$;
CREATE INDEX payment_arrivals_of_order ON payment_arrivals (order_id) WHERE order_id IS NOT NULL;
CREATE INDEX payment_arrivals_seen ON payment_arrivals (seen_at) WHERE state = 'seen';
CREATE INDEX payment_arrivals_parked ON payment_arrivals (site_id, seen_at) WHERE state = 'parked';

-- What was posted stays as it was posted.
CREATE FUNCTION deposit_arrival_stays() RETURNS trigger LANGUAGE plpgsql AS $$
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
CREATE TRIGGER deposit_arrival_stays BEFORE UPDATE ON payment_arrivals
  FOR EACH ROW WHEN (OLD.posted_at IS NOT NULL) EXECUTE FUNCTION deposit_arrival_stays();

-- What an order is about stays, and what was credited never becomes less.
CREATE FUNCTION deposit_stays() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF (NEW.member_id, NEW.link_id, NEW.reference, NEW.currency, NEW.asked, NEW.to_pay)
    IS DISTINCT FROM (OLD.member_id, OLD.link_id, OLD.reference, OLD.currency, OLD.asked, OLD.to_pay)
    OR NEW.received < OLD.received THEN
    RAISE EXCEPTION 'deposit % stays as it was asked for', OLD.id
      USING ERRCODE = 'check_violation', CONSTRAINT = 'deposit_stays';
  END IF;
  RETURN NEW;
END
$$;
CREATE TRIGGER deposit_stays BEFORE UPDATE ON deposits
  FOR EACH ROW EXECUTE FUNCTION deposit_stays();

-- How far the feed of a payment provider was read; a row per link.
CREATE TABLE deposit_feeds (
  link_id text PRIMARY KEY REFERENCES payment_links,
  cursor text NOT NULL DEFAULT '',
  pulled_at timestamptz,
  -- When the recent past was last read again.
  reread_at timestamptz
);
-- Where the feed stood before: the recent past is read again from there. Those of a day stay.
CREATE TABLE deposit_cursors (
  link_id text NOT NULL REFERENCES payment_links,
  at timestamptz NOT NULL DEFAULT house_time(),
  cursor text NOT NULL,
  PRIMARY KEY (link_id, at)
);

-- What was credited to a member in a day of the site's clock. Some 15 million rows a year; a row is
-- asked for on its day alone and goes after 60.
CREATE TABLE deposit_days (
  member_id uuid NOT NULL,
  currency text NOT NULL,
  day text NOT NULL CHECK (day ~ '^[0-9]{4}-[0-9]{2}-[0-9]{2}$'),
  credited bigint NOT NULL CHECK (credited > 0),
  PRIMARY KEY (member_id, currency, day)
) WITH (fillfactor = 80);
CREATE INDEX deposit_days_old ON deposit_days (day);

-- Removes orders that nothing came for, days and cursors that are over; gives the most of one kind.
CREATE FUNCTION deposit_prune(p_count integer) RETURNS integer
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

REVOKE EXECUTE ON FUNCTION deposit_arrival_stays, deposit_stays, deposit_prune FROM PUBLIC;
GRANT EXECUTE ON FUNCTION deposit_prune TO oriel_app;
GRANT SELECT, INSERT ON deposits, payment_arrivals, deposit_feeds, deposit_cursors, deposit_days
  TO oriel_app;
GRANT UPDATE (received, instructions, state, reason, is_late, said_paid_at, tries, taken_until,
  due_at, ended_at) ON deposits TO oriel_app;
GRANT UPDATE ON payment_arrivals, deposit_feeds, deposit_days TO oriel_app;

-- migrate:down
DROP FUNCTION deposit_prune;
DROP TABLE deposit_days, deposit_cursors, deposit_feeds, payment_arrivals, deposits;
DROP FUNCTION deposit_arrival_stays, deposit_stays;
