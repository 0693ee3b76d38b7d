-- migrate:up
-- Whether an account is the member's is decided by those who pay out to it.
INSERT INTO permissions VALUES ('bank-card.verify', 1, 1, false, NULL, 37);
INSERT INTO role_permissions VALUES
  ('manager', 'bank-card.verify', 'run'), ('finance-maker', 'bank-card.verify', 'run'),
  ('finance-checker', 'bank-card.verify', 'run');

-- migrate:down
DELETE FROM role_permissions WHERE permission = 'bank-card.verify';
DELETE FROM permissions WHERE permission = 'bank-card.verify';
