-- migrate:up
-- The list of members, the newest first, and narrowed to a currency or to those who are not open.
-- Prefixes of accounts are answered by members_site_id_account_key. A large house makes these before
-- the upgrade by hand with CREATE INDEX CONCURRENTLY, so that nobody waits; then nothing is left here.
CREATE INDEX IF NOT EXISTS members_joined ON members (site_id, created_at DESC, id DESC);
CREATE INDEX IF NOT EXISTS members_joined_currency
  ON members (site_id, currency, created_at DESC, id DESC);
CREATE INDEX IF NOT EXISTS members_joined_shut
  ON members (site_id, state, created_at DESC, id DESC) WHERE state <> 'open';
-- What was sent to a member, the newest first.
CREATE INDEX IF NOT EXISTS messages_of_member ON messages (member_id, id DESC)
  WHERE member_id IS NOT NULL;

-- migrate:down
DROP INDEX members_joined, members_joined_currency, members_joined_shut, messages_of_member;
