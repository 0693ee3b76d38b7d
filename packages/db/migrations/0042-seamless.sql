-- migrate:up transaction:false
-- Rounds that are over, in the order in which they ended: whoever looks that each is kept in `rounds`.
CREATE INDEX CONCURRENTLY IF NOT EXISTS seamless_rounds_over ON seamless_rounds (over_at) WHERE over_at IS NOT NULL;

-- migrate:down transaction:false
DROP INDEX CONCURRENTLY seamless_rounds_over;
