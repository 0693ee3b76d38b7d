-- migrate:up
-- Whose turn comes when: one press, then a wait that is exact to the moment. By this clock alone.
CREATE TABLE rate_turns (
  bucket bytea PRIMARY KEY CHECK (length(bucket) = 32),
  free_at timestamptz NOT NULL
);
CREATE INDEX rate_turns_over ON rate_turns (free_at);
GRANT SELECT, INSERT, UPDATE, DELETE ON rate_turns TO oriel_app;

-- migrate:down
DROP TABLE rate_turns;
