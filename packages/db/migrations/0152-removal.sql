-- migrate:up
-- An account that people of the house have closed is kept while it is closed: whoever looks into it
-- needs what would be gone.
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
  IF NOT EXISTS (SELECT FROM members WHERE id = who AND state = 'open') THEN
    RAISE EXCEPTION 'removal %: the account is closed by the house', p_removal
      USING ERRCODE = 'check_violation', CONSTRAINT = 'removal_not_open';
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

-- Whoever is open again has all days to call it off: somebody else may have asked for it, which may be
-- why the account was closed.
CREATE FUNCTION removal_waits_again() RETURNS trigger
LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
BEGIN
  UPDATE removals SET due_at = house_now() + interval '7 days'
    WHERE member_id = NEW.id AND state = 'waiting';
  RETURN NULL;
END
$$;
CREATE TRIGGER removal_waits_again AFTER UPDATE OF state ON members FOR EACH ROW
  WHEN (OLD.state <> 'open' AND NEW.state = 'open') EXECUTE FUNCTION removal_waits_again();

REVOKE EXECUTE ON FUNCTION removal_waits_again FROM PUBLIC;

-- migrate:down
DROP TRIGGER removal_waits_again ON members;
DROP FUNCTION removal_waits_again;
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
