-- migrate:up
-- Removes plays as the function of one argument did, which only the version
-- before calls, and starts where the statement before stopped: the index still holds what that
-- one removed until it is vacuumed, and reading past it cost more than the removal itself.
CREATE FUNCTION play_prune(
  p_count integer, p_from timestamptz, OUT removed integer, OUT reached timestamptz)
LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
BEGIN
  WITH gone AS (
    DELETE FROM plays WHERE ctid = ANY (ARRAY(
      SELECT ctid FROM plays
      WHERE ended_at >= coalesce(p_from, '-infinity')
        AND ended_at < house_now() - interval '90 days'
      ORDER BY ended_at LIMIT p_count FOR UPDATE SKIP LOCKED))
    RETURNING ended_at)
  SELECT count(*), max(ended_at) INTO removed, reached FROM gone;
END
$$;
REVOKE EXECUTE ON FUNCTION play_prune(integer, timestamptz) FROM PUBLIC;
GRANT EXECUTE ON FUNCTION play_prune(integer, timestamptz) TO oriel_app;

-- migrate:down
DROP FUNCTION play_prune(integer, timestamptz);
