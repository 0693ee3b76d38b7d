-- migrate:up
CREATE INDEX login_headers_expired ON login_headers (expires_at);
CREATE INDEX login_steps_expired ON login_steps (expires_at);
CREATE INDEX hand_over_codes_expired ON hand_over_codes (expires_at);

-- contract: a code lives for a minute and its session for 100 days after it: the key would only
-- make every removed session look through this table.
ALTER TABLE hand_over_codes DROP CONSTRAINT hand_over_codes_session_id_fkey;

-- Removes some sessions that ended long ago, the oldest first; gives how many.
CREATE FUNCTION session_prune(p_count integer) RETURNS integer
LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
DECLARE
  removed integer;
BEGIN
  DELETE FROM sessions WHERE id IN (
    SELECT id FROM sessions WHERE ended_at < house_now() - interval '100 days'
    ORDER BY ended_at LIMIT p_count FOR UPDATE SKIP LOCKED);
  GET DIAGNOSTICS removed = ROW_COUNT;
  RETURN removed;
END
$$;
REVOKE EXECUTE ON FUNCTION session_prune FROM PUBLIC;
GRANT EXECUTE ON FUNCTION session_prune TO oriel_app;

-- migrate:down
DROP FUNCTION session_prune;
ALTER TABLE hand_over_codes ADD FOREIGN KEY (session_id) REFERENCES sessions;
DROP INDEX login_headers_expired, login_steps_expired, hand_over_codes_expired;
