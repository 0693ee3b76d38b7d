-- migrate:up
-- contract: the key of tallies with the currency says what the one without it said; nobody but the
-- trigger below writes them, and the release before only sums them up.
-- Draws are agreed to for a wheel, which has a currency: a draw of a cheap wheel is none of a dear one.
-- What was given before counts for the currency its member plays with now. A process of the release
-- before gives draws without saying a currency, and means the same.
ALTER TABLE roulette_grants ADD COLUMN currency text;
UPDATE roulette_grants g SET currency = m.currency FROM members m WHERE m.id = g.member_id;
ALTER TABLE roulette_grants ALTER COLUMN currency SET NOT NULL;
ALTER TABLE roulette_grants ADD FOREIGN KEY (site_id, currency)
  REFERENCES site_currencies (site_id, currency);

CREATE FUNCTION roulette_currency() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER
SET search_path = public, pg_temp AS $$
BEGIN
  SELECT currency INTO NEW.currency FROM members WHERE id = NEW.member_id;
  RETURN NEW;
END
$$;
CREATE TRIGGER roulette_currency BEFORE INSERT ON roulette_grants FOR EACH ROW
  WHEN (NEW.currency IS NULL) EXECUTE FUNCTION roulette_currency();

-- The grants themselves say the currency; those of tallies that are older than 400 days are gone, and
-- nothing of them can be used.
DELETE FROM roulette_tallies;
ALTER TABLE roulette_tallies ADD COLUMN currency text NOT NULL;
ALTER TABLE roulette_tallies DROP CONSTRAINT roulette_tallies_pkey;
ALTER TABLE roulette_tallies ADD PRIMARY KEY (site_id, currency, expires_on, stripe);
INSERT INTO roulette_tallies (site_id, currency, expires_on, stripe, given, used)
SELECT site_id, currency, to_char(expires_at AT TIME ZONE 'UTC', 'YYYY-MM-DD'),
  abs(hashtext(member_id::text)::bigint) % 16, sum(draws), sum(used)
FROM roulette_grants GROUP BY 1, 2, 3, 4;

CREATE OR REPLACE FUNCTION roulette_tally() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER
SET search_path = public, pg_temp AS $$
DECLARE
  before integer := CASE WHEN TG_OP = 'UPDATE' THEN OLD.used ELSE 0 END;
BEGIN
  INSERT INTO roulette_tallies AS t (site_id, currency, expires_on, stripe, given, used)
  VALUES (NEW.site_id, NEW.currency, to_char(NEW.expires_at AT TIME ZONE 'UTC', 'YYYY-MM-DD'),
    abs(hashtext(NEW.member_id::text)::bigint) % 16,
    CASE WHEN TG_OP = 'INSERT' THEN NEW.draws ELSE 0 END, NEW.used - before)
  ON CONFLICT (site_id, currency, expires_on, stripe)
  DO UPDATE SET given = t.given + excluded.given, used = t.used + excluded.used;
  RETURN NULL;
END
$$;

-- Two people agree to draws of a currency as well.
CREATE OR REPLACE FUNCTION roulette_granted() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER
SET search_path = public, pg_temp AS $$
BEGIN
  IF NOT EXISTS (SELECT FROM proposals p WHERE NEW.cause = 'give:' || p.id
    AND p.id = substr(NEW.cause, 6)::uuid AND p.state = 'done' AND p.permission = 'bonus.give'
    AND p.command->'member_ids' ? NEW.member_id::text
    AND p.command->>'currency' = NEW.currency
    AND (p.command->>'draws')::integer = NEW.draws) THEN
    RAISE EXCEPTION 'nobody agreed to give %', NEW.cause
      USING ERRCODE = 'check_violation', CONSTRAINT = 'roulette_granted';
  END IF;
  RETURN NULL;
END
$$;

REVOKE EXECUTE ON FUNCTION roulette_currency FROM PUBLIC;

-- migrate:down
CREATE OR REPLACE FUNCTION roulette_granted() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER
SET search_path = public, pg_temp AS $$
BEGIN
  IF NOT EXISTS (SELECT FROM proposals p WHERE NEW.cause = 'give:' || p.id
    AND p.id = substr(NEW.cause, 6)::uuid AND p.state = 'done' AND p.permission = 'bonus.give'
    AND p.command->'member_ids' ? NEW.member_id::text
    AND (p.command->>'draws')::integer = NEW.draws) THEN
    RAISE EXCEPTION 'nobody agreed to give %', NEW.cause
      USING ERRCODE = 'check_violation', CONSTRAINT = 'roulette_granted';
  END IF;
  RETURN NULL;
END
$$;
CREATE OR REPLACE FUNCTION roulette_tally() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER
SET search_path = public, pg_temp AS $$
DECLARE
  before integer := CASE WHEN TG_OP = 'UPDATE' THEN OLD.used ELSE 0 END;
BEGIN
  INSERT INTO roulette_tallies AS t (site_id, expires_on, stripe, given, used)
  VALUES (NEW.site_id, to_char(NEW.expires_at AT TIME ZONE 'UTC', 'YYYY-MM-DD'),
    abs(hashtext(NEW.member_id::text)::bigint) % 16,
    CASE WHEN TG_OP = 'INSERT' THEN NEW.draws ELSE 0 END, NEW.used - before)
  ON CONFLICT (site_id, expires_on, stripe)
  DO UPDATE SET given = t.given + excluded.given, used = t.used + excluded.used;
  RETURN NULL;
END
$$;
DROP TRIGGER roulette_currency ON roulette_grants;
DROP FUNCTION roulette_currency;
CREATE TEMP TABLE tallied ON COMMIT DROP AS
  SELECT site_id, expires_on, stripe, sum(given) AS given, sum(used) AS used
  FROM roulette_tallies GROUP BY 1, 2, 3;
DELETE FROM roulette_tallies;
ALTER TABLE roulette_tallies DROP CONSTRAINT roulette_tallies_pkey;
ALTER TABLE roulette_tallies DROP COLUMN currency;
ALTER TABLE roulette_tallies ADD PRIMARY KEY (site_id, expires_on, stripe);
INSERT INTO roulette_tallies (site_id, expires_on, stripe, given, used) SELECT * FROM tallied;
ALTER TABLE roulette_grants DROP COLUMN currency;
