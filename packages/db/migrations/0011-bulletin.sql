-- migrate:up
-- What a member has closed for good: a bulletin stays away from that place until it changes.
CREATE TABLE hidden_bulletins (
  member_id uuid NOT NULL REFERENCES members,
  content_id uuid NOT NULL REFERENCES contents,
  -- S7.024: 2 home, 3 deposit.
  location smallint NOT NULL CHECK (location IN (2, 3)),
  -- The version that was seen; a newer one shows again.
  version integer NOT NULL CHECK (version > 0),
  hidden_at timestamptz NOT NULL,
  PRIMARY KEY (member_id, location, content_id)
);
-- What no longer hides anything is swept, bulletin by bulletin.
CREATE INDEX hidden_bulletins_content ON hidden_bulletins (content_id, version);

GRANT SELECT, INSERT, UPDATE, DELETE ON hidden_bulletins TO oriel_app;

-- A page is found by its name in the address: /main/terms.
CREATE UNIQUE INDEX contents_page_names ON contents (site_id, (details ->> 'name'))
  WHERE kind = 'page' AND withdrawn_at IS NULL;

-- migrate:down
DROP INDEX contents_page_names;
DROP TABLE hidden_bulletins;
