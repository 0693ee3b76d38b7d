-- migrate:up
-- How often somebody did something lately. A bucket is a keyed mark of what and who, so that no
-- address and no account can be read here.
CREATE TABLE rate_counts (
  bucket bytea PRIMARY KEY CHECK (length(bucket) = 32),
  -- The number of the window since 1970, as long as the limit says.
  slot bigint NOT NULL,
  count integer NOT NULL CHECK (count > 0),
  -- How many the window before it had.
  before integer NOT NULL CHECK (before >= 0),
  forgotten_at timestamptz NOT NULL
);
CREATE INDEX rate_counts_forgotten ON rate_counts (forgotten_at);

GRANT SELECT, INSERT, UPDATE, DELETE ON rate_counts TO oriel_app;

-- migrate:down
DROP TABLE rate_counts;
