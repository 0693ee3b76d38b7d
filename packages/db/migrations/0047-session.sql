-- migrate:up transaction:false
CREATE INDEX CONCURRENTLY IF NOT EXISTS sessions_ended ON sessions (ended_at) WHERE ended_at IS NOT NULL;

-- migrate:down transaction:false
DROP INDEX CONCURRENTLY sessions_ended;
