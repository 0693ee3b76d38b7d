-- migrate:up
-- Games a member wants to find again.
CREATE TABLE member_favourites (
  member_id uuid NOT NULL REFERENCES members,
  game_id integer NOT NULL REFERENCES games,
  made_at timestamptz NOT NULL,
  PRIMARY KEY (member_id, game_id)
);
CREATE INDEX member_favourites_newest ON member_favourites (member_id, made_at DESC, game_id);

-- What is played most at a site, counted anew every few minutes.
CREATE TABLE hot_games (
  site_id integer NOT NULL REFERENCES sites,
  game_id integer NOT NULL REFERENCES games,
  -- How many different members have played it of late.
  players integer NOT NULL CHECK (players > 0),
  PRIMARY KEY (site_id, game_id)
);
CREATE INDEX plays_by_time ON plays (made_at) INCLUDE (site_id, game_id, member_id);

-- The last address of a quick bet that a session was given, as a keyed mark: it is only compared.
CREATE TABLE sport_addresses (
  session_id uuid PRIMARY KEY REFERENCES sessions,
  url_mark bytea NOT NULL CHECK (length(url_mark) = 32),
  provider_id text NOT NULL REFERENCES provider_links,
  good_until timestamptz NOT NULL
);
CREATE INDEX sport_addresses_old ON sport_addresses (good_until);

GRANT SELECT, INSERT, UPDATE, DELETE ON sport_addresses TO oriel_app;
GRANT SELECT, INSERT, DELETE ON member_favourites TO oriel_app;
GRANT SELECT, INSERT, UPDATE, DELETE ON hot_games TO oriel_app;

-- migrate:down
DROP INDEX plays_by_time;
DROP TABLE sport_addresses, hot_games, member_favourites;
