-- migrate:up
-- What happened, written in the same transaction as its cause, on its way to the bus.
CREATE TABLE outbox (
  seq bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  id uuid NOT NULL UNIQUE,
  name text NOT NULL CHECK (name ~ '^[a-z-]+\.[a-z-]+$'),
  site_id integer NOT NULL,
  partition smallint NOT NULL CHECK (partition BETWEEN 0 AND 15),
  data jsonb NOT NULL,
  trace text,
  created_at timestamptz NOT NULL DEFAULT now(),
  sent_at timestamptz
);
COMMENT ON COLUMN outbox.id IS 'Becomes Nats-Msg-Id: sending twice is one message.';
COMMENT ON COLUMN outbox.partition IS 'Hash of the owner: one owner''s events keep their order.';
-- The relay only ever looks at what is not sent yet, so its cost does not grow with history.
CREATE INDEX outbox_unsent ON outbox (partition, seq) WHERE sent_at IS NULL;
CREATE INDEX outbox_sent_at ON outbox (sent_at) WHERE sent_at IS NOT NULL;

-- An event a consumer has taken effect of. Written in the transaction of that effect.
CREATE TABLE consumed_events (
  consumer text NOT NULL,
  event_id uuid NOT NULL,
  consumed_at timestamptz NOT NULL DEFAULT now(),
  PRIMARY KEY (consumer, event_id)
);

-- When each bus stream was made. A newer stream than the one noted here has lost its content.
CREATE TABLE bus_streams (
  name text PRIMARY KEY,
  made_at text NOT NULL
);

GRANT SELECT, INSERT, DELETE ON outbox TO oriel_app;
GRANT UPDATE (sent_at) ON outbox TO oriel_app;
GRANT SELECT, INSERT, DELETE ON consumed_events TO oriel_app;
GRANT SELECT, INSERT, UPDATE ON bus_streams TO oriel_app;

-- migrate:down
DROP TABLE bus_streams;
DROP TABLE consumed_events;
DROP TABLE outbox;
