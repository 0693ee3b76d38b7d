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
GRANT UPDATE (released, state, reason, people, first_by, second_by, third_by, refused_by, stage,
  entered_at, promised_at, stages, is_late, taken_until, due_at, ended_at)
  ON withdrawals TO oriel_office;

-- migrate:down
DROP INDEX withdrawals_decided;

