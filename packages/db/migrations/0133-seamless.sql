-- migrate:up
-- Whose bets are still open. A large house makes it on each partition before the upgrade by hand with
-- CREATE INDEX CONCURRENTLY, so that nobody waits; then they are only attached here.
CREATE INDEX IF NOT EXISTS seamless_rounds_open_of_member ON seamless_rounds (member_id)
  WHERE over_at IS NULL;


-- migrate:down
DROP INDEX seamless_rounds_open_of_member;
