-- migrate:up
-- Ways to pay are changed by two people: whatever the office writes of them is what a proposal of
-- this very moment says.
CREATE FUNCTION payment_method_agreed() RETURNS trigger
LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
BEGIN
  IF NOT EXISTS (SELECT FROM proposals p WHERE p.state = 'done' AND p.site_id = NEW.site_id
    AND p.permission = 'payment.method_edit' AND p.subject_kind = 'payment-method'
    AND p.subject_id = NEW.direction || ':' || NEW.currency || ':' || NEW.code
    AND p.done_at = house_now() AND (NEW.replaced_at IS NOT NULL OR (
      p.command->>'link_id' = NEW.link_id
      AND (p.command->>'min')::numeric * 10000 = NEW.amount_min
      AND (p.command->>'max')::numeric * 10000 = NEW.amount_max
      AND (p.command->>'fee_fixed')::numeric * 10000 = NEW.fee_fixed
      AND (p.command->>'fee_ppm')::integer = NEW.fee_ppm
      AND (p.command->>'is_open')::boolean = (NEW.closed_at IS NULL)))) THEN
    RAISE EXCEPTION 'nobody agreed to the way to pay %', NEW.id
      USING ERRCODE = 'check_violation', CONSTRAINT = 'payment_method_agreed';
  END IF;
  RETURN NULL;
END
$$;
CREATE CONSTRAINT TRIGGER payment_method_agreed AFTER UPDATE ON payment_methods
  DEFERRABLE INITIALLY DEFERRED FOR EACH ROW
  WHEN (session_user = 'oriel_office') EXECUTE FUNCTION payment_method_agreed();
CREATE CONSTRAINT TRIGGER payment_method_new AFTER INSERT ON payment_methods
  DEFERRABLE INITIALLY DEFERRED FOR EACH ROW
  WHEN (session_user = 'oriel_office') EXECUTE FUNCTION payment_method_agreed();
REVOKE EXECUTE ON FUNCTION payment_method_agreed FROM PUBLIC;

INSERT INTO permissions VALUES ('payment.method_edit', 2, 2, true, NULL, 44);
INSERT INTO role_permissions VALUES ('owner', 'payment.method_edit', 'check'),
  ('manager', 'payment.method_edit', 'make'), ('finance-checker', 'payment.method_edit', 'check');
GRANT INSERT ON payment_methods TO oriel_office;
GRANT UPDATE (replaced_at) ON payment_methods TO oriel_office;

-- migrate:down
REVOKE INSERT ON payment_methods FROM oriel_office;
REVOKE UPDATE (replaced_at) ON payment_methods FROM oriel_office;
DELETE FROM role_permissions WHERE permission = 'payment.method_edit';
DELETE FROM permissions WHERE permission = 'payment.method_edit';
DROP TRIGGER payment_method_new ON payment_methods;
DROP TRIGGER payment_method_agreed ON payment_methods;
DROP FUNCTION payment_method_agreed;
