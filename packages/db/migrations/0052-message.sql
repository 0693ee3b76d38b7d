-- migrate:up transaction:false
CREATE INDEX CONCURRENTLY IF NOT EXISTS messages_created ON messages (created_at);

-- migrate:down transaction:false
DROP INDEX CONCURRENTLY messages_created;
