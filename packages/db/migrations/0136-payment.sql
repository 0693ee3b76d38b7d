-- migrate:up
-- By which ways members pay in and are paid out. A change makes a new version and an order keeps the
-- one it was made with, so versions stay: some dozens a site and year.
CREATE TABLE payment_methods (
  id uuid PRIMARY KEY,
  site_id integer NOT NULL REFERENCES sites,
  direction text NOT NULL CHECK (direction IN ('in', 'out')),
  code text NOT NULL CHECK (code ~ '^[a-z0-9-]{2,30}$'),
  currency text NOT NULL,
  kind text NOT NULL CHECK (kind IN ('bank', 'qr', 'redirect', 'crypto')),
  link_id text NOT NULL REFERENCES payment_links,
  amount_min bigint NOT NULL CHECK (amount_min > 0),
  amount_max bigint NOT NULL CHECK (amount_max >= amount_min),
  -- What the member pays for it: fixed + amount × ppm ÷ 1,000,000, between least and most.
  fee_fixed bigint NOT NULL DEFAULT 0 CHECK (fee_fixed >= 0),
  fee_ppm integer NOT NULL DEFAULT 0 CHECK (fee_ppm BETWEEN 0 AND 500000),
  fee_least bigint NOT NULL DEFAULT 0 CHECK (fee_least >= 0),
  fee_most bigint CHECK (fee_most >= fee_least),
  -- How long an order may be paid, and how soon money is promised to arrive.
  expires_s integer NOT NULL CHECK (expires_s BETWEEN 60 AND 86400),
  promised_s integer NOT NULL CHECK (promised_s BETWEEN 1 AND 604800),
  sort smallint NOT NULL DEFAULT 0,
  -- No member's money is eaten up by what it costs to send.
  CHECK (fee_fixed < amount_min AND fee_least < amount_min),
  made_at timestamptz NOT NULL DEFAULT house_now(),
  replaced_at timestamptz,
  closed_at timestamptz,
  -- The next time the provider is away, as it has announced.
  down_from timestamptz,
  down_until timestamptz CHECK (down_until > down_from),
  CHECK ((down_from IS NULL) = (down_until IS NULL))
);
CREATE UNIQUE INDEX payment_methods_current ON payment_methods (site_id, direction, currency, code)
  WHERE replaced_at IS NULL;

-- A method belongs to the site that its link serves.
CREATE FUNCTION payment_check_method() RETURNS trigger
LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
BEGIN
  IF NOT EXISTS (SELECT FROM payment_links WHERE id = NEW.link_id AND site_id = NEW.site_id) THEN
    RAISE EXCEPTION 'payment link % does not serve site %', NEW.link_id, NEW.site_id
      USING ERRCODE = 'check_violation', CONSTRAINT = 'payment_methods_site';
  END IF;
  RETURN NEW;
END
$$;
CREATE TRIGGER payment_method BEFORE INSERT ON payment_methods
  FOR EACH ROW EXECUTE FUNCTION payment_check_method();

-- How much a member may move in a day of the site's clock. Settings: a row per currency.
CREATE TABLE payment_day_limits (
  site_id integer NOT NULL REFERENCES sites,
  direction text NOT NULL CHECK (direction IN ('in', 'out')),
  currency text NOT NULL,
  day_max bigint NOT NULL CHECK (day_max > 0),
  updated_at timestamptz NOT NULL DEFAULT house_now(),
  PRIMARY KEY (site_id, direction, currency)
);

-- Something about money at a payment provider that a person must look at. One open case a subject.
-- Thousands a year; 760 days after they are closed they go.
CREATE TABLE payment_cases (
  id uuid PRIMARY KEY,
  link_id text NOT NULL REFERENCES payment_links,
  site_id integer NOT NULL REFERENCES sites,
  kind text NOT NULL CHECK (kind IN ('arrival', 'payout', 'settlement', 'hook', 'clearing')),
  subject text NOT NULL CHECK (length(subject) BETWEEN 1 AND 200),
  detail jsonb NOT NULL,
  opened_at timestamptz NOT NULL DEFAULT house_now(),
  closed_at timestamptz,
  closed_because text CHECK (length(closed_because) BETWEEN 1 AND 200),
  CHECK ((closed_at IS NULL) = (closed_because IS NULL))
);
CREATE UNIQUE INDEX payment_cases_open ON payment_cases (link_id, kind, subject)
  WHERE closed_at IS NULL;
CREATE INDEX payment_cases_of_site ON payment_cases (site_id, opened_at DESC);
CREATE INDEX payment_cases_closed ON payment_cases (closed_at) WHERE closed_at IS NOT NULL;

