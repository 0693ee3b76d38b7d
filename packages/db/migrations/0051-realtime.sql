-- migrate:up
-- contract: a ticket lives for half a minute; the key would only make every removed session look
-- through this table.
ALTER TABLE realtime_tickets DROP CONSTRAINT realtime_tickets_session_id_fkey;

-- migrate:down
ALTER TABLE realtime_tickets ADD FOREIGN KEY (session_id) REFERENCES sessions;
