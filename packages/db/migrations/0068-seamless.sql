-- migrate:up transaction:false
CREATE UNIQUE INDEX CONCURRENTLY IF NOT EXISTS seamless_rounds_first_once ON seamless_rounds (provider_id, round_id, member_id, slot);

-- migrate:down transaction:false
DROP INDEX CONCURRENTLY seamless_rounds_first_once;
