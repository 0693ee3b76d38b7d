-- migrate:up transaction:false
-- Built beside the writers; alone in its file, for it allows no transaction around it.
CREATE UNIQUE INDEX CONCURRENTLY IF NOT EXISTS outbox_first_seq ON outbox (seq, day);

-- migrate:down transaction:false
DROP INDEX CONCURRENTLY outbox_first_seq;
