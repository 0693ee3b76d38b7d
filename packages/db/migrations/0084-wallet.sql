-- migrate:up
-- What a site gives to who signs up, per currency; nothing where there is no row.
CREATE TABLE wallet_welcomes (
  site_id integer NOT NULL REFERENCES sites,
  currency text NOT NULL,
  amount bigint NOT NULL CHECK (amount > 0),
  PRIMARY KEY (site_id, currency)
);
GRANT SELECT, INSERT, UPDATE, DELETE ON wallet_welcomes TO oriel_app;

-- migrate:down
DROP TABLE wallet_welcomes;
