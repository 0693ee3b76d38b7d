-- migrate:up
-- Who plays. Contact and identity data join with registration; this is what every door needs.
CREATE TABLE members (
  id uuid PRIMARY KEY,
  site_id integer NOT NULL REFERENCES sites,
  account text NOT NULL CHECK (account ~ '^[a-z0-9]{6,12}$'),
  currency text NOT NULL,
  language text NOT NULL,
  created_at timestamptz NOT NULL DEFAULT now(),
  UNIQUE (site_id, account),
  -- Lets other tables carry the site beside the member and never disagree about it.
  UNIQUE (site_id, id),
  FOREIGN KEY (site_id, currency) REFERENCES site_currencies,
  FOREIGN KEY (site_id, language) REFERENCES site_languages
);

GRANT SELECT, INSERT, UPDATE ON members TO oriel_app;

-- migrate:down
DROP TABLE members;
