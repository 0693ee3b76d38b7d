-- migrate:up
-- Removes comparisons as the function of one argument did, which only the version before calls, and
-- starts where the statement before stopped: the index still holds what that one removed until it
-- is vacuumed, and reading past it cost more than the removal itself. What agreed goes first; of
-- what could never be compared there is little.
CREATE FUNCTION reconcile_prune(
  p_count integer, p_from timestamptz, OUT removed integer, OUT reached timestamptz)
LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
BEGIN
  WITH gone AS (
    DELETE FROM reconcile_transfers WHERE ctid = ANY (ARRAY(
      SELECT ctid FROM reconcile_transfers
      WHERE agrees AND looked_at >= coalesce(p_from, '-infinity')
        AND looked_at < house_now() - interval '7 days'
      ORDER BY looked_at LIMIT p_count FOR UPDATE SKIP LOCKED))
    RETURNING looked_at)
  SELECT count(*), max(looked_at) INTO removed, reached FROM gone;
  IF removed = p_count THEN RETURN; END IF;
  WITH gone AS (
    DELETE FROM reconcile_transfers WHERE ctid = ANY (ARRAY(
      SELECT ctid FROM reconcile_transfers
      WHERE NOT agrees AND since < house_now() - interval '400 days'
      ORDER BY since LIMIT p_count - removed FOR UPDATE SKIP LOCKED))
    RETURNING since)
  SELECT removed + count(*) INTO removed FROM gone;
END
$$;
REVOKE EXECUTE ON FUNCTION reconcile_prune(integer, timestamptz) FROM PUBLIC;
GRANT EXECUTE ON FUNCTION reconcile_prune(integer, timestamptz) TO oriel_app;

-- migrate:down
DROP FUNCTION reconcile_prune(integer, timestamptz);
