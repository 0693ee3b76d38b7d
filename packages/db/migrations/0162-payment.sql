-- migrate:up
-- How much a member of a tier of identity may move in a day of the site's clock. A few rows a site.
CREATE TABLE payment_tier_limits (
  site_id integer NOT NULL REFERENCES sites,
  direction text NOT NULL CHECK (direction IN ('in', 'out')),
  currency text NOT NULL,
  tier smallint NOT NULL CHECK (tier BETWEEN 0 AND 3),
  day_max bigint NOT NULL CHECK (day_max >= 0),
  updated_at timestamptz NOT NULL DEFAULT house_now(),
  PRIMARY KEY (site_id, direction, currency, tier)
);
GRANT SELECT, INSERT, UPDATE ON payment_tier_limits TO oriel_app;
GRANT SELECT ON payment_tier_limits TO oriel_office;

-- migrate:down
DROP TABLE payment_tier_limits;
