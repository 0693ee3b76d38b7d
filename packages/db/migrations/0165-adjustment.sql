-- migrate:up
-- As before, but that a refusal gives back what was held.
CREATE OR REPLACE FUNCTION adjustment_agreed() RETURNS trigger
LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
DECLARE
  p proposals;
  moved numeric;
  strange integer;
BEGIN
  IF NEW.kind <> 'adjustment' AND NEW.cause_kind <> 'adjustment' THEN
    -- What one person refuses of a withdrawal goes back to where it came from, and nowhere else.
    IF NEW.kind = 'release' AND NEW.cause_kind = 'withdrawal'
      AND NEW.key = 'withdrawal:' || NEW.cause_id || ':released' AND EXISTS (
        SELECT FROM withdrawals w JOIN ledger_holds h ON h.id = w.id
        WHERE w.id = NEW.cause_id::uuid AND w.state = 'refused' AND w.refused_by IS NOT NULL
          AND w.ended_at = house_now() AND h.released = h.amount) THEN
      RETURN NULL;
    END IF;
    IF NOT EXISTS (SELECT FROM proposals WHERE subject_id = NEW.cause_id AND state = 'done'
      AND done_at = house_now()) THEN
      RAISE EXCEPTION 'the office posted % without a proposal', NEW.key
        USING ERRCODE = 'check_violation', CONSTRAINT = 'adjustment_agreed';
    END IF;
    RETURN NULL;
  END IF;
  SELECT * INTO p FROM proposals WHERE id::text = NEW.cause_id;
  SELECT sum(e.amount) FILTER (WHERE k.side = 'member'), count(*) FILTER (WHERE k.side IN ('member', 'agent')
    AND (a.owner::text <> p.command->>'member_id' OR a.kind NOT IN ('available', 'owed')))
  INTO moved, strange
  FROM ledger_entries e JOIN ledger_accounts a ON a.id = e.account_id JOIN ledger_kinds k USING (kind)
  WHERE e.posted_at = NEW.posted_at AND e.journal_id = NEW.id;
  IF p.state IS DISTINCT FROM 'done' OR p.permission <> 'wallet.adjust' OR NEW.kind <> 'adjustment'
    OR NEW.cause_kind <> 'adjustment' OR NEW.key <> 'adjustment:' || NEW.cause_id OR strange > 0
    OR moved IS DISTINCT FROM (p.command->>'amount')::numeric * 10000 THEN
    RAISE EXCEPTION 'nobody agreed to %', NEW.key
      USING ERRCODE = 'check_violation', CONSTRAINT = 'adjustment_agreed';
  END IF;
  RETURN NULL;
END
$$;

-- migrate:down
CREATE OR REPLACE FUNCTION adjustment_agreed() RETURNS trigger
LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
DECLARE
  p proposals;
  moved numeric;
  strange integer;
BEGIN
  IF NEW.kind <> 'adjustment' AND NEW.cause_kind <> 'adjustment' THEN
    IF NOT EXISTS (SELECT FROM proposals WHERE subject_id = NEW.cause_id AND state = 'done'
      AND done_at = house_now()) THEN
      RAISE EXCEPTION 'the office posted % without a proposal', NEW.key
        USING ERRCODE = 'check_violation', CONSTRAINT = 'adjustment_agreed';
    END IF;
    RETURN NULL;
  END IF;
  SELECT * INTO p FROM proposals WHERE id::text = NEW.cause_id;
  SELECT sum(e.amount) FILTER (WHERE k.side = 'member'), count(*) FILTER (WHERE k.side IN ('member', 'agent')
    AND (a.owner::text <> p.command->>'member_id' OR a.kind NOT IN ('available', 'owed')))
  INTO moved, strange
  FROM ledger_entries e JOIN ledger_accounts a ON a.id = e.account_id JOIN ledger_kinds k USING (kind)
  WHERE e.posted_at = NEW.posted_at AND e.journal_id = NEW.id;
  IF p.state IS DISTINCT FROM 'done' OR p.permission <> 'wallet.adjust' OR NEW.kind <> 'adjustment'
    OR NEW.cause_kind <> 'adjustment' OR NEW.key <> 'adjustment:' || NEW.cause_id OR strange > 0
    OR moved IS DISTINCT FROM (p.command->>'amount')::numeric * 10000 THEN
    RAISE EXCEPTION 'nobody agreed to %', NEW.key
      USING ERRCODE = 'check_violation', CONSTRAINT = 'adjustment_agreed';
  END IF;
  RETURN NULL;
END
$$;
REVOKE UPDATE (released, state, reason, people, first_by, second_by, third_by, refused_by, stage,
  entered_at, promised_at, stages, is_late, taken_until, due_at, ended_at)
  ON withdrawals FROM oriel_office;
DELETE FROM role_permissions WHERE permission IN ('withdrawal.review', 'withdrawal.approve');
DELETE FROM permissions WHERE permission IN ('withdrawal.approve', 'withdrawal.review');
