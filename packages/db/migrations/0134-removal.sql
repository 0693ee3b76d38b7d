-- migrate:up
-- A member deletes their account: asked for, waited for, done. At 10 million members some 200,000 rows
-- a year, kept for ever: they say who is gone and since when, and nothing else of them.
-- removals_waiting allows one at a time and answers how a member's stands, removals_due what is to be
-- done, removals_done whom to look after for a while.
CREATE TABLE removals (
  id uuid PRIMARY KEY,
  site_id integer NOT NULL,
  member_id uuid NOT NULL,
  asked_at timestamptz NOT NULL DEFAULT house_now(),
  due_at timestamptz NOT NULL DEFAULT house_now() + interval '7 days',
  state text NOT NULL DEFAULT 'waiting'
    CHECK (state IN ('waiting', 'called_off', 'stopped', 'done')),
  -- What stood in its way when it was due.
  because text CHECK (length(because) BETWEEN 3 AND 40),
  ended_at timestamptz,
  FOREIGN KEY (site_id, member_id) REFERENCES members (site_id, id),
  CHECK (due_at >= asked_at + interval '7 days'),
  CHECK ((state = 'waiting') = (ended_at IS NULL)),
  CHECK ((state = 'stopped') = (because IS NOT NULL))
);
CREATE UNIQUE INDEX removals_waiting ON removals (member_id) WHERE state = 'waiting';
CREATE INDEX removals_due ON removals (due_at) WHERE state = 'waiting';
CREATE INDEX removals_done ON removals (ended_at) WHERE state = 'done';

-- What is open and stands in the way; null: nothing. Money is asked for beside it.
CREATE FUNCTION removal_block(p_member uuid) RETURNS text
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

-- Forgets a member, in one piece and for good: besides what letters and members forget, all they
-- signed in with, their devices, favourites and code. docs/removal.md lists each table, and what stays
-- with its reason. Refused before its day, and while anything is open.
CREATE FUNCTION removal_finish(p_removal uuid) RETURNS void
LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
DECLARE
  who uuid;
  one text;
BEGIN
  UPDATE removals SET state = 'done', ended_at = house_now()
    WHERE id = p_removal AND state = 'waiting' AND due_at <= house_now() RETURNING member_id INTO who;
  IF who IS NULL THEN
    RAISE EXCEPTION 'removal % is not due', p_removal
      USING ERRCODE = 'check_violation', CONSTRAINT = 'removal_due';
  END IF;
  IF removal_block(who) IS NOT NULL
    OR EXISTS (SELECT FROM ledger_accounts WHERE owner = who AND balance <> 0) THEN
    RAISE EXCEPTION 'removal %: money or a case is open', p_removal
      USING ERRCODE = 'check_violation', CONSTRAINT = 'removal_open';
  END IF;
  FOREACH one IN ARRAY ARRAY['member_totps', 'member_identities', 'member_devices',
    'member_favourites', 'passkeys', 'passkey_challenges', 'recommend_codes', 'recovery_codes',
    'recovery_tokens', 'login_steps', 'hand_over_codes', 'hidden_bulletins', 'notice_choices']
  LOOP
    EXECUTE format('DELETE FROM %I WHERE member_id = $1', one) USING who;
  END LOOP;
  PERFORM letter_forget(who);
  PERFORM member_forget(who);
END
$$;

REVOKE EXECUTE ON FUNCTION removal_block, removal_finish FROM PUBLIC;
GRANT EXECUTE ON FUNCTION removal_block, removal_finish TO oriel_app;
GRANT SELECT, INSERT (id, site_id, member_id) ON removals TO oriel_app;
GRANT UPDATE (state, because, ended_at) ON removals TO oriel_app;
GRANT SELECT ON removals TO oriel_office;

-- migrate:down
DROP FUNCTION removal_finish, removal_block;
DROP TABLE removals;
