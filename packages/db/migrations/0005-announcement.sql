-- migrate:up
CREATE TABLE announcements (
  id uuid PRIMARY KEY,
  site_id integer NOT NULL REFERENCES sites,
  display_before_login boolean NOT NULL,
  display_after_login boolean NOT NULL,
  sort integer NOT NULL DEFAULT 0,
  starts_at timestamptz NOT NULL,
  ends_at timestamptz,
  withdrawn_at timestamptz,
  -- Grows by one with every change, so that a late event can never undo a newer one.
  version integer NOT NULL DEFAULT 1 CHECK (version > 0),
  -- Whether readers were last told that it shows; the schedule announces the difference.
  told_showing boolean NOT NULL,
  updated_at timestamptz NOT NULL,
  CHECK (ends_at IS NULL OR ends_at > starts_at),
  CHECK (display_before_login OR display_after_login)
);
CREATE INDEX announcements_marquee ON announcements (site_id, sort DESC, id DESC)
  WHERE withdrawn_at IS NULL;
CREATE INDEX announcements_to_start ON announcements (starts_at)
  WHERE withdrawn_at IS NULL AND NOT told_showing;
CREATE INDEX announcements_to_end ON announcements (ends_at)
  WHERE withdrawn_at IS NULL AND told_showing;

CREATE TABLE announcement_texts (
  announcement_id uuid NOT NULL REFERENCES announcements,
  language text NOT NULL CHECK (language ~ '^[a-z]{2}_[A-Z]{2}$'),
  content text NOT NULL CHECK (length(content) BETWEEN 1 AND 500),
  PRIMARY KEY (announcement_id, language)
);

-- Who changed what, for ever: the app may add lines and read them, nothing else.
CREATE TABLE announcement_changes (
  announcement_id uuid NOT NULL REFERENCES announcements,
  version integer NOT NULL,
  change text NOT NULL CHECK (change IN ('published', 'edited', 'withdrawn', 'started', 'ended')),
  staff text NOT NULL,
  at timestamptz NOT NULL,
  PRIMARY KEY (announcement_id, version)
);

GRANT SELECT, INSERT, UPDATE ON announcements TO oriel_app;
GRANT SELECT, INSERT, UPDATE, DELETE ON announcement_texts TO oriel_app;
GRANT SELECT, INSERT ON announcement_changes TO oriel_app;

-- migrate:down
DROP TABLE announcement_changes, announcement_texts, announcements;
