-- migrate:up
-- What a member has paid in and does not have yet stands in the way too.
CREATE OR REPLACE FUNCTION removal_block(p_member uuid) RETURNS text
LANGUAGE sql STABLE SECURITY DEFINER SET search_path = public, pg_temp AS $$
  SELECT CASE
    WHEN EXISTS (SELECT FROM plays WHERE member_id = p_member AND ended_at IS NULL) THEN 'game_open'
    WHEN EXISTS (SELECT FROM transfers WHERE member_id = p_member AND ended_at IS NULL)
      OR EXISTS (SELECT FROM deposits WHERE member_id = p_member AND ended_at IS NULL
        AND state = 'seen')
      THEN 'money_moving'
    WHEN EXISTS (SELECT FROM seamless_rounds WHERE member_id = p_member AND over_at IS NULL)
      OR EXISTS (SELECT FROM round_suspenses WHERE member_id = p_member AND since IS NOT NULL)
      THEN 'bet_open'
    WHEN EXISTS (SELECT FROM held_wins WHERE member_id = p_member AND decided_at IS NULL)
      THEN 'win_held'
    WHEN EXISTS (SELECT FROM proposals WHERE state = 'open' AND subject_kind = 'member'
        AND subject_id = p_member::text)
      OR EXISTS (SELECT FROM provider_cases WHERE closed_at IS NULL
        AND position(p_member::text IN subject) > 0)
      OR EXISTS (SELECT FROM deposits WHERE member_id = p_member AND state = 'review')
      THEN 'case_open' END
$$;

-- migrate:down
CREATE OR REPLACE FUNCTION removal_block(p_member uuid) RETURNS text
LANGUAGE sql STABLE SECURITY DEFINER SET search_path = public, pg_temp AS $$
  SELECT CASE
    WHEN EXISTS (SELECT FROM plays WHERE member_id = p_member AND ended_at IS NULL) THEN 'game_open'
    WHEN EXISTS (SELECT FROM transfers WHERE member_id = p_member AND ended_at IS NULL)
      THEN 'money_moving'
    WHEN EXISTS (SELECT FROM seamless_rounds WHERE member_id = p_member AND over_at IS NULL)
      OR EXISTS (SELECT FROM round_suspenses WHERE member_id = p_member AND since IS NOT NULL)
      THEN 'bet_open'
    WHEN EXISTS (SELECT FROM held_wins WHERE member_id = p_member AND decided_at IS NULL)
      THEN 'win_held'
    WHEN EXISTS (SELECT FROM proposals WHERE state = 'open' AND subject_kind = 'member'
        AND subject_id = p_member::text)
      OR EXISTS (SELECT FROM provider_cases WHERE closed_at IS NULL
        AND position(p_member::text IN subject) > 0) THEN 'case_open' END
$$;
