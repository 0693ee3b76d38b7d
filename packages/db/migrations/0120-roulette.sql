-- migrate:up
-- The prize wheel. A site has one for each currency; its versions are written once and stay. Some
-- hundred versions a year for the whole house with at most 24 prizes each, kept for ever: spins refer
-- to them. The unique key (site_id, currency, version) answers "the newest wheel of this currency" and
-- the office's list of versions, the primary keys answer one version with its prizes.
CREATE TABLE roulettes (
  id uuid NOT NULL,
  version integer NOT NULL CHECK (version > 0),
  site_id integer NOT NULL,
  currency text NOT NULL,
  published_by text NOT NULL,
  -- Null: published by a script of the operator.
  proposal_id uuid REFERENCES proposals DEFERRABLE INITIALLY DEFERRED,
  published_at timestamptz NOT NULL DEFAULT house_now(),
  PRIMARY KEY (id, version),
  UNIQUE (site_id, currency, version),
  FOREIGN KEY (site_id, currency) REFERENCES site_currencies (site_id, currency)
);

CREATE TABLE roulette_prizes (
  roulette_id uuid NOT NULL,
  version integer NOT NULL,
  prize_id integer NOT NULL CHECK (prize_id BETWEEN 1 AND 99),
  position integer NOT NULL CHECK (position BETWEEN 0 AND 23),
  kind text NOT NULL CHECK (kind IN ('cash', 'bonus', 'draws', 'rounds', 'none')),
  -- Units of the wheel's currency, or a number of draws.
  amount bigint NOT NULL CHECK (amount >= 0 AND (amount = 0) = (kind = 'none')),
  weight bigint NOT NULL CHECK (weight BETWEEN 1 AND 4294967296),
  stock integer CHECK (stock > 0),
  -- What is given in its place once the stock is used up.
  fallback_prize_id integer,
  -- How many of the stock are gone; always 0 without a stock, so that no row is written by every spin.
  given integer NOT NULL DEFAULT 0,
  PRIMARY KEY (roulette_id, version, prize_id),
  UNIQUE (roulette_id, version, position),
  FOREIGN KEY (roulette_id, version) REFERENCES roulettes,
  FOREIGN KEY (roulette_id, version, fallback_prize_id) REFERENCES roulette_prizes
    DEFERRABLE INITIALLY DEFERRED,
  CHECK ((stock IS NULL) = (fallback_prize_id IS NULL)),
  CONSTRAINT roulette_stock CHECK (given BETWEEN 0 AND coalesce(stock, 0))
);

-- Draws of a member. 120 million rows a year at 10 million members with one grant a month. They go
-- 400 days after they expired, a thousand at a time (`roulette_grants_expired`); spins stay.
-- `roulette_grants_open` answers what is left and which grant a spin uses, `roulette_grants_site` the
-- office's list of a site, the unique key "was this given already".
CREATE TABLE roulette_grants (
  id uuid PRIMARY KEY,
  site_id integer NOT NULL,
  member_id uuid NOT NULL,
  -- Names what it is for: one cause gives a member draws once.
  cause text NOT NULL CHECK (length(cause) BETWEEN 1 AND 100),
  draws integer NOT NULL CHECK (draws BETWEEN 1 AND 100),
  used integer NOT NULL DEFAULT 0,
  given_at timestamptz NOT NULL DEFAULT house_now(),
  expires_at timestamptz NOT NULL,
  FOREIGN KEY (site_id, member_id) REFERENCES members (site_id, id),
  UNIQUE (member_id, cause),
  CONSTRAINT roulette_used CHECK (used BETWEEN 0 AND draws),
  CHECK (expires_at > given_at AND expires_at <= given_at + interval '91 days')
);
CREATE INDEX roulette_grants_open ON roulette_grants (member_id, expires_at, id) WHERE used < draws;
CREATE INDEX roulette_grants_site ON roulette_grants (site_id, given_at DESC, id DESC);
CREATE INDEX roulette_grants_expired ON roulette_grants (expires_at);

