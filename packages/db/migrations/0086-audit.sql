-- migrate:up
-- What people of the house do and look at in the office: every command, every refusal and every read
-- of personal data, written in the transaction of its cause. Lines are added and read, nothing else.
CREATE TABLE office_events (
  id uuid NOT NULL,
  at timestamptz NOT NULL DEFAULT house_time(),
  -- Null: about the house and not about one site.
  site_id integer,
  -- The account, or what stands for it where no person of the office is signed in: the command line.
  actor text NOT NULL CHECK (length(actor) BETWEEN 1 AND 60),
  staff_id uuid,
  person_id uuid,
  session_id uuid,
  -- The role the person had at the site when they did it.
  role text,
  ip inet,
  permission text NOT NULL CHECK (permission ~ '^[a-z][a-z_-]*\.[a-z_]+$'),
  subject_kind text NOT NULL CHECK (subject_kind ~ '^[a-z-]{2,30}$'),
  subject_id text NOT NULL CHECK (length(subject_id) <= 200),
  -- The member it is about, who reads it on their own page when it touched their money or rights.
  member_id uuid,
  -- done, or the reason it was refused for.
  outcome text NOT NULL CHECK (outcome ~ '^[a-z_]{2,60}$'),
  reason text CHECK (length(reason) <= 500),
  before jsonb,
  after jsonb,
  proposal_id uuid,
  trace_id text,
  xid xid8 NOT NULL DEFAULT pg_current_xact_id(),
  PRIMARY KEY (at, id)
) PARTITION BY RANGE (at);
CREATE INDEX office_events_id ON office_events (id DESC);
CREATE INDEX office_events_site ON office_events (site_id, id DESC);
CREATE INDEX office_events_actor ON office_events (actor, id DESC);
CREATE INDEX office_events_permission ON office_events (permission, id DESC);
CREATE INDEX office_events_subject ON office_events (subject_id, id DESC);
CREATE INDEX office_events_member ON office_events (member_id, id DESC) WHERE member_id IS NOT NULL;
CREATE INDEX office_events_xid ON office_events (xid, id);
CREATE TABLE office_events_other PARTITION OF office_events DEFAULT;
CREATE TRIGGER audit_stays BEFORE UPDATE OR DELETE OR TRUNCATE ON office_events
  FOR EACH STATEMENT EXECUTE FUNCTION audit_stays();
CREATE TRIGGER audit_stays BEFORE UPDATE OR DELETE OR TRUNCATE ON office_events_other
  FOR EACH STATEMENT EXECUTE FUNCTION audit_stays();

-- Makes what is missing of so many months from the first on, and says how many it made.
CREATE OR REPLACE FUNCTION audit_make_months(p_first date, p_months integer) RETURNS integer
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
    FOREACH parent IN ARRAY ARRAY['audit_events', 'audit_refusals', 'office_events'] LOOP
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
      IF parent <> 'audit_refusals' THEN
        EXECUTE format('CREATE TRIGGER audit_stays BEFORE UPDATE OR DELETE OR TRUNCATE ON %I
          FOR EACH STATEMENT EXECUTE FUNCTION audit_stays()', part);
      END IF;
      made := made + 1;
    END LOOP;
  END LOOP;
  RETURN made;
END
$$;
SELECT audit_make_months(house_now()::date, 4);

-- Drops months that are older than they are kept: the trail of members for 400 days, counts of
-- refusals for 100, the trail of the office for seven years. Gives how many it dropped.
CREATE OR REPLACE FUNCTION audit_drop_months() RETURNS integer
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
    WHERE i.inhparent IN ('audit_events'::regclass, 'audit_refusals'::regclass,
      'office_events'::regclass)
  LOOP
    CONTINUE WHEN part.until IS NULL OR part.until > house_now() - CASE part.parent
      WHEN 'audit_events' THEN interval '400 days'
      WHEN 'office_events' THEN interval '7 years' ELSE interval '100 days' END;
    EXECUTE format('DROP TABLE %s', part.name);
    dropped := dropped + 1;
  END LOOP;
  RETURN dropped;
END
$$;

-- Sealed after the fact, in blocks, as the ledger is.
CREATE TABLE office_blocks (
  number bigint PRIMARY KEY CHECK (number > 0),
  xid_from xid8 NOT NULL UNIQUE,
  xid_to xid8 NOT NULL,
  events integer NOT NULL CHECK (events > 0),
  root bytea NOT NULL CHECK (length(root) = 32),
  previous bytea NOT NULL CHECK (length(previous) = 32),
  hash bytea NOT NULL CHECK (length(hash) = 32),
  sealed_at timestamptz NOT NULL DEFAULT house_now(),
  CHECK (xid_from < xid_to)
);

-- How far the trail was compared with its blocks, and what was found. One row.
CREATE TABLE office_checks (
  name text PRIMARY KEY CHECK (name = 'trail'),
  block bigint NOT NULL,
  ran_at timestamptz NOT NULL,
  passed_at timestamptz,
  problems integer NOT NULL,
  first text[] NOT NULL
);

-- Seals a block as one role may: it follows the last one, ends before the oldest transaction that still
-- runs, holds every event in between, and its hash is its own.
CREATE FUNCTION office_seal(
  p_number bigint, p_to xid8, p_events integer, p_root bytea, p_hash bytea
) RETURNS text LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
DECLARE
  last office_blocks;
  start xid8;
  before bytea;
  counted bigint;
BEGIN
  PERFORM pg_advisory_xact_lock(hashtext('office_seal'));
  SELECT * INTO last FROM office_blocks ORDER BY number DESC LIMIT 1;
  start := coalesce(last.xid_to, '0'::xid8);
  before := coalesce(last.hash, decode(repeat('00', 32), 'hex'));
  IF p_number <> coalesce(last.number, 0) + 1 THEN RETURN 'taken'; END IF;
  IF (p_to > start AND p_to <= pg_snapshot_xmin(pg_current_snapshot())) IS NOT TRUE THEN
    RAISE EXCEPTION 'block % does not end between % and the oldest running transaction', p_number, start
      USING ERRCODE = 'check_violation';
  END IF;
  SELECT count(*) INTO counted FROM office_events WHERE xid >= start AND xid < p_to;
  IF counted = 0 OR counted <> p_events THEN
    RAISE EXCEPTION 'block % seals % events, there are %', p_number, p_events, counted
      USING ERRCODE = 'check_violation';
  END IF;
  IF (p_hash = sha256(int8send(p_number) || int8send(start::text::bigint) || int8send(p_to::text::bigint)
    || int8send(p_events::bigint) || p_root || before)) IS NOT TRUE THEN
    RAISE EXCEPTION 'the hash of block % is not its own', p_number USING ERRCODE = 'check_violation';
  END IF;
  INSERT INTO office_blocks (number, xid_from, xid_to, events, root, previous, hash)
  VALUES (p_number, start, p_to, p_events, p_root, before, p_hash);
  RETURN 'sealed';
END
$$;

GRANT SELECT, INSERT ON office_events TO oriel_office, oriel_app;
GRANT SELECT ON office_blocks, office_checks TO oriel_office, oriel_app;
GRANT SELECT ON office_events, office_blocks TO oriel_sealer;
GRANT SELECT, INSERT, UPDATE ON office_checks TO oriel_sealer;
REVOKE EXECUTE ON FUNCTION office_seal FROM PUBLIC;
GRANT EXECUTE ON FUNCTION office_seal TO oriel_sealer;

-- migrate:down
DROP FUNCTION office_seal;
DROP TABLE office_checks, office_blocks, office_events;
