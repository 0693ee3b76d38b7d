-- migrate:up
-- Addresses at which a version is looked at in the site's own page: good once, for a few minutes. A
-- row goes when its address is opened; whoever makes one removes some that ran out
-- (`announcement_previews_old`), so there are never more than were made in some minutes.
CREATE TABLE announcement_previews (
  token_hash bytea PRIMARY KEY CHECK (length(token_hash) = 32),
  site_id integer NOT NULL REFERENCES sites,
  announcement_id uuid NOT NULL,
  number integer NOT NULL,
  good_until timestamptz NOT NULL,
  FOREIGN KEY (announcement_id, number) REFERENCES announcement_versions
);
CREATE INDEX announcement_previews_old ON announcement_previews (good_until);

GRANT SELECT, INSERT, DELETE ON announcement_previews TO oriel_office;
GRANT SELECT, DELETE ON announcement_previews TO oriel_app;

-- migrate:down
DROP TABLE announcement_previews;
