-- migrate:up transaction:false
CREATE INDEX CONCURRENTLY IF NOT EXISTS seamless_rounds_first_open ON seamless_rounds (started_at) WHERE over_at IS NULL;

-- migrate:down transaction:false
DROP INDEX CONCURRENTLY seamless_rounds_first_open;
