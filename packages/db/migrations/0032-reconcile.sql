-- migrate:up
-- What each comparison said when it last ran.
CREATE TABLE reconcile_checks (
  name text PRIMARY KEY CHECK (name ~ '^[a-z-]{1,40}$'),
  ran_at timestamptz NOT NULL,
  looked integer NOT NULL,
  broken integer NOT NULL,
  -- The first few that did not agree.
  first text[] NOT NULL
);

-- A member's place at a provider, as it last was compared; the longest not looked at comes next.
CREATE TABLE reconcile_places (
  member_id uuid NOT NULL,
  provider_id text NOT NULL REFERENCES provider_links,
  currency text NOT NULL,
  looked_at timestamptz NOT NULL,
  -- What the provider has more than we expect.
  difference bigint NOT NULL,
  -- Since when it is this difference and no other.
  since timestamptz NOT NULL,
  PRIMARY KEY (member_id, provider_id, currency)
);

-- Transfers that were compared with what their provider says of them.
CREATE TABLE reconcile_transfers (
  transfer_id uuid PRIMARY KEY REFERENCES transfers,
  looked_at timestamptz NOT NULL,
  agrees boolean NOT NULL
);
CREATE INDEX reconcile_transfers_open ON reconcile_transfers (looked_at) WHERE NOT agrees;
-- What ended not long ago is found without a look at all transfers.
CREATE INDEX transfers_ended ON transfers (ended_at) WHERE ended_at IS NOT NULL;

GRANT SELECT, INSERT, UPDATE ON reconcile_checks, reconcile_places, reconcile_transfers TO oriel_app;

-- migrate:down
DROP INDEX transfers_ended;
DROP TABLE reconcile_transfers, reconcile_places, reconcile_checks;
