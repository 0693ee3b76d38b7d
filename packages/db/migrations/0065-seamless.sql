-- migrate:up
-- What providers have said is kept in four tables in turn, one for each month; the next migrations
-- take them into use. What is there already is the fifth, which only empties.
ALTER TABLE seamless_moves ADD COLUMN slot smallint NOT NULL DEFAULT 4;
ALTER TABLE seamless_rounds
  ADD COLUMN slot smallint NOT NULL DEFAULT 4,
  -- Names of its bets: while a round goes on they go along with it, however old they are.
  ADD COLUMN bets text[] NOT NULL DEFAULT '{}';
ALTER TABLE seamless_moves ADD CONSTRAINT seamless_moves_first_slot CHECK (slot = 4) NOT VALID;
ALTER TABLE seamless_rounds ADD CONSTRAINT seamless_rounds_first_slot CHECK (slot = 4) NOT VALID;

-- migrate:down
ALTER TABLE seamless_moves DROP COLUMN slot;
ALTER TABLE seamless_rounds DROP COLUMN slot, DROP COLUMN bets;
