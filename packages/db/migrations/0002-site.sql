-- migrate:up
-- One row per site (white label). The id is numeric and comes from configuration.
CREATE TABLE sites (
  id integer PRIMARY KEY CHECK (id > 0),
  code text NOT NULL UNIQUE CHECK (code ~ '^[a-z0-9-]{2,32}$'),
  name text NOT NULL CHECK (length(name) BETWEEN 1 AND 80),
  -- NULL: the site's environment file is read instead.
  env_config jsonb,
  route_rules jsonb NOT NULL DEFAULT '[]',
  flags jsonb NOT NULL DEFAULT '{}',
  updated_at timestamptz NOT NULL DEFAULT now()
);
COMMENT ON COLUMN sites.flags IS 'Site behaviour that differs between sites; shape in domain/site.';

CREATE TABLE site_hosts (
  host text PRIMARY KEY CHECK (host = lower(host) AND host !~ '[:/ ]'),
  site_id integer NOT NULL REFERENCES sites
);

CREATE TABLE site_currencies (
  site_id integer NOT NULL REFERENCES sites,
  currency text NOT NULL CHECK (currency ~ '^[A-Z]{2,4}$'),
  position smallint NOT NULL,
  PRIMARY KEY (site_id, currency),
  -- Deferred, so that two rows may swap places in one transaction.
  UNIQUE (site_id, position) DEFERRABLE INITIALLY DEFERRED
);

CREATE TABLE site_languages (
  site_id integer NOT NULL REFERENCES sites,
  language text NOT NULL CHECK (language ~ '^[a-z]{2}_[A-Z]{2}$'),
  position smallint NOT NULL,
  PRIMARY KEY (site_id, language),
  -- Deferred, so that two rows may swap places in one transaction.
  UNIQUE (site_id, position) DEFERRABLE INITIALLY DEFERRED
);

CREATE TABLE site_logos (
  site_id integer NOT NULL REFERENCES sites,
  kind text NOT NULL CHECK (kind IN ('desktop', 'mobile', 'icon')),
  photo_path text NOT NULL CHECK (photo_path ~ '^/'),
  PRIMARY KEY (site_id, kind)
);

-- Looks: a theme and a layout per template name. Desktop is the template 'desktop'.
CREATE TABLE site_templates (
  site_id integer NOT NULL REFERENCES sites,
  name text NOT NULL CHECK (name ~ '^(desktop|H5_[1-8])$'),
  theme text NOT NULL,
  layout text NOT NULL,
  sections text[] NOT NULL,
  PRIMARY KEY (site_id, name)
);

GRANT SELECT, INSERT, UPDATE ON sites TO oriel_app;
GRANT SELECT, INSERT, UPDATE, DELETE
  ON site_hosts, site_currencies, site_languages, site_logos, site_templates TO oriel_app;

-- migrate:down
DROP TABLE site_templates, site_logos, site_languages, site_currencies, site_hosts, sites;
