-- migrate:up
-- contract: plays are removed before their sessions are (90 and 100 days after their ends); the key
-- would only make every removed session look through this table.
ALTER TABLE plays DROP CONSTRAINT plays_session_id_fkey;

-- Removes some plays that ended long ago, the oldest first; gives how many.
CREATE FUNCTION play_prune(p_count integer) RETURNS integer
LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
DECLARE
  removed integer;
BEGIN
  DELETE FROM plays WHERE id IN (
    SELECT id FROM plays WHERE ended_at < house_now() - interval '90 days'
    ORDER BY ended_at LIMIT p_count FOR UPDATE SKIP LOCKED);
  GET DIAGNOSTICS removed = ROW_COUNT;
  RETURN removed;
END
$$;
REVOKE EXECUTE ON FUNCTION play_prune FROM PUBLIC;
GRANT EXECUTE ON FUNCTION play_prune TO oriel_app;

-- migrate:down
DROP FUNCTION play_prune;
ALTER TABLE plays ADD FOREIGN KEY (session_id) REFERENCES sessions;
