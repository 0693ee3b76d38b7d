-- migrate:up
-- The most that may be staked at once and paid for a round without a person's look: for a title of a
-- provider, for all of a provider, or for everybody (empty). The narrowest line counts.
CREATE TABLE provider_limits (
  currency text NOT NULL CHECK (currency ~ '^[A-Z]{2,5}$'),
  provider_id text NOT NULL DEFAULT '',
  title text NOT NULL DEFAULT '',
  stake_max bigint NOT NULL CHECK (stake_max BETWEEN 1 AND 1000000000000000),
  win_max bigint NOT NULL CHECK (win_max BETWEEN 1 AND 1000000000000000),
  updated_at timestamptz NOT NULL DEFAULT house_now(),
  PRIMARY KEY (currency, provider_id, title),
  CHECK (provider_id <> '' OR title = '')
);
-- About ten thousand dollars at once, and half a million for a round.
INSERT INTO provider_limits (currency, stake_max, win_max)
SELECT c.currency, c.worth * 10000 * 10000, c.worth * 500000 * 10000
FROM (VALUES ('USD', 1::bigint), ('GP', 1), ('BRL', 5), ('RMB', 5), ('THB', 25), ('INR', 50),
  ('BDT', 100), ('JPY', 100), ('NGN', 500), ('WON', 1000), ('MMK', 2000), ('VND', 20000)) AS c (currency, worth);
GRANT SELECT, INSERT, UPDATE, DELETE ON provider_limits TO oriel_app;

-- migrate:down
DROP TABLE provider_limits;
