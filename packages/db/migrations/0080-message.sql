-- migrate:up
-- Removes messages as the function of one argument did, which only the version
-- before calls, and starts where the statement before stopped: the index still holds what that
-- one removed until it is vacuumed, and reading past it cost more than the removal itself.
CREATE FUNCTION message_prune(
  p_count integer, p_from timestamptz, OUT removed integer, OUT reached timestamptz)
LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
BEGIN
  WITH gone AS (
    DELETE FROM messages WHERE ctid = ANY (ARRAY(
      SELECT ctid FROM messages
      WHERE created_at >= coalesce(p_from, '-infinity')
        AND created_at < house_now() - interval '180 days' AND state <> 'queued'
      ORDER BY created_at LIMIT p_count FOR UPDATE SKIP LOCKED))
    RETURNING created_at)
  SELECT count(*), max(created_at) INTO removed, reached FROM gone;
END
$$;
REVOKE EXECUTE ON FUNCTION message_prune(integer, timestamptz) FROM PUBLIC;
GRANT EXECUTE ON FUNCTION message_prune(integer, timestamptz) TO oriel_app;

-- migrate:down
DROP FUNCTION message_prune(integer, timestamptz);
