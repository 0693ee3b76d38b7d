-- migrate:up
-- Who looks at a withdrawal first refuses it, approves it where one person is enough, and else
-- proposes it; the others vote on that. A vote is a person's, a session's and a device's.
INSERT INTO permissions VALUES
  ('withdrawal.review', 1, 1, false, NULL, 38),
  ('withdrawal.approve', 2, 2, true, 'withdrawal.review', 39);
INSERT INTO role_permissions VALUES
  ('manager', 'withdrawal.review', 'run'), ('finance-maker', 'withdrawal.review', 'run'),
  ('finance-checker', 'withdrawal.review', 'run'), ('risk', 'withdrawal.review', 'run'),
  ('manager', 'withdrawal.approve', 'both'), ('finance-maker', 'withdrawal.approve', 'make'),
  ('finance-checker', 'withdrawal.approve', 'both'), ('risk', 'withdrawal.approve', 'both');
-- What people decided today, for the figures of their queue.
CREATE INDEX withdrawals_decided ON withdrawals (site_id, ended_at)
  WHERE people > 0 AND ended_at IS NOT NULL;
-- The office changes nobody's number of people, and what takes several is approved by a proposal that
-- is done at this very moment.
CREATE FUNCTION withdrawal_agreed() RETURNS trigger
LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
BEGIN
  IF (OLD.people IS NOT NULL AND NEW.people IS DISTINCT FROM OLD.people)
    OR (NEW.state NOT IN ('review', 'second', 'third', 'refused', 'approved'))
    OR (NEW.state = 'approved' AND (OLD.state NOT IN ('review', 'second', 'third')
      OR (NEW.people > 1 AND NOT EXISTS (SELECT FROM proposals p WHERE p.state = 'done'
        AND p.permission = 'withdrawal.approve' AND p.subject_kind = 'withdrawal'
        AND p.subject_id = NEW.id::text AND p.done_at = house_now())))) THEN
    RAISE EXCEPTION 'nobody agreed to withdrawal %', NEW.id
      USING ERRCODE = 'check_violation', CONSTRAINT = 'withdrawal_agreed';
  END IF;
  RETURN NEW;
END
$$;
CREATE TRIGGER withdrawal_agreed BEFORE UPDATE ON withdrawals
  FOR EACH ROW WHEN (session_user = 'oriel_office') EXECUTE FUNCTION withdrawal_agreed();
REVOKE EXECUTE ON FUNCTION withdrawal_agreed FROM PUBLIC;
GRANT UPDATE (released, state, reason, people, first_by, second_by, third_by, refused_by, stage,
  entered_at, promised_at, stages, is_late, taken_until, due_at, ended_at)
  ON withdrawals TO oriel_office;
-- The case of a broken promise closes with what it was about.
GRANT SELECT ON payment_methods, payment_links, payment_cases TO oriel_office;
GRANT UPDATE (closed_at, closed_because) ON payment_cases TO oriel_office;

-- migrate:down
REVOKE UPDATE (closed_at, closed_because) ON payment_cases FROM oriel_office;
REVOKE SELECT ON payment_methods, payment_links, payment_cases FROM oriel_office;
DROP TRIGGER withdrawal_agreed ON withdrawals;
DROP FUNCTION withdrawal_agreed;
DROP INDEX withdrawals_decided;

