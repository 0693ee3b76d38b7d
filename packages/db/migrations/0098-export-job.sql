-- migrate:up
-- Files that staff asked for. About 100,000 jobs a year, kept for ever: they are small, and the trail
-- refers to them. `export_jobs_person` answers a person's list, `export_jobs_open` what waits or was
-- left by a worker that died, `export_jobs_over` whose files go.
CREATE TABLE export_jobs (
  id uuid PRIMARY KEY,
  number bigint GENERATED ALWAYS AS IDENTITY UNIQUE,
  site_id integer NOT NULL REFERENCES sites,
  kind text NOT NULL CHECK (kind ~ '^[a-z-]{1,40}$'),
  filter jsonb NOT NULL,
  staff_id uuid NOT NULL REFERENCES staff,
  person_id uuid NOT NULL,
  made_at timestamptz NOT NULL DEFAULT house_now(),
  state text NOT NULL DEFAULT 'waiting'
    CHECK (state IN ('waiting', 'running', 'ready', 'failed', 'stopped', 'gone')),
  because text,
  counted bigint CHECK (counted >= 0),
  done bigint NOT NULL DEFAULT 0 CHECK (done >= 0),
  bytes bigint NOT NULL DEFAULT 0,
  -- Which run of a worker writes it; another takes over when it is silent for a minute.
  claim uuid,
  claimed_until timestamptz,
  ended_at timestamptz,
  -- The address of the file: good once, for a quarter of an hour, for the session that asked.
  link_hash bytea CHECK (length(link_hash) = 32),
  link_session uuid,
  link_until timestamptz,
  fetched_at timestamptz,
  CHECK ((state IN ('waiting', 'running')) = (ended_at IS NULL))
);
CREATE INDEX export_jobs_person ON export_jobs (person_id, site_id, number DESC);
CREATE INDEX export_jobs_open ON export_jobs (made_at) WHERE state IN ('waiting', 'running');
CREATE INDEX export_jobs_over ON export_jobs (ended_at) WHERE state IN ('ready', 'failed', 'stopped');
CREATE UNIQUE INDEX export_jobs_link ON export_jobs (link_hash) WHERE link_hash IS NOT NULL;

-- A file in parts, each a whole gzip member, so that they are one file one after the other. Gone a day
-- after they are ready: at most some hundred million bytes at a time.
CREATE TABLE export_chunks (
  job_id uuid NOT NULL REFERENCES export_jobs,
  number integer NOT NULL,
  body bytea NOT NULL,
  PRIMARY KEY (job_id, number)
);
-- They are packed already.
ALTER TABLE export_chunks ALTER COLUMN body SET STORAGE EXTERNAL;

-- Removes some parts of files that are a day old, or that nobody can fetch; gives how many. A job has
-- lost its file before its state says so.
CREATE FUNCTION export_job_prune(p_count integer) RETURNS integer
LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
DECLARE
  removed integer;
BEGIN
  UPDATE export_jobs SET state = 'gone', link_hash = NULL
  WHERE id IN (SELECT id FROM export_jobs WHERE state = 'ready'
    AND ended_at < house_now() - interval '1 day' LIMIT p_count);
  DELETE FROM export_chunks WHERE (job_id, number) IN (SELECT c.job_id, c.number FROM export_chunks c
    JOIN export_jobs j ON j.id = c.job_id AND j.state IN ('gone', 'failed', 'stopped') LIMIT p_count);
  GET DIAGNOSTICS removed = ROW_COUNT;
  RETURN removed;
END
$$;

GRANT SELECT, INSERT ON export_jobs TO oriel_office;
GRANT UPDATE (state, because, ended_at, link_hash, link_session, link_until, fetched_at)
  ON export_jobs TO oriel_office;
GRANT SELECT ON export_chunks TO oriel_office;
GRANT SELECT ON export_jobs TO oriel_app;
GRANT UPDATE (state, because, counted, done, bytes, claim, claimed_until, ended_at)
  ON export_jobs TO oriel_app;
GRANT SELECT, INSERT, DELETE ON export_chunks TO oriel_app;
REVOKE EXECUTE ON FUNCTION export_job_prune FROM PUBLIC;
GRANT EXECUTE ON FUNCTION export_job_prune TO oriel_app;

-- migrate:down
DROP FUNCTION export_job_prune;
DROP TABLE export_chunks, export_jobs;
