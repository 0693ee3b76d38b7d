-- migrate:up
-- contract: `rounds_once` says what this said, and with the member.
ALTER TABLE rounds DROP CONSTRAINT rounds_pkey;

-- migrate:down
ALTER TABLE rounds ADD PRIMARY KEY (settled_at, provider_id, round_id);
