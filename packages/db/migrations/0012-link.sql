-- migrate:up
-- What stands in the footer, the tab bar, the slide bar, the rail and the floating stack of a site.
CREATE TABLE site_links (
  id integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  site_id integer NOT NULL REFERENCES sites,
  place text NOT NULL CHECK (place IN ('footer', 'mobile_footer', 'slide_bar', 'float', 'rail')),
  -- The column of the footer; elsewhere there are none.
  link_group text CHECK (link_group IN ('help', 'about', 'rules', 'safer_play')),
  code text NOT NULL CHECK (code ~ '^[A-Za-z_]{1,40}$'),
  -- By language. Without one for a reader, the page's own word for the code is shown.
  names jsonb NOT NULL CHECK (jsonb_typeof(names) = 'object'),
  -- NULL: the link opens something on the page.
  target text CHECK (target ~ '^(https?://[^\s\\]+|/|/[^/\s\\][^\s\\]*|main/[a-z0-9-]+|faq/[0-9]+)$'),
  -- Of our icons, or the path of a picture; empty: the code's own.
  icon text NOT NULL CHECK (icon ~ '^([a-z-]*|/[^/\s\\][^\s\\]*)$'),
  opens_in text NOT NULL CHECK (opens_in IN ('same', 'new')),
  for_guests boolean NOT NULL,
  for_members boolean NOT NULL,
  -- S3.025: 0 both, 1 desktop, 2 mobile.
  device smallint NOT NULL CHECK (device IN (0, 1, 2)),
  raised boolean NOT NULL CHECK (NOT raised OR place = 'mobile_footer'),
  sort integer NOT NULL CHECK (sort > 0),
  UNIQUE (site_id, place, sort),
  CHECK ((place = 'footer') = (link_group IS NOT NULL)),
  CHECK (for_guests OR for_members)
);
-- One tab may stand out.
CREATE UNIQUE INDEX site_links_raised ON site_links (site_id) WHERE raised;

-- Who changed a place to what, for ever.
CREATE TABLE site_link_changes (
  site_id integer NOT NULL REFERENCES sites,
  place text NOT NULL,
  version integer NOT NULL CHECK (version > 0),
  links jsonb NOT NULL,
  staff text NOT NULL,
  at timestamptz NOT NULL,
  PRIMARY KEY (site_id, place, version)
);

GRANT SELECT, INSERT, DELETE ON site_links TO oriel_app;
GRANT SELECT, INSERT ON site_link_changes TO oriel_app;

-- migrate:down
DROP TABLE site_link_changes, site_links;
