-- migrate:up
-- When the last payout was settled that we know of. A recall that was sent before it did not bring
-- it home, also when we hear of the payout first and of the recall's end after it.
ALTER TABLE provider_players ADD COLUMN paid_at timestamptz;

-- migrate:down
ALTER TABLE provider_players DROP COLUMN paid_at;
