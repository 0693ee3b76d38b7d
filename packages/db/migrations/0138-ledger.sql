-- migrate:up
INSERT INTO ledger_kinds (kind, side, striped, floor, meaning) VALUES
  ('fee', 'payment', true, NULL, 'what payment providers cost, less what members pay for it');

-- What members owe in one currency, as positive amounts, locked in the order of their accounts: who
-- pays a part of it back and who takes more back wait for each other.
CREATE FUNCTION ledger_lock_owed(p_owners uuid[], p_currency text)
RETURNS TABLE (owner uuid, units bigint)
LANGUAGE sql SECURITY DEFINER SET search_path = public, pg_temp AS $$
  SELECT a.owner, -a.balance FROM ledger_accounts a
  WHERE a.owner = ANY (p_owners) AND a.kind = 'owed' AND a.party = '' AND a.currency = p_currency
  ORDER BY a.id FOR UPDATE
$$;
REVOKE EXECUTE ON FUNCTION ledger_lock_owed FROM PUBLIC;
GRANT EXECUTE ON FUNCTION ledger_lock_owed TO oriel_app, oriel_office;

-- migrate:down
DROP FUNCTION ledger_lock_owed;
DELETE FROM ledger_kinds WHERE kind = 'fee';
