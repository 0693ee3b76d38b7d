-- migrate:up
-- Until when the provider may have been asked without our having heard what it said.
ALTER TABLE transfers ADD COLUMN unsure_at timestamptz;
GRANT UPDATE (unsure_at) ON transfers TO oriel_app;

-- migrate:down
ALTER TABLE transfers DROP COLUMN unsure_at;
