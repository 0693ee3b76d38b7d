-- migrate:up transaction:false
CREATE UNIQUE INDEX CONCURRENTLY IF NOT EXISTS seamless_moves_first_once ON seamless_moves (provider_id, tx_id, slot);

-- migrate:down transaction:false
DROP INDEX CONCURRENTLY seamless_moves_first_once;
