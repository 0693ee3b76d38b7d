-- migrate:up
-- contract: the key with the currency holds for all that the one without it held for, and the wider
-- check allows what the one before did; what the release before writes passes both.
-- A friend may play in several currencies. Each has terms, a sum and a most of its own, so a month of
-- a friend is one award in each of them.
ALTER TABLE recommend_awards DROP CONSTRAINT recommend_awards_pkey;
ALTER TABLE recommend_awards ADD PRIMARY KEY (friend_id, month, currency);
-- member_removed: who brought the friend is gone. waited_too_long: closed for a year.
ALTER TABLE recommend_awards DROP CONSTRAINT recommend_awards_because_check;
ALTER TABLE recommend_awards ADD CONSTRAINT recommend_awards_because_check
  CHECK (because IN ('same_person', 'member_closed', 'member_removed', 'waited_too_long'));

-- migrate:down
UPDATE recommend_awards SET because = 'same_person'
  WHERE because IN ('member_removed', 'waited_too_long');
ALTER TABLE recommend_awards DROP CONSTRAINT recommend_awards_because_check;
ALTER TABLE recommend_awards ADD CONSTRAINT recommend_awards_because_check
  CHECK (because IN ('same_person', 'member_closed'));
ALTER TABLE recommend_awards DROP CONSTRAINT recommend_awards_pkey;
ALTER TABLE recommend_awards ADD PRIMARY KEY (friend_id, month);
