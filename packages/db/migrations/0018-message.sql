-- migrate:up
-- Text messages and mail on their way out, written in the transaction of what they tell of.
CREATE TABLE messages (
  id uuid PRIMARY KEY,
  site_id integer NOT NULL REFERENCES sites,
  -- Null for somebody who is not a member yet.
  member_id uuid,
  channel text NOT NULL CHECK (channel IN ('sms', 'mail')),
  template text NOT NULL CHECK (template ~ '^[a-z_]{3,40}$'),
  -- To whom and what, sealed; gone a day after the last try.
  sealed bytea,
  state text NOT NULL DEFAULT 'queued' CHECK (state IN ('queued', 'sent', 'failed')),
  attempts integer NOT NULL DEFAULT 0 CHECK (attempts >= 0),
  -- Why the last try failed, if it did.
  failure text CHECK (failure IN ('refused', 'no_balance', 'unreachable', 'late')),
  created_at timestamptz NOT NULL DEFAULT now(),
  tried_at timestamptz,
  CHECK (state <> 'sent' OR (tried_at IS NOT NULL AND failure IS NULL)),
  CHECK (state <> 'queued' OR sealed IS NOT NULL),
  FOREIGN KEY (site_id, member_id) REFERENCES members (site_id, id)
);
CREATE INDEX messages_tried ON messages (channel, tried_at DESC) WHERE tried_at IS NOT NULL;
CREATE INDEX messages_to_shred ON messages ((coalesce(tried_at, created_at)))
  WHERE sealed IS NOT NULL;

GRANT SELECT, INSERT ON messages TO oriel_app;
GRANT UPDATE (sealed, state, attempts, failure, tried_at) ON messages TO oriel_app;

-- migrate:down
DROP TABLE messages;
