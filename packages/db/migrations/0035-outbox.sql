-- migrate:up
-- The outbox becomes eight tables, one for each of the last days. This step is instant and readies
-- the table that stands; the third makes it one of them.
ALTER TABLE outbox ADD COLUMN day smallint NOT NULL DEFAULT -1;
ALTER TABLE outbox ADD CONSTRAINT outbox_first_day CHECK (day = -1) NOT VALID;

-- migrate:down
ALTER TABLE outbox DROP COLUMN day;
