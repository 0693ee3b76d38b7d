-- migrate:up
-- Who works on what: one row per subject that a person has taken, removed minutes after they left it.
-- Some hundred rows at any time, about 5 million a year. The primary key answers every question about
-- a subject and lets of many who take it at once one win; queue_locks_over finds what is over.
CREATE TABLE queue_locks (
  subject_kind text NOT NULL CHECK (subject_kind ~ '^[a-z-]{2,30}$'),
  subject_id text NOT NULL CHECK (length(subject_id) BETWEEN 1 AND 200),
  site_id integer NOT NULL REFERENCES sites,
  staff_id uuid NOT NULL REFERENCES staff,
  taken_at timestamptz NOT NULL,
  until timestamptz NOT NULL CHECK (until > taken_at),
  PRIMARY KEY (subject_kind, subject_id)
);
CREATE INDEX queue_locks_over ON queue_locks (until);

-- What people write down about a subject for who takes it next. Added and read, never changed; about
-- 2 million rows a year, removed after 760 days as the cases they are about.
CREATE TABLE queue_notes (
  id uuid PRIMARY KEY,
  site_id integer NOT NULL REFERENCES sites,
  subject_kind text NOT NULL CHECK (subject_kind ~ '^[a-z-]{2,30}$'),
  subject_id text NOT NULL CHECK (length(subject_id) BETWEEN 1 AND 200),
  staff_id uuid NOT NULL REFERENCES staff,
  at timestamptz NOT NULL DEFAULT house_time(),
  text text NOT NULL CHECK (length(text) BETWEEN 1 AND 2000)
);
CREATE INDEX queue_notes_subject ON queue_notes (subject_kind, subject_id, at DESC);
CREATE INDEX queue_notes_at ON queue_notes (at);

-- Whether another person works on it: asked in the transaction of every command and every vote.
CREATE FUNCTION queue_is_taken(p_kind text, p_id text, p_staff uuid) RETURNS boolean
LANGUAGE sql STABLE SECURITY DEFINER SET search_path = public, pg_temp AS $$
  SELECT EXISTS (SELECT FROM queue_locks WHERE subject_kind = p_kind AND subject_id = p_id
    AND staff_id <> p_staff AND until > house_now())
$$;

-- The work on it is done, or was left: others may take it. The lock of another person stays.
CREATE FUNCTION queue_let_go(p_kind text, p_id text, p_staff uuid) RETURNS void
LANGUAGE sql SECURITY DEFINER SET search_path = public, pg_temp AS $$
  DELETE FROM queue_locks WHERE subject_kind = p_kind AND subject_id = p_id AND staff_id = p_staff
$$;

-- Removes some locks that are over and some notes that are old; gives how many.
CREATE FUNCTION queue_prune(p_count integer) RETURNS integer
LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
DECLARE
  locks integer;
  notes integer;
BEGIN
  DELETE FROM queue_locks WHERE ctid = ANY (ARRAY(SELECT ctid FROM queue_locks
    WHERE until <= house_now() ORDER BY until LIMIT p_count FOR UPDATE SKIP LOCKED));
  GET DIAGNOSTICS locks = ROW_COUNT;
  DELETE FROM queue_notes WHERE ctid = ANY (ARRAY(SELECT ctid FROM queue_notes
    WHERE at < house_now() - interval '760 days' ORDER BY at LIMIT p_count FOR UPDATE SKIP LOCKED));
  GET DIAGNOSTICS notes = ROW_COUNT;
  RETURN greatest(locks, notes);
END
$$;

-- Queues are read in the order of their promise.
CREATE INDEX held_wins_queue ON held_wins (site_id, answer_by) WHERE state IN ('held', 'unposted');
CREATE INDEX held_wins_decided ON held_wins (site_id, decided_at) WHERE decided_at IS NOT NULL;
CREATE INDEX transfers_queue ON transfers (site_id, made_at) WHERE ended_at IS NULL;
CREATE INDEX provider_cases_queue ON provider_cases (opened_at) WHERE closed_at IS NULL;

-- A case that names a member or a transfer belongs to their site; null: to the whole house.
ALTER TABLE provider_cases ADD COLUMN site_id integer REFERENCES sites;
UPDATE provider_cases c SET site_id = coalesce(
  (SELECT m.site_id FROM members m
    WHERE m.id = substring(c.subject FROM '[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}')::uuid),
  (SELECT t.site_id FROM transfers t
    WHERE t.id = substring(c.subject FROM '[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}')::uuid))
WHERE c.closed_at IS NULL;

GRANT SELECT, INSERT, UPDATE ON queue_locks TO oriel_office;
GRANT SELECT, INSERT ON queue_notes TO oriel_office;
REVOKE EXECUTE ON FUNCTION queue_is_taken, queue_let_go, queue_prune FROM PUBLIC;
GRANT EXECUTE ON FUNCTION queue_is_taken, queue_let_go TO oriel_office;
GRANT EXECUTE ON FUNCTION queue_prune TO oriel_app;
-- What commands on the subjects of queues read and write.
GRANT SELECT ON held_wins, transfers, provider_cases, provider_links, ledger_holds, ledger_keys
  TO oriel_office;
GRANT UPDATE (state, decided_at, decided_by, because) ON held_wins TO oriel_office;
GRANT UPDATE (due_at) ON transfers TO oriel_office;
GRANT UPDATE (closed_at, closed_because) ON provider_cases TO oriel_office;
GRANT EXECUTE ON FUNCTION ledger_open, ledger_find_key, ledger_take_hold TO oriel_office;

-- migrate:down
REVOKE EXECUTE ON FUNCTION ledger_open, ledger_find_key, ledger_take_hold FROM oriel_office;
REVOKE ALL ON held_wins, transfers, provider_cases, provider_links, ledger_holds, ledger_keys
  FROM oriel_office;
DROP INDEX held_wins_queue, held_wins_decided, transfers_queue, provider_cases_queue;
ALTER TABLE provider_cases DROP COLUMN site_id;
DROP FUNCTION queue_is_taken, queue_let_go, queue_prune;
DROP TABLE queue_notes, queue_locks;
