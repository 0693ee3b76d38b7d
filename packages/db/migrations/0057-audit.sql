-- migrate:up
-- The trail is kept by months, and whole months are dropped. What was there is the first part: it
-- holds everything up to the end of this month.
-- contract: a table of the same name and columns takes its place in the same transaction; whoever
-- writes and reads it notices nothing.
ALTER TABLE audit_events RENAME TO audit_events_first;
ALTER TABLE audit_events_first RENAME CONSTRAINT audit_events_pkey TO audit_events_first_pkey;
ALTER TABLE audit_events_first RENAME CONSTRAINT audit_events_kind_check TO audit_events_kind;
ALTER INDEX audit_events_member RENAME TO audit_events_first_member;
ALTER INDEX audit_events_site RENAME TO audit_events_first_site;
CREATE TABLE audit_events (
  id uuid NOT NULL,
  site_id integer NOT NULL REFERENCES sites,
  member_id uuid,
  kind text NOT NULL CONSTRAINT audit_events_kind CHECK (kind ~ '^[a-z_]{3,40}$'),
  refused text,
  at timestamptz NOT NULL,
  ip inet,
  facts jsonb NOT NULL DEFAULT '{}',
  FOREIGN KEY (site_id, member_id) REFERENCES members (site_id, id)
) PARTITION BY RANGE (at);
COMMENT ON COLUMN audit_events.member_id IS
  'Null where nobody is known, such as a sign-in to an account that does not exist.';
COMMENT ON COLUMN audit_events.refused IS
  'Null when it was done; otherwise the reason it was refused for.';
CREATE INDEX audit_events_member ON audit_events (member_id, id DESC) WHERE member_id IS NOT NULL;
CREATE INDEX audit_events_site ON audit_events (site_id, id DESC);

-- Refusals are counted, by day, so that nobody can write a row for every try: who was meant, what was
-- tried, why it was refused, how often, and from where last. Nobody is meant where the id is empty.
-- Rows that everybody counts in are spread over stripes, so that no one waits for another.
CREATE TABLE audit_refusals (
  day text NOT NULL CHECK (day ~ '^[0-9]{4}-[0-9]{2}-[0-9]{2}$'),
  site_id integer NOT NULL,
  member_id uuid NOT NULL DEFAULT '00000000-0000-0000-0000-000000000000',
  kind text NOT NULL CHECK (kind ~ '^[a-z_]{3,40}$'),
  refused text NOT NULL CHECK (length(refused) BETWEEN 1 AND 60),
  stripe smallint NOT NULL CHECK (stripe BETWEEN 0 AND 15),
  count bigint NOT NULL CHECK (count > 0),
  first_at timestamptz NOT NULL,
  last_at timestamptz NOT NULL,
  last_ip inet,
  -- Of the last one.
  facts jsonb NOT NULL DEFAULT '{}',
  PRIMARY KEY (day, site_id, member_id, kind, refused, stripe)
) PARTITION BY RANGE (day);
CREATE INDEX audit_refusals_member ON audit_refusals (member_id, last_at DESC);

DO $$
DECLARE
  next timestamptz := (SELECT substring(pg_get_constraintdef(oid) FROM '''([^'']+)''')::timestamptz
    FROM pg_constraint WHERE conname = 'audit_events_first_at');
