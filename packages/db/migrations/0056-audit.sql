-- migrate:up transaction:false
ALTER TABLE audit_events VALIDATE CONSTRAINT audit_events_first_at;

-- migrate:down
SELECT 1;
