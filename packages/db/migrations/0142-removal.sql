-- migrate:up
-- Whoever goes takes along where they were paid to.
CREATE OR REPLACE FUNCTION removal_finish(p_removal uuid) RETURNS void
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
  PERFORM bank_card_forget(who);
  PERFORM letter_forget(who);
  PERFORM member_forget(who);
END
$$;

-- migrate:down
CREATE OR REPLACE FUNCTION removal_finish(p_removal uuid) RETURNS void
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
