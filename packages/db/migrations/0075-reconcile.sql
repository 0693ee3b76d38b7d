-- migrate:up
-- How far each comparison has come: what happened up to this moment was compared, or is in a queue.
CREATE TABLE reconcile_marks (
  name text PRIMARY KEY CHECK (name ~ '^[a-z-]{1,40}$'),
  done_until timestamptz NOT NULL
);

-- Pieces of time in which something did not agree. They are compared again until it does.
CREATE TABLE reconcile_windows (
  name text NOT NULL REFERENCES reconcile_marks,
  from_at timestamptz NOT NULL,
  until_at timestamptz NOT NULL CHECK (until_at > from_at),
  looked_at timestamptz NOT NULL,
  broken integer NOT NULL CHECK (broken > 0),
  -- The first of them.
  first text[] NOT NULL,
  PRIMARY KEY (name, from_at)
);
CREATE INDEX reconcile_windows_next ON reconcile_windows (name, looked_at);

-- Where a comparison stands that goes through a whole table again and again.
CREATE TABLE reconcile_passes (
  name text PRIMARY KEY CHECK (name ~ '^[a-z-]{1,40}$'),
  position bigint NOT NULL,
  begun_at timestamptz NOT NULL,
  -- Everything was compared after this moment; null before the first pass is over.
  all_since timestamptz,
  -- What did not agree: compared in every run until it does.
  broken text[] NOT NULL
);

ALTER TABLE reconcile_checks
  -- What is in the queue and due, and since when the oldest waits.
  ADD COLUMN waiting integer NOT NULL DEFAULT 0,
  ADD COLUMN oldest_at timestamptz,
  -- A later run than ran_at that did not come to its end.
  ADD COLUMN failed_at timestamptz;

-- The queue of ended transfers: a row that does not agree waits for its next comparison. What the
-- version before wrote is due at once.
ALTER TABLE reconcile_transfers
  ADD COLUMN due_at timestamptz NOT NULL DEFAULT '2026-11-17 00:00:00+00',
  ADD COLUMN since timestamptz,
  ADD COLUMN tries integer NOT NULL DEFAULT 0,
  -- What the provider has moved more than we have; null as long as it has not said.
  ADD COLUMN difference bigint;
CREATE INDEX reconcile_transfers_due ON reconcile_transfers (due_at) WHERE NOT agrees;
CREATE INDEX reconcile_transfers_since ON reconcile_transfers (since) WHERE NOT agrees;

-- The queue of places: without a time it is not looked at before money moves there again. The first
-- default is a constant, so that no row is rewritten; the second is for the version before.
ALTER TABLE reconcile_places ADD COLUMN due_at timestamptz DEFAULT '2026-11-17 00:00:00+00';
ALTER TABLE reconcile_places ALTER COLUMN due_at SET DEFAULT house_now();
CREATE INDEX reconcile_places_due ON reconcile_places (due_at) WHERE due_at IS NOT NULL;
INSERT INTO reconcile_places (member_id, provider_id, currency, looked_at, difference, since)
SELECT member_id, provider_id, currency, house_now(), 0, house_now()
FROM provider_players WHERE holds_since IS NOT NULL
ON CONFLICT DO NOTHING;

-- Whether there is or was a case for something: asked for every round that is not kept.
CREATE INDEX provider_cases_subject ON provider_cases (provider_id, kind, subject);

-- Removes some comparisons that nobody needs: what agreed a week ago, as the version before kept it,
-- and what could never be compared while its transfer was kept. Gives how many.
CREATE OR REPLACE FUNCTION reconcile_prune(p_count integer) RETURNS integer
LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
DECLARE
  agreed integer;
  forgotten integer;
BEGIN
  DELETE FROM reconcile_transfers WHERE transfer_id IN (
    SELECT transfer_id FROM reconcile_transfers
    WHERE agrees AND looked_at < house_now() - interval '7 days'
    ORDER BY looked_at LIMIT p_count FOR UPDATE SKIP LOCKED);
  GET DIAGNOSTICS agreed = ROW_COUNT;
  DELETE FROM reconcile_transfers WHERE transfer_id IN (
    SELECT transfer_id FROM reconcile_transfers
    WHERE NOT agrees AND since < house_now() - interval '400 days'
    ORDER BY since LIMIT p_count - agreed FOR UPDATE SKIP LOCKED);
  GET DIAGNOSTICS forgotten = ROW_COUNT;
  RETURN agreed + forgotten;
END
$$;

GRANT SELECT, INSERT, UPDATE ON reconcile_marks, reconcile_passes TO oriel_app;
GRANT SELECT, INSERT, UPDATE, DELETE ON reconcile_windows TO oriel_app;
GRANT DELETE ON reconcile_transfers TO oriel_app;

-- migrate:down
CREATE OR REPLACE FUNCTION reconcile_prune(p_count integer) RETURNS integer
LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
DECLARE
  removed integer;
BEGIN
  DELETE FROM reconcile_transfers WHERE transfer_id IN (
    SELECT transfer_id FROM reconcile_transfers
    WHERE agrees AND looked_at < house_now() - interval '7 days'
    ORDER BY looked_at LIMIT p_count FOR UPDATE SKIP LOCKED);
  GET DIAGNOSTICS removed = ROW_COUNT;
  RETURN removed;
END
$$;
DROP INDEX provider_cases_subject;
REVOKE DELETE ON reconcile_transfers FROM oriel_app;
DROP INDEX reconcile_places_due;
ALTER TABLE reconcile_places DROP COLUMN due_at;
DROP INDEX reconcile_transfers_due, reconcile_transfers_since;
ALTER TABLE reconcile_transfers
  DROP COLUMN due_at, DROP COLUMN since, DROP COLUMN tries, DROP COLUMN difference;
ALTER TABLE reconcile_checks DROP COLUMN waiting, DROP COLUMN oldest_at, DROP COLUMN failed_at;
DROP TABLE reconcile_windows, reconcile_passes, reconcile_marks;
