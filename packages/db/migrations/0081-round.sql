-- migrate:up
-- Removes turnovers as the function of one argument did, which only the version before calls, and
-- starts where the statement before stopped: the index still holds what that one removed until it
-- is vacuumed, and reading past it cost more than the removal itself.
CREATE FUNCTION round_prune_turnovers(
  p_count integer, p_from text[], OUT removed integer, OUT reached text[])
LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
BEGIN
  p_from := coalesce(p_from, ARRAY['', '', '']);
  WITH gone AS (
    DELETE FROM round_turnovers WHERE ctid = ANY (ARRAY(
      SELECT ctid FROM round_turnovers
      WHERE (day, provider_id, currency) >= (p_from[1], p_from[2], p_from[3])
        AND day < to_char(house_now() - interval '760 days', 'YYYY-MM-DD')
      ORDER BY day, provider_id, currency LIMIT p_count FOR UPDATE SKIP LOCKED))
    RETURNING day, provider_id, currency)
  SELECT count(*), max(ARRAY[day, provider_id, currency]) INTO removed, reached FROM gone;
END
$$;
REVOKE EXECUTE ON FUNCTION round_prune_turnovers(integer, text[]) FROM PUBLIC;
GRANT EXECUTE ON FUNCTION round_prune_turnovers(integer, text[]) TO oriel_app;

-- migrate:down
DROP FUNCTION round_prune_turnovers(integer, text[]);
