-- migrate:up
CREATE EXTENSION IF NOT EXISTS pg_trgm;

-- The halls. S3.008 to S3.016 give the numbers 2 to 9; crash is a hall of our own.
CREATE TABLE game_types (
  id smallint PRIMARY KEY,
  code text NOT NULL UNIQUE CHECK (code ~ '^[a-z_]+$'),
  -- What the codes of its games begin with.
  prefix text NOT NULL CHECK (prefix ~ '^[a-z]_$')
);
INSERT INTO game_types (id, code, prefix) VALUES
  (2, 'slot', 'e_'), (3, 'live', 'v_'), (4, 'sport', 's_'), (5, 'lottery', 'l_'), (6, 'card', 'c_'),
  (7, 'virtual_sport', 't_'), (8, 'arena', 'd_'), (9, 'esport', 'g_'), (10, 'crash', 'x_');

CREATE TABLE game_providers (
  id text PRIMARY KEY CHECK (id ~ '^GP[A-Z0-9_]{1,10}$'),
  name text NOT NULL CHECK (length(name) BETWEEN 1 AND 40),
  -- Pictures the operator has put in place of the drawn ones.
  icon_light text,
  icon_dark text,
  updated_at timestamptz NOT NULL
);

-- What a provider offers in a hall. A house is one of several lobbies of the same provider there.
CREATE TABLE game_lobbies (
  provider_id text NOT NULL REFERENCES game_providers,
  type_id smallint NOT NULL REFERENCES game_types,
  house text NOT NULL DEFAULT '' CHECK (house ~ '^[A-Za-z0-9_-]{0,20}$'),
  customized boolean NOT NULL DEFAULT false,
  has_room boolean NOT NULL DEFAULT false,
  sort integer NOT NULL DEFAULT 0,
  PRIMARY KEY (provider_id, type_id, house)
);

CREATE TABLE games (
  id integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  provider_id text NOT NULL,
  type_id smallint NOT NULL,
  house text NOT NULL DEFAULT '',
  code text NOT NULL CHECK (length(code) BETWEEN 1 AND 60),
  tag text CHECK (tag IN ('hot', 'new')),
  on_desktop boolean NOT NULL DEFAULT true,
  on_mobile boolean NOT NULL DEFAULT true,
  has_demo boolean NOT NULL DEFAULT false,
  -- NULL: every currency of the site.
  currencies text[],
  -- How it is drawn, and the picture the operator has put in its place.
  art jsonb NOT NULL,
  picture text,
  -- The more, the earlier it stands in lists.
  rank integer NOT NULL DEFAULT 0,
  -- All its names in all languages and its provider's, for searching.
  search text NOT NULL,
  closed_at timestamptz,
  updated_at timestamptz NOT NULL,
  UNIQUE (provider_id, code),
  FOREIGN KEY (provider_id, type_id, house) REFERENCES game_lobbies
);
CREATE INDEX games_lobby ON games (type_id, provider_id, house, rank DESC, id) WHERE closed_at IS NULL;
CREATE INDEX games_tag ON games (tag, rank DESC, id) WHERE closed_at IS NULL AND tag IS NOT NULL;
CREATE INDEX games_search ON games USING gin (search gin_trgm_ops);

CREATE TABLE game_names (
  game_id integer NOT NULL REFERENCES games,
  language text NOT NULL CHECK (language ~ '^[a-z]{2}_[A-Z]{2}$'),
  name text NOT NULL CHECK (length(name) BETWEEN 1 AND 80),
  PRIMARY KEY (game_id, language)
);

CREATE TABLE game_maintenances (
  id uuid PRIMARY KEY,
  provider_id text NOT NULL REFERENCES game_providers,
  -- NULL: all its halls.
  type_id smallint REFERENCES game_types,
  starts_at timestamptz NOT NULL,
  ends_at timestamptz NOT NULL,
  CHECK (ends_at > starts_at)
);
CREATE INDEX game_maintenances_now ON game_maintenances (provider_id, ends_at);

-- Which halls and providers a site shows, and in which order. What is not here is not shown.
CREATE TABLE site_game_types (
  site_id integer NOT NULL REFERENCES sites,
  type_id smallint NOT NULL REFERENCES game_types,
  sort integer NOT NULL,
  PRIMARY KEY (site_id, type_id)
);
CREATE TABLE site_game_providers (
  site_id integer NOT NULL REFERENCES sites,
  provider_id text NOT NULL REFERENCES game_providers,
  sort integer NOT NULL,
  PRIMARY KEY (site_id, provider_id)
);

GRANT SELECT ON game_types TO oriel_app;
GRANT SELECT, INSERT, UPDATE ON game_providers, game_lobbies, games TO oriel_app;
GRANT SELECT, INSERT, UPDATE, DELETE ON game_names, game_maintenances, site_game_types, site_game_providers
  TO oriel_app;

-- migrate:down
DROP TABLE site_game_providers, site_game_types, game_maintenances, game_names, games, game_lobbies,
  game_providers, game_types;
DROP EXTENSION pg_trgm;
