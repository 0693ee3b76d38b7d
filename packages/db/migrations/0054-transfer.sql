-- migrate:up
-- Removes some transfers that ended long ago, the oldest first; gives how many. Their postings stay
-- in the ledger.
CREATE FUNCTION transfer_prune(p_count integer) RETURNS integer
LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
DECLARE
  removed integer;
BEGIN
  DELETE FROM transfers WHERE id IN (
    SELECT id FROM transfers WHERE ended_at < house_now() - interval '400 days'
    ORDER BY ended_at LIMIT p_count FOR UPDATE SKIP LOCKED);
  GET DIAGNOSTICS removed = ROW_COUNT;
  RETURN removed;
END
$$;
REVOKE EXECUTE ON FUNCTION transfer_prune FROM PUBLIC;
GRANT EXECUTE ON FUNCTION transfer_prune TO oriel_app;

-- migrate:down
DROP FUNCTION transfer_prune;
