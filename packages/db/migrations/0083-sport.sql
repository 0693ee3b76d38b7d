-- migrate:up
-- contract: the version before deletes addresses by their time too, and refuses nothing without it.
-- Addresses go minutes after they end and sessions 100 days later, so the key guarded nothing; it
-- was looked up for each session that was removed.
ALTER TABLE sport_addresses DROP CONSTRAINT sport_addresses_session_id_fkey;

-- migrate:down
ALTER TABLE sport_addresses
  ADD CONSTRAINT sport_addresses_session_id_fkey FOREIGN KEY (session_id) REFERENCES sessions;
