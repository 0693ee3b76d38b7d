-- migrate:up
-- What a member is expected to stake of what they paid in. 20 million rows a year at 10 million
-- members, one a credited deposit. turnover_needs_open finds what a round counts for and what locks
-- money, turnover_needs_of_member a member's list, turnover_needs_unchecked what is to be compared
-- with its lines, turnover_needs_wrong what did not agree, turnover_needs_ended what is old,
-- turnover_needs_old what has been open for a year.
CREATE TABLE turnover_needs (
  id uuid PRIMARY KEY,
  site_id integer NOT NULL,
  member_id uuid NOT NULL,
  currency text NOT NULL,
  kind text NOT NULL CHECK (kind IN ('deposit')),
  -- What it is for, once for ever.
  cause text NOT NULL CHECK (length(cause) BETWEEN 1 AND 200),
  -- What the member knows that by.
  name text NOT NULL CHECK (length(name) BETWEEN 1 AND 40),
  base bigint NOT NULL CHECK (base > 0),
  needed bigint NOT NULL CHECK (needed > 0),
  -- The sum of its lines.
  counted bigint NOT NULL DEFAULT 0 CHECK (counted BETWEEN 0 AND needed),
  -- Whether money waits for it, as the site's rule was when it was made.
  locks boolean NOT NULL,
  order_no bigint GENERATED ALWAYS AS IDENTITY,
  -- As exact as the times of rounds, which name it.
  made_at timestamptz NOT NULL DEFAULT date_trunc('milliseconds', house_now()),
  ended_at timestamptz,
  ended_because text CHECK (ended_because IN ('met', 'spent')),
  checked_at timestamptz,
  is_wrong boolean NOT NULL DEFAULT false,
  FOREIGN KEY (site_id, member_id) REFERENCES members (site_id, id),
  CONSTRAINT turnover_needs_end CHECK ((ended_at IS NULL) = (ended_because IS NULL)),
  CONSTRAINT turnover_needs_met CHECK ((counted = needed) = (ended_because IS NOT DISTINCT FROM 'met'))
) WITH (fillfactor = 80);
CREATE UNIQUE INDEX turnover_needs_cause ON turnover_needs (kind, cause);
CREATE INDEX turnover_needs_open ON turnover_needs (member_id, currency, order_no)
  WHERE ended_at IS NULL;
CREATE INDEX turnover_needs_of_member ON turnover_needs (member_id, currency, order_no DESC);
CREATE INDEX turnover_needs_unchecked ON turnover_needs (ended_at)
  WHERE ended_at IS NOT NULL AND checked_at IS NULL;
CREATE INDEX turnover_needs_wrong ON turnover_needs (id) WHERE is_wrong;
CREATE INDEX turnover_needs_old ON turnover_needs (made_at) WHERE ended_at IS NULL;
CREATE INDEX turnover_needs_ended ON turnover_needs (ended_at) WHERE ended_at IS NOT NULL;

-- What a round counted for a need, and of which stake: members read why it was not more. A billion a
-- year; months of needs go whole after 400 days. A correction by a person is a later revision.
CREATE TABLE turnover_lines (
  need_made_at timestamptz NOT NULL,
  need_id uuid NOT NULL,
  provider_id text NOT NULL,
  round_id text NOT NULL,
  revision smallint NOT NULL DEFAULT 0 CHECK (revision >= 0),
  counted bigint NOT NULL,
  title text NOT NULL,
  stake bigint NOT NULL CHECK (stake >= 0),
  valid bigint NOT NULL CHECK (valid BETWEEN 0 AND stake),
  settled_at timestamptz NOT NULL,
  CONSTRAINT turnover_lines_pkey PRIMARY KEY (need_made_at, need_id, provider_id, round_id, revision),
  CONSTRAINT turnover_lines_counted CHECK (revision > 0 OR counted BETWEEN 0 AND valid)
) PARTITION BY RANGE (need_made_at);
-- What a member reads of one need.
CREATE INDEX turnover_lines_of_need
  ON turnover_lines (need_id, settled_at DESC, provider_id DESC, round_id DESC);