-- How many draws of a site were given and used, by the day they expire: what is still open is the sum
-- of the days to come, at most 92 of them. 16 rows a site and day, so that spins do not wait for each
-- other; 5,840 rows a site and year, kept for ever. The primary key answers.
CREATE TABLE roulette_tallies (
  site_id integer NOT NULL REFERENCES sites,
  expires_on text NOT NULL CHECK (expires_on ~ '^\d{4}-\d{2}-\d{2}$'),
  stripe integer NOT NULL CHECK (stripe BETWEEN 0 AND 15),
  given bigint NOT NULL DEFAULT 0,
  used bigint NOT NULL DEFAULT 0,
  PRIMARY KEY (site_id, expires_on, stripe)
);

-- The secrets a member's spins are drawn from. One row a member and one more each time they ask to see
-- one: 15 million rows in the first year at 10 million members. Kept as long as the spins they prove.
-- The primary key answers a proof, `roulette_seeds_current` the one in use.
CREATE TABLE roulette_seeds (
  member_id uuid NOT NULL REFERENCES members,
  turn integer NOT NULL CHECK (turn > 0),
  sealed bytea NOT NULL,
  -- Shown before the first spin it decides.
  hash text NOT NULL CHECK (hash ~ '^[0-9a-f]{64}$'),
  -- From then on it decides nothing and is public.
  shown_at timestamptz,
  PRIMARY KEY (member_id, turn)
);
CREATE UNIQUE INDEX roulette_seeds_current ON roulette_seeds (member_id) WHERE shown_at IS NULL;

-- 240 million rows a year at 10 million members with two draws a month. Kept as long as the journals
-- they explain. The primary key answers a member's own spins, the newest first; the unique key answers
-- a spin that is asked for again.
CREATE TABLE roulette_spins (
  member_id uuid NOT NULL REFERENCES members,
  number integer NOT NULL CHECK (number > 0),
  id uuid NOT NULL,
  spin_id uuid NOT NULL,
  -- The grant it used; grants go before spins, so nothing holds on to them.
  grant_id uuid NOT NULL,
  roulette_id uuid NOT NULL,
  version integer NOT NULL,
  turn integer NOT NULL,
  client_seed text NOT NULL CHECK (client_seed ~ '^[!-9;-~]{1,64}$'),
  -- What was drawn, and the prize that it selects.
  u bigint NOT NULL CHECK (u BETWEEN 0 AND 4294967295),
  prize_id integer NOT NULL,
  -- The prize that was given: another one where the stock was used up.
  given_prize_id integer NOT NULL,
  at timestamptz NOT NULL DEFAULT house_now(),
  PRIMARY KEY (member_id, number),
  CONSTRAINT roulette_spin_once UNIQUE (member_id, spin_id),
  FOREIGN KEY (member_id, turn) REFERENCES roulette_seeds,
  FOREIGN KEY (roulette_id, version, prize_id) REFERENCES roulette_prizes,
  FOREIGN KEY (roulette_id, version, given_prize_id) REFERENCES roulette_prizes
);

CREATE FUNCTION roulette_stays() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'what was written in % stays as it is', TG_TABLE_NAME
    USING ERRCODE = 'check_violation', CONSTRAINT = 'roulette_stays';
END
$$;
CREATE TRIGGER roulette_stays BEFORE UPDATE OR DELETE OR TRUNCATE ON roulettes
  FOR EACH STATEMENT EXECUTE FUNCTION roulette_stays();
CREATE TRIGGER roulette_stays BEFORE UPDATE OR DELETE OR TRUNCATE ON roulette_spins
  FOR EACH STATEMENT EXECUTE FUNCTION roulette_stays();
CREATE TRIGGER roulette_stays BEFORE DELETE OR TRUNCATE ON roulette_prizes
  FOR EACH STATEMENT EXECUTE FUNCTION roulette_stays();
CREATE TRIGGER roulette_given BEFORE UPDATE ON roulette_prizes FOR EACH ROW
  WHEN (NEW.given < OLD.given OR (NEW.kind, NEW.amount, NEW.weight, NEW.position, NEW.stock,
    NEW.fallback_prize_id) IS DISTINCT FROM (OLD.kind, OLD.amount, OLD.weight, OLD.position,
    OLD.stock, OLD.fallback_prize_id))
  EXECUTE FUNCTION roulette_stays();

