-- migrate:up
-- Claims are kept in four tables in turn, one for each month: a feed tells nothing that is older than
-- 45 days. What is there already is the fifth, which only empties. Booking waits while its key is
-- built, and then goes on.
-- The whole before its parts, as whoever writes takes them.
LOCK TABLE round_claims IN ACCESS EXCLUSIVE MODE;
DROP TRIGGER round_claims_keyed ON round_claims;
ALTER TABLE round_claims RENAME TO round_claims_first;
ALTER TABLE round_claims_first ADD COLUMN slot smallint NOT NULL DEFAULT 4;
ALTER TABLE round_claims_first ADD CONSTRAINT round_claims_first_slot CHECK (slot = 4);
-- contract: the key with the slot says what this said; claims are only made by the statement and the
-- trigger that look into all of the tables.
ALTER TABLE round_claims_first DROP CONSTRAINT round_claims_pkey;
ALTER TABLE round_claims_first ADD PRIMARY KEY (provider_id, round_id, member_id, slot);

CREATE TABLE round_claims (
  provider_id text NOT NULL,
  round_id text NOT NULL,
  member_id uuid NOT NULL,
  settled_at timestamptz NOT NULL,
  -- For whoever began before this and has not heard of it.
  slot smallint NOT NULL DEFAULT house_slot(house_now()),
  PRIMARY KEY (provider_id, round_id, member_id, slot)
) PARTITION BY LIST (slot);
DO $$
BEGIN
  FOR number IN 0..3 LOOP
    EXECUTE format('CREATE TABLE round_claims_in_%1$s PARTITION OF round_claims FOR VALUES IN (%1$s)', number);
  END LOOP;
  -- From when on nothing more is written there.
  EXECUTE format('COMMENT ON TABLE round_claims_first IS %L', house_now());
END
$$;
ALTER TABLE round_claims ATTACH PARTITION round_claims_first FOR VALUES IN (4);
CREATE TRIGGER round_claims_keyed AFTER INSERT ON round_claims
  FOR EACH ROW EXECUTE FUNCTION round_key_new();
GRANT SELECT, INSERT ON round_claims TO oriel_app;

CREATE OR REPLACE FUNCTION round_claim_old() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO round_claims (provider_id, round_id, member_id, settled_at, slot)
  SELECT NEW.provider_id, NEW.round_id, NEW.member_id, NEW.settled_at, house_slot(house_now())
  WHERE NOT EXISTS (SELECT FROM round_claims k WHERE k.provider_id = NEW.provider_id
    AND k.round_id = NEW.round_id AND k.member_id = NEW.member_id)
  ON CONFLICT DO NOTHING;
  RETURN NULL;
END
$$;

-- Empties the table of claims that is next: they were made three months ago.
CREATE FUNCTION round_clear_claims() RETURNS boolean
LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp SET lock_timeout = '500ms' AS $$
DECLARE
  here smallint := house_slot(house_time());
  part regclass := ('round_claims_in_' || (house_slot(house_time()) + 1) % 4)::regclass;
  is_used boolean;
BEGIN
  IF obj_description('round_claims_first'::regclass)::timestamptz < house_now() - interval '100 days'
    AND EXISTS (SELECT FROM round_claims_first) THEN
    TRUNCATE round_claims_first;
  END IF;
  EXECUTE format('SELECT EXISTS (SELECT FROM %s)', part) INTO is_used;
  IF NOT is_used THEN RETURN false; END IF;
  EXECUTE format('LOCK TABLE %s IN ACCESS EXCLUSIVE MODE', part);
  -- While we waited the month may have ended, and what was next be in use.
  IF house_slot(house_time()) <> here THEN RETURN false; END IF;
  EXECUTE format('TRUNCATE %s', part);
  RETURN true;
END
$$;

-- Drops months of rounds that are older than 760 days, and gives how many.
CREATE FUNCTION round_drop_months() RETURNS integer
LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp SET timezone = 'UTC'
SET lock_timeout = '500ms' AS $$
DECLARE
  part regclass;
  dropped integer := 0;
BEGIN
  FOR part IN
    SELECT c.oid::regclass FROM pg_inherits i JOIN pg_class c ON c.oid = i.inhrelid
    WHERE i.inhparent = 'rounds'::regclass
      AND substring(pg_get_expr(c.relpartbound, c.oid) FROM 'TO \(''([0-9-]+)')::date
        < house_now() - interval '760 days'
  LOOP
    EXECUTE format('DROP TABLE %s', part);
    dropped := dropped + 1;
  END LOOP;
  RETURN dropped;
END
$$;

-- Removes some turnovers of long ago, the oldest first; gives how many.
CREATE FUNCTION round_prune_turnovers(p_count integer) RETURNS integer
LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
DECLARE
  removed integer;
BEGIN
  DELETE FROM round_turnovers t USING (
    SELECT member_id, day, provider_id, currency FROM round_turnovers
    WHERE day < to_char(house_now() - interval '760 days', 'YYYY-MM-DD')
    ORDER BY day LIMIT p_count FOR UPDATE SKIP LOCKED
  ) o
  WHERE (t.member_id, t.day, t.provider_id, t.currency)
    = (o.member_id, o.day, o.provider_id, o.currency);
  GET DIAGNOSTICS removed = ROW_COUNT;
  RETURN removed;
END
$$;
REVOKE EXECUTE ON FUNCTION round_clear_claims, round_drop_months, round_prune_turnovers FROM PUBLIC;
GRANT EXECUTE ON FUNCTION round_clear_claims, round_drop_months, round_prune_turnovers TO oriel_app;

-- migrate:down
DROP FUNCTION round_clear_claims, round_drop_months, round_prune_turnovers;
-- The tables stay as they are.
