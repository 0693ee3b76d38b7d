-- migrate:up
-- When the member signed in. A session that a hand-over opens has the time of the one it came from:
-- the absolute limit counts from here. Null where the version before opened it: then it counts from
-- its beginning, and so does its proof.
ALTER TABLE sessions ADD COLUMN signed_in_at timestamptz CHECK (signed_in_at <= created_at);

-- migrate:down
ALTER TABLE sessions DROP COLUMN signed_in_at;
