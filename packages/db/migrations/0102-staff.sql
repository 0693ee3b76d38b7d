-- migrate:up
-- One command for many at once: always agreed by two, whatever one of them would take alone.
INSERT INTO permissions VALUES ('bulk.run', 2, 2, true, NULL, 30);
INSERT INTO role_permissions VALUES
  ('owner', 'bulk.run', 'check'), ('manager', 'bulk.run', 'both'), ('risk', 'bulk.run', 'both');

-- migrate:down
DELETE FROM role_permissions WHERE permission = 'bulk.run';
DELETE FROM permissions WHERE permission = 'bulk.run';
