-- migrate:up
CREATE INDEX provider_cases_closed ON provider_cases (closed_at) WHERE closed_at IS NOT NULL;

-- Removes some cases that were closed long ago, the oldest first; gives how many.
CREATE FUNCTION provider_prune_cases(p_count integer) RETURNS integer
LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
DECLARE
  removed integer;
BEGIN
  DELETE FROM provider_cases WHERE id IN (
    SELECT id FROM provider_cases WHERE closed_at < house_now() - interval '760 days'
    ORDER BY closed_at LIMIT p_count FOR UPDATE SKIP LOCKED);
  GET DIAGNOSTICS removed = ROW_COUNT;
  RETURN removed;
END
$$;
REVOKE EXECUTE ON FUNCTION provider_prune_cases FROM PUBLIC;
GRANT EXECUTE ON FUNCTION provider_prune_cases TO oriel_app;

-- migrate:down
DROP FUNCTION provider_prune_cases;
DROP INDEX provider_cases_closed;
