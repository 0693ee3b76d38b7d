-- migrate:up
-- A session ends after 15 minutes without a call, after 8 hours, or when it is ended.
CREATE FUNCTION staff_is_live(p_session staff_sessions) RETURNS boolean LANGUAGE sql STABLE AS $$
  SELECT p_session.ended_at IS NULL AND p_session.seen_at > house_now() - interval '15 minutes'
    AND p_session.opened_at > house_now() - interval '8 hours'
$$;
CREATE INDEX staff_sessions_passkey ON staff_sessions (passkey_id) WHERE passkey_id IS NOT NULL;

-- Ends sessions that rest too long, removes what was asked and is over, and some sessions that ended
-- long ago; gives how many of those.
CREATE OR REPLACE FUNCTION staff_prune(p_count integer) RETURNS integer
LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
DECLARE
  removed integer;
BEGIN
  DELETE FROM staff_steps WHERE expires_at < house_now();
  DELETE FROM staff_challenges WHERE expires_at < house_now();
  UPDATE staff_sessions s SET ended_at = house_now(), ended_because = 'idle'
  WHERE ended_at IS NULL AND NOT staff_is_live(s);
  DELETE FROM staff_sessions WHERE id IN (SELECT id FROM staff_sessions
    WHERE ended_at < house_now() - interval '400 days' LIMIT p_count);
  GET DIAGNOSTICS removed = ROW_COUNT;
  RETURN removed;
END
$$;

REVOKE EXECUTE ON FUNCTION staff_is_live FROM PUBLIC;
GRANT EXECUTE ON FUNCTION staff_is_live TO oriel_office;

-- migrate:down
CREATE OR REPLACE FUNCTION staff_prune(p_count integer) RETURNS integer
LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
DECLARE
  removed integer;
BEGIN
  DELETE FROM staff_steps WHERE expires_at < house_now();
  DELETE FROM staff_challenges WHERE expires_at < house_now();
  UPDATE staff_sessions SET ended_at = house_now(), ended_because = 'idle'
  WHERE ended_at IS NULL AND (seen_at < house_now() - interval '15 minutes'
    OR opened_at < house_now() - interval '8 hours');
  DELETE FROM staff_sessions WHERE id IN (SELECT id FROM staff_sessions
    WHERE ended_at < house_now() - interval '400 days' LIMIT p_count);
  GET DIAGNOSTICS removed = ROW_COUNT;
  RETURN removed;
END
$$;
DROP INDEX staff_sessions_passkey;
DROP FUNCTION staff_is_live;
