-- migrate:up
INSERT INTO ledger_kinds (kind, side, striped, floor, meaning) VALUES
  ('owed', 'member', false, NULL, 'what a member owes after more was taken back than there was'),
  ('adjustment', 'house', true, NULL, 'what was written off by hand');

-- Nobody is owed by it: what a member pays back ends at zero.
ALTER TABLE ledger_accounts ADD CONSTRAINT ledger_owed CHECK (kind <> 'owed' OR balance <= 0) NOT VALID;
ALTER TABLE ledger_accounts VALIDATE CONSTRAINT ledger_owed;

GRANT EXECUTE ON FUNCTION ledger_open, ledger_post TO oriel_office;

-- migrate:down
REVOKE EXECUTE ON FUNCTION ledger_open, ledger_post FROM oriel_office;
ALTER TABLE ledger_accounts DROP CONSTRAINT ledger_owed;
DELETE FROM ledger_kinds WHERE kind IN ('owed', 'adjustment');
