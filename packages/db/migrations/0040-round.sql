-- migrate:up
-- Booking waits while this is built and then goes on; nobody who reads waits.
CREATE UNIQUE INDEX rounds_once ON rounds (settled_at, provider_id, round_id, member_id);

-- migrate:down
DROP INDEX rounds_once;
