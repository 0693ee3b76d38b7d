-- migrate:up
-- Removes some messages of long ago, the oldest first; gives how many. What they said is gone since
-- the day after they were sent.
CREATE FUNCTION message_prune(p_count integer) RETURNS integer
LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
DECLARE
  removed integer;
BEGIN
  DELETE FROM messages WHERE id IN (
    SELECT id FROM messages
    WHERE created_at < house_now() - interval '180 days' AND state <> 'queued'
    ORDER BY created_at LIMIT p_count FOR UPDATE SKIP LOCKED);
  GET DIAGNOSTICS removed = ROW_COUNT;
  RETURN removed;
END
$$;
REVOKE EXECUTE ON FUNCTION message_prune FROM PUBLIC;
GRANT EXECUTE ON FUNCTION message_prune TO oriel_app;

-- migrate:down
DROP FUNCTION message_prune;