-- What payment providers have told: one row for each of their deliveries, for ever, so that one told
-- again years later is known. At 10 million members some 60 million rows a year.
CREATE TABLE payment_hooks (
  link_id text NOT NULL,
  -- The provider's own id of the delivery; of one longer than this, its sha256 in hex.
  event_id text NOT NULL CHECK (event_id ~ '^[A-Za-z0-9_.:-]{1,80}$'),
  body_sha bytea NOT NULL CHECK (length(body_sha) = 32),
  received_at timestamptz NOT NULL DEFAULT house_now(),
  PRIMARY KEY (link_id, event_id)
) PARTITION BY HASH (link_id, event_id);
DO $$
BEGIN
  FOR part IN 0..15 LOOP
    EXECUTE format('CREATE TABLE payment_hooks_%s PARTITION OF payment_hooks
      FOR VALUES WITH (MODULUS 16, REMAINDER %s)', part, part);
  END LOOP;
END
$$;

-- The bytes as they came, sealed, for a person who looks into a case. Whole months are dropped.
CREATE TABLE payment_hook_bodies (
  link_id text NOT NULL,
  event_id text NOT NULL,
  body_sealed bytea NOT NULL,
  received_at timestamptz NOT NULL DEFAULT house_now()
) PARTITION BY RANGE (received_at);
-- A month that nobody has made hinders no delivery.
CREATE TABLE payment_hook_bodies_other PARTITION OF payment_hook_bodies DEFAULT;
CREATE INDEX payment_hook_bodies_of_event ON payment_hook_bodies (link_id, event_id);

-- Makes what is missing of so many months from the first on, and says how many it made.
CREATE FUNCTION payment_make_months(p_first date, p_months integer) RETURNS integer
LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp SET timezone = 'UTC' AS $$
DECLARE
  made integer := 0;
  month date;
  part text;
BEGIN
  PERFORM pg_advisory_xact_lock(hashtext('payment_make_months'));
  FOR number IN 0..p_months - 1 LOOP
    month := date_trunc('month', p_first) + make_interval(months => number);
    part := 'payment_hook_bodies_' || to_char(month, 'YYYY_MM');
    CONTINUE WHEN to_regclass(part) IS NOT NULL;
    EXECUTE format('CREATE TABLE %I PARTITION OF payment_hook_bodies FOR VALUES FROM (%L) TO (%L)',
      part, month, month + interval '1 month');
    made := made + 1;
  END LOOP;
  RETURN made;
END
$$;
SELECT payment_make_months(house_now()::date, 4);

-- Drops months of bodies that ended more than 90 days ago; gives how many.
CREATE FUNCTION payment_drop_months() RETURNS integer
LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp SET timezone = 'UTC'
SET lock_timeout = '500ms' AS $$
DECLARE
  dropped integer := 0;
  part text;
BEGIN
  FOR part IN SELECT c.relname FROM pg_inherits i JOIN pg_class c ON c.oid = i.inhrelid
    WHERE i.inhparent = 'payment_hook_bodies'::regclass
      AND c.relname ~ '^payment_hook_bodies_[0-9]{4}_[0-9]{2}$'
      AND to_date(right(c.relname, 7), 'YYYY_MM') + interval '1 month' < house_now() - interval '90 days'
  LOOP
    EXECUTE format('DROP TABLE %s', part);
    dropped := dropped + 1;
  END LOOP;
  RETURN dropped;
END
$$;

-- Removes cases that were closed long ago, at most so many; gives how many.
CREATE FUNCTION payment_prune_cases(p_count integer) RETURNS integer
LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
DECLARE
  gone integer;
BEGIN
  DELETE FROM payment_cases WHERE id IN (SELECT id FROM payment_cases
    WHERE closed_at < house_now() - interval '760 days' ORDER BY closed_at LIMIT p_count);
  GET DIAGNOSTICS gone = ROW_COUNT;
  RETURN gone;
END
$$;

REVOKE EXECUTE ON FUNCTION payment_check_method, payment_make_months, payment_drop_months,
  payment_prune_cases FROM PUBLIC;
GRANT EXECUTE ON FUNCTION payment_make_months, payment_drop_months, payment_prune_cases TO oriel_app;
GRANT SELECT, INSERT ON payment_methods TO oriel_app;
GRANT UPDATE (replaced_at, closed_at, down_from, down_until, sort) ON payment_methods TO oriel_app;
GRANT SELECT, INSERT, UPDATE ON payment_day_limits, payment_cases TO oriel_app;
GRANT SELECT, INSERT ON payment_hooks, payment_hook_bodies TO oriel_app;

-- migrate:down
DROP FUNCTION payment_prune_cases, payment_drop_months, payment_make_months;
DROP TABLE payment_hook_bodies, payment_hooks, payment_cases, payment_day_limits, payment_methods;
DROP FUNCTION payment_check_method;
