-- migrate:up transaction:false
CREATE INDEX CONCURRENTLY IF NOT EXISTS plays_ended ON plays (ended_at) WHERE ended_at IS NOT NULL;

-- migrate:down transaction:false
DROP INDEX CONCURRENTLY plays_ended;
