-- migrate:up
-- A one-time ticket lets a socket in as its member. Taken by deleting it.
CREATE TABLE realtime_tickets (
  ticket_hash bytea PRIMARY KEY CHECK (length(ticket_hash) = 32),
  session_id uuid NOT NULL REFERENCES sessions,
  expires_at timestamptz NOT NULL
);
CREATE INDEX realtime_tickets_expired ON realtime_tickets (expires_at);

GRANT SELECT, INSERT, DELETE ON realtime_tickets TO oriel_app;

-- migrate:down
DROP TABLE realtime_tickets;