-- Makes the tables of so many months; gives how many it made.
CREATE FUNCTION turnover_make_months(p_first date, p_months integer) RETURNS integer
LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp SET timezone = 'UTC' AS $$
DECLARE
  made integer := 0;
  month date;
  part text;
BEGIN
  PERFORM pg_advisory_xact_lock(hashtext('turnover_make_months'));
  FOR number IN 0..p_months - 1 LOOP
    month := date_trunc('month', p_first) + make_interval(months => number);
    part := 'turnover_lines_' || to_char(month, 'YYYY_MM');
    CONTINUE WHEN to_regclass(part) IS NOT NULL;
    -- Made beside and then attached, so that booking goes on meanwhile.
    EXECUTE format('CREATE TABLE %I (LIKE turnover_lines INCLUDING DEFAULTS INCLUDING CONSTRAINTS)',
      part);
    EXECUTE format('ALTER TABLE turnover_lines ATTACH PARTITION %I FOR VALUES FROM (%L) TO (%L)',
      part, month, month + interval '1 month');
    made := made + 1;
  END LOOP;
  RETURN made;
END
$$;
SELECT turnover_make_months(house_now()::date, 4);

-- Ends needs that nothing has filled for a year, at most so many; gives how many.
CREATE FUNCTION turnover_end_old(p_count integer) RETURNS integer
LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
DECLARE
  gone integer;
BEGIN
  UPDATE turnover_needs SET ended_at = house_now(), ended_because = 'spent'
  WHERE id IN (SELECT id FROM turnover_needs WHERE ended_at IS NULL
    AND made_at < house_now() - interval '365 days' ORDER BY made_at LIMIT p_count
    FOR UPDATE SKIP LOCKED);
  GET DIAGNOSTICS gone = ROW_COUNT;
  RETURN gone;
END
$$;

-- Drops the lines of months that are over for 400 days; gives how many tables. A month stays while a
-- need of it, or of one before it, is open: the next round of its member writes a line there.
CREATE FUNCTION turnover_drop_months() RETURNS integer
LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp SET timezone = 'UTC'
SET lock_timeout = '500ms' AS $$
DECLARE
  part regclass;
  dropped integer := 0;
BEGIN
  FOR part IN
    SELECT c.oid::regclass FROM pg_inherits i JOIN pg_class c ON c.oid = i.inhrelid
    WHERE i.inhparent = 'turnover_lines'::regclass
      AND substring(pg_get_expr(c.relpartbound, c.oid) FROM 'TO \(''([0-9-]+)')::date
        < house_now() - interval '400 days'
      AND NOT EXISTS (SELECT FROM turnover_needs n WHERE n.ended_at IS NULL
        AND n.made_at < substring(pg_get_expr(c.relpartbound, c.oid) FROM 'TO \(''([0-9-]+)')::date)
  LOOP
    EXECUTE format('DROP TABLE %s', part);
    dropped := dropped + 1;
  END LOOP;
  RETURN dropped;
END
$$;

-- Removes needs that ended long ago, at most so many; gives how many.
CREATE FUNCTION turnover_prune(p_count integer) RETURNS integer
LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
DECLARE
  gone integer;
BEGIN
  DELETE FROM turnover_needs WHERE id IN (SELECT id FROM turnover_needs
    WHERE ended_at < house_now() - interval '760 days' ORDER BY ended_at LIMIT p_count);
  GET DIAGNOSTICS gone = ROW_COUNT;
  RETURN gone;
END
$$;

REVOKE EXECUTE ON FUNCTION turnover_make_months, turnover_drop_months, turnover_prune,
  turnover_end_old FROM PUBLIC;
GRANT EXECUTE ON FUNCTION turnover_make_months, turnover_drop_months, turnover_prune,
  turnover_end_old TO oriel_app;
GRANT SELECT, INSERT ON turnover_needs, turnover_lines TO oriel_app;
GRANT UPDATE (counted, ended_at, ended_because, checked_at, is_wrong) ON turnover_needs TO oriel_app;

-- migrate:down
DROP FUNCTION turnover_prune, turnover_end_old, turnover_drop_months, turnover_make_months;
DROP TABLE turnover_lines, turnover_needs;
