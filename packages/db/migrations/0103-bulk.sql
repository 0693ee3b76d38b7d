-- migrate:up
-- One command for many subjects: tried on each of a frozen list, agreed, then run one by one. About
-- 10,000 runs a year, kept for ever, since the trail refers to them. `bulk_runs_site` answers the list
-- of a site, `bulk_runs_open` what waits or was left by a worker in its midst, `bulk_runs_listed`
-- whose lists go.
CREATE TABLE bulk_runs (
  id uuid PRIMARY KEY,
  number bigint GENERATED ALWAYS AS IDENTITY UNIQUE,
  site_id integer NOT NULL REFERENCES sites,
  kind text NOT NULL CHECK (kind ~ '^[a-z-]{1,40}$'),
  -- What was asked for, for people to read: nothing is ever looked for by it again.
  filter jsonb NOT NULL,
  staff_id uuid NOT NULL REFERENCES staff,
  made_at timestamptz NOT NULL DEFAULT house_now(),
  state text NOT NULL DEFAULT 'trying'
    CHECK (state IN ('trying', 'tried', 'running', 'done', 'stopped', 'failed')),
  because text,
  counted integer NOT NULL CHECK (counted BETWEEN 1 AND 10000),
  -- SHA-256 of the subjects in their order: what people agree to, and what is compared before the run.
  list_hash bytea NOT NULL CHECK (length(list_hash) = 32),
  tried integer NOT NULL DEFAULT 0,
  -- How many the trial would change; the others are left out, each with its reason.
  would integer NOT NULL DEFAULT 0 CHECK (would <= tried AND tried <= counted),
  done integer NOT NULL DEFAULT 0,
  failed integer NOT NULL DEFAULT 0 CHECK (done + failed <= would),
  proposal_id uuid,
  -- The account of who asked, then of all who agreed, and why: each line of the trail repeats it.
  by text NOT NULL,
  reason text,
  -- Which run of a worker has it; another takes over when it is silent for a minute.
  claim uuid,
  claimed_until timestamptz,
  ended_at timestamptz,
  -- Whether its list is still there.
  is_listed boolean NOT NULL DEFAULT true,
  CHECK ((state IN ('trying', 'tried', 'running')) = (ended_at IS NULL)),
  -- Nothing runs that was not agreed.
  CHECK (state NOT IN ('running', 'done') OR (proposal_id IS NOT NULL AND reason IS NOT NULL)),
  CHECK (proposal_id IS NOT NULL OR done + failed = 0)
);
CREATE INDEX bulk_runs_site ON bulk_runs (site_id, number DESC);
CREATE INDEX bulk_runs_open ON bulk_runs (made_at) WHERE ended_at IS NULL;
CREATE INDEX bulk_runs_listed ON bulk_runs (ended_at) WHERE ended_at IS NOT NULL AND is_listed;

-- The frozen list. At most 100 million rows a year if every run were as long as it may be, and gone 90
-- days after their run is over; what happened to each stays in the trail.
CREATE TABLE bulk_items (
  run_id uuid NOT NULL REFERENCES bulk_runs,
  number integer NOT NULL CHECK (number > 0),
  subject_id text NOT NULL CHECK (length(subject_id) BETWEEN 1 AND 200),
  -- How people call it.
  label text NOT NULL CHECK (length(label) <= 200),
  -- 'done', or why not: first of the trial, then of the run.
  trial text,
  outcome text,
  PRIMARY KEY (run_id, number),
  CHECK (outcome IS NULL OR trial IS NOT NULL)
);

CREATE FUNCTION bulk_list_hash(p_run uuid) RETURNS bytea
LANGUAGE sql STABLE SECURITY DEFINER SET search_path = public, pg_temp AS $$
  SELECT sha256(convert_to(string_agg(subject_id, E'\n' ORDER BY number), 'UTF8'))
  FROM bulk_items WHERE run_id = p_run
$$;