BEGIN
  EXECUTE format('ALTER TABLE audit_events ATTACH PARTITION audit_events_first
    FOR VALUES FROM (MINVALUE) TO (%L)', next);
END
$$;

-- A month that nobody has made hinders no sign-in.
CREATE TABLE audit_events_other PARTITION OF audit_events DEFAULT;
CREATE TRIGGER audit_stays BEFORE UPDATE OR DELETE OR TRUNCATE ON audit_events_other
  FOR EACH STATEMENT EXECUTE FUNCTION audit_stays();
CREATE TABLE audit_refusals_other PARTITION OF audit_refusals DEFAULT;

-- Makes what is missing of so many months from the first on, and says how many it made.
CREATE FUNCTION audit_make_months(p_first date, p_months integer) RETURNS integer
LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp SET timezone = 'UTC' AS $$
DECLARE
  made integer := 0;
  month date;
  part text;
  parent text;
  is_covered boolean;
BEGIN
  PERFORM pg_advisory_xact_lock(hashtext('audit_make_months'));
  FOR number IN 0..p_months - 1 LOOP
    month := date_trunc('month', p_first) + make_interval(months => number);
    FOREACH parent IN ARRAY ARRAY['audit_events', 'audit_refusals'] LOOP
      part := parent || '_' || to_char(month, 'YYYY_MM');
      CONTINUE WHEN to_regclass(part) IS NOT NULL;
      -- The first part of the trail holds the months before it was kept by months.
      SELECT EXISTS (SELECT FROM pg_class c WHERE c.oid = to_regclass('audit_events_first')
        AND parent = 'audit_events' AND c.relispartition
        AND month < substring(pg_get_expr(c.relpartbound, c.oid) FROM 'TO \(''([0-9-]+)')::date)
      INTO is_covered;
      CONTINUE WHEN is_covered;
      EXECUTE format('CREATE TABLE %I (LIKE %I INCLUDING DEFAULTS INCLUDING CONSTRAINTS)', part, parent);
      EXECUTE format('ALTER TABLE %I ATTACH PARTITION %I FOR VALUES FROM (%L) TO (%L)', parent, part,
        month, (month + interval '1 month')::date);
      IF parent = 'audit_events' THEN
        EXECUTE format('CREATE TRIGGER audit_stays BEFORE UPDATE OR DELETE OR TRUNCATE ON %I
          FOR EACH STATEMENT EXECUTE FUNCTION audit_stays()', part);
      END IF;
      made := made + 1;
    END LOOP;
  END LOOP;
  RETURN made;
END
$$;
CREATE TRIGGER audit_stays BEFORE UPDATE OR DELETE OR TRUNCATE ON audit_events
  FOR EACH STATEMENT EXECUTE FUNCTION audit_stays();
SELECT audit_make_months((house_now() - interval '1 month')::date, 5);

-- Drops months that are older than they are kept: the trail for 400 days, counts of refusals for 100.
-- Gives how many it dropped. Whoever is in the way is waited for half a second; the next run goes on.
CREATE FUNCTION audit_drop_months() RETURNS integer
LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp SET timezone = 'UTC'
SET lock_timeout = '500ms' AS $$
DECLARE
  part record;
  dropped integer := 0;
BEGIN
  FOR part IN
    SELECT c.oid::regclass AS name, i.inhparent::regclass::text AS parent,
      substring(pg_get_expr(c.relpartbound, c.oid) FROM 'TO \(''([0-9-]+)')::date AS until
    FROM pg_inherits i JOIN pg_class c ON c.oid = i.inhrelid
    WHERE i.inhparent IN ('audit_events'::regclass, 'audit_refusals'::regclass)
  LOOP
    CONTINUE WHEN part.until IS NULL OR part.until > house_now() - CASE part.parent
      WHEN 'audit_events' THEN interval '400 days' ELSE interval '100 days' END;
    EXECUTE format('DROP TABLE %s', part.name);
    dropped := dropped + 1;
  END LOOP;
  RETURN dropped;
END
$$;

GRANT SELECT, INSERT ON audit_events TO oriel_app;
GRANT SELECT, INSERT ON audit_refusals TO oriel_app;
GRANT UPDATE (count, last_at, last_ip, facts) ON audit_refusals TO oriel_app;
REVOKE EXECUTE ON FUNCTION audit_make_months, audit_drop_months FROM PUBLIC;
GRANT EXECUTE ON FUNCTION audit_make_months, audit_drop_months TO oriel_app;

-- migrate:down
DROP FUNCTION audit_make_months, audit_drop_months;
ALTER TABLE audit_events DETACH PARTITION audit_events_first;
INSERT INTO audit_events_first SELECT * FROM audit_events;
DROP TABLE audit_events, audit_refusals;
ALTER TABLE audit_events_first RENAME TO audit_events;
ALTER TABLE audit_events RENAME CONSTRAINT audit_events_first_pkey TO audit_events_pkey;
ALTER INDEX audit_events_first_member RENAME TO audit_events_member;
ALTER INDEX audit_events_first_site RENAME TO audit_events_site;
