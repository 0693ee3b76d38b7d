-- migrate:up
-- What a game is found by: each of its names and its provider's, in the form in which questions are
-- asked. One row each, so that letters of one language are not taken for those of another.
CREATE TABLE game_terms (
  game_id integer NOT NULL REFERENCES games,
  -- A space comes first, so that every word is found by its beginning.
  term text NOT NULL CHECK (term LIKE ' %'),
  PRIMARY KEY (game_id, term)
);
-- Until they are saved again, games are found by their names as they are.
INSERT INTO game_terms SELECT DISTINCT game_id, ' ' || lower(name) FROM game_names;
-- A game is seldom saved and often looked for, so nothing waits to be sorted in.
CREATE INDEX game_terms_search ON game_terms USING gin (term gin_trgm_ops) WITH (fastupdate = off);
GRANT SELECT, INSERT, DELETE ON game_terms TO oriel_app;
ALTER TABLE games DROP COLUMN search;

-- Pages of a hall, and of all halls, are read in their order and no further than asked.
CREATE INDEX games_hall ON games (type_id, rank DESC, id) WHERE closed_at IS NULL;
CREATE INDEX games_rank ON games (rank DESC, id) WHERE closed_at IS NULL;
-- Games of a lobby are counted without a look at the games themselves.
DROP INDEX games_lobby;
CREATE INDEX games_lobby ON games (type_id, provider_id, house, rank DESC, id)
  INCLUDE (on_desktop, on_mobile, has_demo, currencies) WHERE closed_at IS NULL;

-- migrate:down
DROP INDEX games_lobby, games_rank, games_hall;
CREATE INDEX games_lobby ON games (type_id, provider_id, house, rank DESC, id) WHERE closed_at IS NULL;
ALTER TABLE games ADD COLUMN search text NOT NULL DEFAULT '';
UPDATE games SET search = terms.joined
  FROM (SELECT game_id, string_agg(ltrim(term), ' ') AS joined FROM game_terms GROUP BY game_id) terms
  WHERE terms.game_id = games.id;
ALTER TABLE games ALTER COLUMN search DROP DEFAULT;
CREATE INDEX games_search ON games USING gin (search gin_trgm_ops);
DROP TABLE game_terms;