-- A version that members draw from is whole: weights that can be drawn, kinds that can be given,
-- fallbacks that end at a prize without a stock. What the office publishes was agreed to by two people.
-- Asked when the work is committed: its prizes are there, and a preview is undone before.
CREATE FUNCTION roulette_published() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER
SET search_path = public, pg_temp AS $$
DECLARE
  wrong text;
BEGIN
  SELECT CASE
    WHEN coalesce(sum(weight), 0) NOT BETWEEN 1 AND 4294967296 THEN 'its weights cannot be drawn'
    WHEN count(*) FILTER (WHERE kind NOT IN ('cash', 'draws', 'none')) > 0 THEN 'a kind is not given yet'
    WHEN coalesce(sum(weight * amount) FILTER (WHERE kind = 'draws'), 0) >= sum(weight)
      THEN 'its draws never end'
    WHEN count(*) <> max(position) + 1 THEN 'a place is empty' END
  INTO wrong FROM roulette_prizes WHERE roulette_id = NEW.id AND version = NEW.version;
  IF wrong IS NULL AND EXISTS (
    WITH RECURSIVE ending (prize_id) AS (
      SELECT prize_id FROM roulette_prizes
      WHERE roulette_id = NEW.id AND version = NEW.version AND fallback_prize_id IS NULL
      UNION SELECT p.prize_id FROM roulette_prizes p JOIN ending e ON p.fallback_prize_id = e.prize_id
      WHERE p.roulette_id = NEW.id AND p.version = NEW.version)
    SELECT FROM roulette_prizes p WHERE p.roulette_id = NEW.id AND p.version = NEW.version
      AND NOT EXISTS (SELECT FROM ending e WHERE e.prize_id = p.prize_id)) THEN
    wrong := 'fallbacks go round in a circle';
  END IF;
  IF wrong IS NULL AND session_user = 'oriel_office' AND NOT EXISTS (SELECT FROM proposals p
    WHERE p.id = NEW.proposal_id AND p.state = 'done' AND p.permission = 'roulette.publish'
      AND p.command->>'currency' = NEW.currency) THEN
    wrong := 'nobody agreed to it';
  END IF;
  IF wrong IS NOT NULL THEN
    RAISE EXCEPTION 'version % of a wheel is not published: %', NEW.version, wrong
      USING ERRCODE = 'check_violation', CONSTRAINT = 'roulette_published';
  END IF;
  RETURN NULL;
END
$$;
CREATE CONSTRAINT TRIGGER roulette_published AFTER INSERT ON roulettes
  DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION roulette_published();

-- Draws that the office gives are those of a proposal that two people agreed to, member by member.
CREATE FUNCTION roulette_granted() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER
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
CREATE CONSTRAINT TRIGGER roulette_granted AFTER INSERT ON roulette_grants
  DEFERRABLE INITIALLY DEFERRED FOR EACH ROW WHEN (session_user = 'oriel_office')
  EXECUTE FUNCTION roulette_granted();

CREATE FUNCTION roulette_tally() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER
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
CREATE TRIGGER roulette_tally AFTER INSERT OR UPDATE OF used ON roulette_grants
  FOR EACH ROW EXECUTE FUNCTION roulette_tally();

REVOKE EXECUTE ON FUNCTION roulette_stays, roulette_published, roulette_granted, roulette_tally
  FROM PUBLIC;
GRANT SELECT, INSERT ON roulettes, roulette_prizes, roulette_grants TO oriel_app, oriel_office;
GRANT SELECT ON roulette_tallies TO oriel_app, oriel_office;
GRANT SELECT, INSERT ON roulette_seeds, roulette_spins TO oriel_app;
GRANT UPDATE (given) ON roulette_prizes TO oriel_app;
GRANT UPDATE (used) ON roulette_grants TO oriel_app;
GRANT UPDATE (shown_at) ON roulette_seeds TO oriel_app;
GRANT DELETE ON roulette_grants TO oriel_app;

-- migrate:down
DROP TABLE roulette_spins, roulette_seeds, roulette_tallies, roulette_grants, roulette_prizes, roulettes;
DROP FUNCTION roulette_stays, roulette_published, roulette_granted, roulette_tally;
