-- migrate:up
-- Who deletes their account is not removed from the table: what law keeps refers to their row.
-- contract: both rules allow all that the rules before them did.
-- Not asked of the rows that are there: the old rules were stricter, so they all pass.
ALTER TABLE members DROP CONSTRAINT members_state_check;
ALTER TABLE members ADD CONSTRAINT members_state_check
  CHECK (state IN ('open', 'disabled', 'frozen', 'removed')) NOT VALID;
-- Who is gone keeps a number in place of the name they chose.
ALTER TABLE members DROP CONSTRAINT members_account_check;
ALTER TABLE members ADD CONSTRAINT members_account_check CHECK (
  CASE WHEN state = 'removed' THEN account = '-' || id ELSE account ~ '^[a-z0-9]{6,12}$' END) NOT VALID;

-- The key that personal data was sealed with, the data, and the name.
CREATE FUNCTION member_forget(p_member uuid) RETURNS void
LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
BEGIN
  DELETE FROM member_keys WHERE member_id = p_member;
  DELETE FROM member_fields WHERE member_id = p_member;
  DELETE FROM member_marks WHERE member_id = p_member;
  DELETE FROM member_networks WHERE member_id = p_member;
  UPDATE members SET state = 'removed', account = '-' || id, password_hash = NULL,
    withdraw_password_hash = NULL, withdraw_fails = 0, must_verify = false,
    must_change_password = false WHERE id = p_member;
END
$$;

-- Nobody comes back: an account that is gone is never opened again, and gets no key.
CREATE FUNCTION member_stays_removed() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'this member is gone'
    USING ERRCODE = 'check_violation', CONSTRAINT = 'member_stays_removed';
END
$$;
CREATE TRIGGER member_stays_removed BEFORE UPDATE OF state ON members FOR EACH ROW
  WHEN (OLD.state = 'removed' AND NEW.state <> 'removed') EXECUTE FUNCTION member_stays_removed();
CREATE FUNCTION member_no_key() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF EXISTS (SELECT FROM members WHERE id = NEW.member_id AND state = 'removed') THEN
    RAISE EXCEPTION 'this member is gone'
      USING ERRCODE = 'check_violation', CONSTRAINT = 'member_stays_removed';
  END IF;
  RETURN NEW;
END
$$;
CREATE TRIGGER member_no_key BEFORE INSERT ON member_keys
  FOR EACH ROW EXECUTE FUNCTION member_no_key();

REVOKE EXECUTE ON FUNCTION member_forget, member_stays_removed, member_no_key FROM PUBLIC;

-- migrate:down
DROP TRIGGER member_no_key ON member_keys;
DROP TRIGGER member_stays_removed ON members;
DROP FUNCTION member_no_key, member_stays_removed, member_forget;
ALTER TABLE members DROP CONSTRAINT members_account_check;
ALTER TABLE members ADD CONSTRAINT members_account_check CHECK (account ~ '^[a-z0-9]{6,12}$');
ALTER TABLE members DROP CONSTRAINT members_state_check;
ALTER TABLE members ADD CONSTRAINT members_state_check CHECK (state IN ('open', 'disabled', 'frozen'));
