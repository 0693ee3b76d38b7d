-- migrate:up
-- What a member gets for bringing friends: a share of what they stake. Versions per site and currency,
-- never changed; a month is worked out by the one in force at its first moment. A few dozen rows a
-- year. The primary key answers which one is in force.
CREATE TABLE recommend_terms (
  site_id integer NOT NULL,
  currency text NOT NULL,
  version integer NOT NULL CHECK (version > 0),
  -- Millionths of a friend's valid stakes.
  share_ppm integer NOT NULL CHECK (share_ppm BETWEEN 1 AND 10000),
  -- So long after a friend joined their stakes count.
  share_days smallint NOT NULL CHECK (share_days BETWEEN 1 AND 365),
  -- No more than this for one friend, in units.
  share_max bigint NOT NULL CHECK (share_max > 0),
  valid_from timestamptz NOT NULL DEFAULT house_now(),
  made_by text NOT NULL,
  PRIMARY KEY (site_id, currency, version),
  FOREIGN KEY (site_id, currency) REFERENCES site_currencies (site_id, currency) ON DELETE CASCADE
);

-- How far the awards of a month of a site have been worked out. A row per site and month.
CREATE TABLE recommend_runs (
  site_id integer NOT NULL REFERENCES sites,
  -- As the site writes it: 2026-10.
  month text NOT NULL CHECK (month ~ '^[0-9]{4}-[0-9]{2}$'),
  -- The friend up to whom all are done; null before the first.
  reached_at timestamptz,
  reached uuid,
  finished_at timestamptz,
  PRIMARY KEY (site_id, month)
);

-- What a friend's month was worth to who brought them. At 10 million members of whom a tenth are
-- brought in a year, and three months each, 3 million rows a year; kept, because a member reads what
-- they were given. The primary key makes a month of a friend count once and answers what was given
-- for them so far; recommend_awards_of_member answers a member's records, recommend_awards_of_site
-- the office's list.
CREATE TABLE recommend_awards (
  friend_id uuid NOT NULL,
  month text NOT NULL,
  site_id integer NOT NULL,
  member_id uuid NOT NULL,
  currency text NOT NULL,
  version integer NOT NULL,
  base bigint NOT NULL CHECK (base > 0),
  amount bigint NOT NULL CHECK (amount >= 0),
  -- refused: both are one person. waiting: who brought them is closed, and is paid when open again.
  state text NOT NULL CHECK (state IN ('paid', 'waiting', 'refused')),
  because text CHECK (because IN ('same_person', 'member_closed')),
  made_at timestamptz NOT NULL DEFAULT house_now(),
  number bigint GENERATED ALWAYS AS IDENTITY,
  PRIMARY KEY (friend_id, month),
  CHECK ((state = 'paid') = (because IS NULL))
);
CREATE INDEX recommend_awards_of_member ON recommend_awards (member_id, number DESC);
CREATE INDEX recommend_awards_of_site ON recommend_awards (site_id, number DESC);
CREATE INDEX recommend_awards_waiting ON recommend_awards (site_id, number) WHERE state = 'waiting';

-- Friends of a site by when they joined: those whose stakes still count, and a member's own.
CREATE INDEX member_introducers_joined ON member_introducers (site_id, created_at, member_id)
  WHERE recommender_id IS NOT NULL;
CREATE INDEX member_introducers_friends ON member_introducers (recommender_id, created_at DESC,
  member_id DESC) WHERE recommender_id IS NOT NULL;

GRANT SELECT, INSERT ON recommend_terms TO oriel_office, oriel_app;
GRANT SELECT, INSERT, UPDATE ON recommend_runs TO oriel_app;
GRANT SELECT, INSERT, UPDATE (state, because) ON recommend_awards TO oriel_app;
GRANT SELECT ON recommend_awards, recommend_runs TO oriel_office;
GRANT SELECT, INSERT, UPDATE (is_open) ON recommend_settings TO oriel_office;

-- migrate:down
DROP INDEX member_introducers_friends, member_introducers_joined;
DROP TABLE recommend_awards, recommend_runs, recommend_terms;
REVOKE SELECT, INSERT, UPDATE ON recommend_settings FROM oriel_office;
