-- migrate:up
-- Pictures that operators put in place of drawn ones. A picture is named by its content, so it is
-- stored once, never changed, and cannot be another one than its name says.
CREATE TABLE pictures (
  id text PRIMARY KEY CHECK (id = encode(sha256(bytes), 'hex')),
  bytes bytea NOT NULL CHECK (octet_length(bytes) BETWEEN 1 AND 2097152),
  type text NOT NULL CHECK (type = 'image/webp'),
  width integer NOT NULL CHECK (width BETWEEN 16 AND 2400),
  height integer NOT NULL CHECK (height BETWEEN 16 AND 2400),
  staff text NOT NULL,
  at timestamptz NOT NULL
);
-- They are compressed already.
ALTER TABLE pictures ALTER COLUMN bytes SET STORAGE EXTERNAL;

-- Where a site shows a picture of its own. What is not here is drawn.
CREATE TABLE site_pictures (
  site_id integer NOT NULL REFERENCES sites,
  -- game:12, banner:3, provider:GPOR-light, type:slot, logo:desktop
  subject text NOT NULL CHECK (subject ~ '^[a-z]+:[A-Za-z0-9_-]{1,24}$'),
  picture_id text NOT NULL REFERENCES pictures,
  PRIMARY KEY (site_id, subject)
);

-- Who changed what, for ever. Without a picture it went back to the drawn one.
CREATE TABLE site_picture_changes (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  site_id integer NOT NULL REFERENCES sites,
  subject text NOT NULL,
  picture_id text REFERENCES pictures,
  staff text NOT NULL,
  at timestamptz NOT NULL
);
CREATE INDEX site_picture_changes_subject ON site_picture_changes (site_id, subject, id);

GRANT SELECT, INSERT ON pictures, site_picture_changes TO oriel_app;
GRANT SELECT, INSERT, UPDATE, DELETE ON site_pictures TO oriel_app;

-- One truth: what was replaced stands in site_pictures. Nothing released reads these columns.
ALTER TABLE games DROP COLUMN picture;
ALTER TABLE game_providers DROP COLUMN icon_light, DROP COLUMN icon_dark;

-- migrate:down
ALTER TABLE game_providers ADD COLUMN icon_light text, ADD COLUMN icon_dark text;
ALTER TABLE games ADD COLUMN picture text;
DROP TABLE site_picture_changes, site_pictures, pictures;
