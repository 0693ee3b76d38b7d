-- migrate:up
-- What operators write for readers: banners, bulletins, promotions, questions, sponsors, pages.
-- Each kind keeps what only it needs in its details; who sees it, where and when is the same for all.
CREATE TABLE contents (
  id uuid PRIMARY KEY,
  -- Short, for addresses such as /faq/12.
  number integer GENERATED ALWAYS AS IDENTITY UNIQUE,
  site_id integer NOT NULL REFERENCES sites,
  kind text NOT NULL CHECK (kind ~ '^[a-z-]+$'),
  details jsonb NOT NULL,
  -- S3.025: 0 both, 1 desktop, 2 mobile.
  device smallint NOT NULL CHECK (device IN (0, 1, 2)),
  for_guests boolean NOT NULL,
  for_members boolean NOT NULL,
  -- NULL: every currency of the site.
  currencies text[],
  sort integer NOT NULL DEFAULT 0,
  starts_at timestamptz NOT NULL,
  ends_at timestamptz,
  withdrawn_at timestamptz,
  version integer NOT NULL DEFAULT 1 CHECK (version > 0),
  updated_at timestamptz NOT NULL,
  CHECK (ends_at IS NULL OR ends_at > starts_at),
  CHECK (for_guests OR for_members)
);
CREATE INDEX contents_showing ON contents (site_id, kind, sort DESC, number DESC)
  WHERE withdrawn_at IS NULL;

CREATE TABLE content_texts (
  content_id uuid NOT NULL REFERENCES contents,
  language text NOT NULL CHECK (language ~ '^[a-z]{2}_[A-Z]{2}$'),
  title text NOT NULL CHECK (length(title) BETWEEN 1 AND 200),
  -- HTML that has been cleaned; it is read into a tree and cleaned again before it is shown.
  body text NOT NULL DEFAULT '' CHECK (length(body) <= 50000),
  PRIMARY KEY (content_id, language)
);

-- Who changed what, for ever.
CREATE TABLE content_changes (
  content_id uuid NOT NULL REFERENCES contents,
  version integer NOT NULL,
  change text NOT NULL CHECK (change IN ('published', 'edited', 'withdrawn')),
  staff text NOT NULL,
  at timestamptz NOT NULL,
  PRIMARY KEY (content_id, version)
);

GRANT SELECT, INSERT, UPDATE ON contents TO oriel_app;
GRANT SELECT, INSERT, UPDATE, DELETE ON content_texts TO oriel_app;
GRANT SELECT, INSERT ON content_changes TO oriel_app;

-- migrate:down
DROP TABLE content_changes, content_texts, contents;
