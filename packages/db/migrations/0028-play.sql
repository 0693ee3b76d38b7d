-- migrate:up
-- One time that a member plays one game: from the tap to the way home. Its id is the launch's name.
CREATE TABLE plays (
  id uuid PRIMARY KEY,
  site_id integer NOT NULL,
  member_id uuid NOT NULL,
  -- The session that asked: the address of the game goes to it and to no other.
  session_id uuid NOT NULL REFERENCES sessions,
  provider_id text NOT NULL REFERENCES provider_links,
  game_id integer NOT NULL REFERENCES games,
  currency text NOT NULL,
  device text NOT NULL CHECK (device IN ('desktop', 'mobile', 'app')),
  locale text NOT NULL,
  lobby_url text NOT NULL,
  state text NOT NULL DEFAULT 'starting' CHECK (state IN ('starting', 'playing', 'leaving', 'ended')),
  url text,
  -- Why it ended, or why it did not begin.
  ended_because text,
  -- When its page was last heard.
  beat_at timestamptz NOT NULL DEFAULT now(),
  -- When somebody shall look at it again, and until when somebody does.
  due_at timestamptz NOT NULL DEFAULT now(),
  taken_until timestamptz,
  tries integer NOT NULL DEFAULT 0,
  made_at timestamptz NOT NULL DEFAULT now(),
  ended_at timestamptz,
  FOREIGN KEY (site_id, member_id) REFERENCES members (site_id, id),
  CHECK ((state = 'ended') = (ended_at IS NOT NULL)),
  CHECK ((ended_because IS NOT NULL) >= (state IN ('leaving', 'ended')))
);
-- The lease: a member plays one game at a time.
CREATE UNIQUE INDEX plays_lease ON plays (member_id) WHERE state IN ('starting', 'playing');
CREATE INDEX plays_due ON plays (due_at) WHERE ended_at IS NULL;
CREATE INDEX plays_beat ON plays (beat_at) WHERE state IN ('starting', 'playing');
CREATE INDEX plays_of_member ON plays (member_id, made_at DESC);

GRANT SELECT, INSERT ON plays TO oriel_app;
GRANT UPDATE (state, url, ended_because, beat_at, due_at, taken_until, tries, ended_at) ON plays
  TO oriel_app;

-- migrate:down
DROP TABLE plays;