-- What was tried and agreed to is the list, its command and who asked, and stays so.
CREATE FUNCTION bulk_run_kept() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER
SET search_path = public, pg_temp AS $$
BEGIN
  IF OLD.ended_at IS NOT NULL THEN
    RAISE EXCEPTION 'bulk run % is over', OLD.number USING ERRCODE = 'check_violation';
  END IF;
  RETURN NEW;
END
$$;
CREATE TRIGGER bulk_run_kept BEFORE UPDATE OF state, because, tried, would, done, failed, proposal_id,
  by, reason, ended_at ON bulk_runs
  FOR EACH ROW EXECUTE FUNCTION bulk_run_kept();

-- Asked when it is committed: what is only tried out is undone before.
CREATE FUNCTION bulk_run_agreed() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER
SET search_path = public, pg_temp AS $$
BEGIN
  IF NEW.state = 'running' AND OLD.state <> 'running' AND NOT EXISTS (SELECT FROM proposals p
    WHERE p.id = NEW.proposal_id AND p.permission = 'bulk.run' AND p.state = 'done'
      AND p.subject_id = NEW.id::text AND p.command->>'list' = encode(NEW.list_hash, 'hex')) THEN
    RAISE EXCEPTION 'bulk run % was not agreed to', OLD.number
      USING ERRCODE = 'check_violation', CONSTRAINT = 'bulk_agreed';
  END IF;
  RETURN NEW;
END
$$;
CREATE CONSTRAINT TRIGGER bulk_run_agreed AFTER UPDATE OF state ON bulk_runs
  DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION bulk_run_agreed();

-- Ends runs that nobody agreed to within a week, and removes some subjects of a run that has been over
-- for 90 days; gives how many.
CREATE FUNCTION bulk_prune(p_count integer) RETURNS integer
LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
DECLARE
  old uuid;
  removed integer;
BEGIN
  UPDATE bulk_runs SET state = 'stopped', because = 'not_agreed', ended_at = house_now()
  WHERE id IN (SELECT id FROM bulk_runs WHERE ended_at IS NULL AND state = 'tried'
    AND made_at < house_now() - interval '7 days' ORDER BY made_at LIMIT p_count FOR UPDATE SKIP LOCKED);
  SELECT id INTO old FROM bulk_runs WHERE is_listed AND ended_at < house_now() - interval '90 days'
    ORDER BY ended_at LIMIT 1 FOR UPDATE SKIP LOCKED;
  IF old IS NULL THEN RETURN 0; END IF;
  DELETE FROM bulk_items WHERE run_id = old AND number IN (SELECT number FROM bulk_items
    WHERE run_id = old ORDER BY number LIMIT p_count);
  GET DIAGNOSTICS removed = ROW_COUNT;
  IF removed < p_count THEN UPDATE bulk_runs SET is_listed = false WHERE id = old; END IF;
  RETURN removed;
END
$$;

GRANT SELECT, INSERT ON bulk_runs, bulk_items TO oriel_office;
GRANT UPDATE (state, because, ended_at, proposal_id, by, reason) ON bulk_runs TO oriel_office;
GRANT SELECT ON bulk_runs, bulk_items TO oriel_app;
GRANT UPDATE (state, because, tried, would, done, failed, claim, claimed_until, ended_at)
  ON bulk_runs TO oriel_app;
GRANT UPDATE (trial, outcome) ON bulk_items TO oriel_app;
REVOKE EXECUTE ON FUNCTION bulk_list_hash, bulk_run_kept, bulk_run_agreed, bulk_prune
  FROM PUBLIC;
GRANT EXECUTE ON FUNCTION bulk_list_hash TO oriel_office, oriel_app;
GRANT EXECUTE ON FUNCTION bulk_prune TO oriel_app;

-- migrate:down
DROP TABLE bulk_items, bulk_runs;
DROP FUNCTION bulk_list_hash, bulk_run_kept, bulk_run_agreed, bulk_prune;
