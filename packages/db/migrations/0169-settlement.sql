-- migrate:up
-- Which account of the house a provider pays what it has collected to: a link of dialect `bank`.
ALTER TABLE payment_links ADD COLUMN settles_to text REFERENCES payment_links
  CHECK (settles_to <> id);

-- What a provider says of a day, as it was imported; the same file twice is one. One a link and day:
-- some thousands a year. settlement_files_open finds what is not compared to its end,
-- settlement_files_days the days of a link.
CREATE TABLE settlement_files (
  id uuid PRIMARY KEY,
  link_id text NOT NULL REFERENCES payment_links,
  site_id integer NOT NULL REFERENCES sites,
  day text NOT NULL CHECK (day ~ '^[0-9]{4}-[0-9]{2}-[0-9]{2}$'),
  sha256 bytea NOT NULL CHECK (length(sha256) = 32),
  -- Who brought it: the worker, or somebody of the office.
  brought_by text NOT NULL CHECK (length(brought_by) BETWEEN 1 AND 60),
  state text NOT NULL CHECK (state IN ('broken', 'comparing', 'done')),
  broken_line integer,
  line_count integer NOT NULL CHECK (line_count BETWEEN 0 AND 200000),
  -- So many lines are compared.
  compared integer NOT NULL DEFAULT 0 CHECK (compared BETWEEN 0 AND line_count),
  made_at timestamptz NOT NULL DEFAULT date_trunc('milliseconds', house_now()),
  done_at timestamptz,
  CHECK ((state = 'broken') = (broken_line IS NOT NULL)),
  CHECK ((state = 'done') = (done_at IS NOT NULL)),
  CHECK (state <> 'done' OR compared = line_count)
);
-- The same text of two quiet days is two files; a day has one that can be read.
CREATE UNIQUE INDEX settlement_files_sha ON settlement_files (link_id, day, sha256);
CREATE UNIQUE INDEX settlement_files_days ON settlement_files (link_id, day) WHERE state <> 'broken';
CREATE INDEX settlement_files_of_site ON settlement_files (site_id, made_at DESC);
CREATE INDEX settlement_files_open ON settlement_files (made_at) WHERE state = 'comparing';

-- Its lines. At 10 million members some 36 million a year; whole months go after 800 days. A line is
-- found by its file and number, and what is not as it should be by settlement_lines_differ.
CREATE TABLE settlement_lines (
  -- Of its file.
  made_at timestamptz NOT NULL,
  file_id uuid NOT NULL,
  line integer NOT NULL,
  kind text NOT NULL,
  provider_tx text NOT NULL,
  reference text NOT NULL,
  currency text NOT NULL,
  gross bigint NOT NULL,
  fee bigint NOT NULL,
  occurred_at timestamptz NOT NULL,
  settled_on text NOT NULL,
  -- What came of it: the same as ours; new to us and taken over; posted; not as ours is; two people
  -- decide it first; they have. NULL: not compared yet.
  outcome text CHECK (outcome IN ('matched', 'taken', 'posted', 'differs', 'waits', 'agreed')),
  reason text CHECK (length(reason) BETWEEN 1 AND 60),
  PRIMARY KEY (made_at, file_id, line),
  CHECK (outcome IS DISTINCT FROM 'differs' OR reason IS NOT NULL)
) PARTITION BY RANGE (made_at);
CREATE INDEX settlement_lines_differ ON settlement_lines (file_id, line)
  WHERE outcome IN ('differs', 'taken', 'waits', 'agreed');
-- What a line names twice, in whatever file.
CREATE INDEX settlement_lines_tx ON settlement_lines (provider_tx, kind);
CREATE INDEX settlement_lines_agreed ON settlement_lines (file_id, line) WHERE outcome = 'agreed';

CREATE FUNCTION settlement_make_months(p_first date, p_months integer) RETURNS integer
LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp SET timezone = 'UTC' AS $$
DECLARE
  made integer := 0;
  month date;
  part text;
BEGIN
  PERFORM pg_advisory_xact_lock(hashtext('settlement_make_months'));
  FOR number IN 0..p_months - 1 LOOP
    month := date_trunc('month', p_first) + make_interval(months => number);
    part := 'settlement_lines_' || to_char(month, 'YYYY_MM');
    CONTINUE WHEN to_regclass(part) IS NOT NULL;
    EXECUTE format('CREATE TABLE %I PARTITION OF settlement_lines FOR VALUES FROM (%L) TO (%L)',
      part, month, month + interval '1 month');
    made := made + 1;
  END LOOP;
  RETURN made;
END
$$;
SELECT settlement_make_months(house_now()::date, 4);

-- Drops the lines of months that are over for 800 days; gives how many tables.
CREATE FUNCTION settlement_drop_months() RETURNS integer
LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp SET timezone = 'UTC'
SET lock_timeout = '500ms' AS $$
DECLARE
  part regclass;
  dropped integer := 0;
BEGIN
  FOR part IN
    SELECT c.oid::regclass FROM pg_inherits i JOIN pg_class c ON c.oid = i.inhrelid
    WHERE i.inhparent = 'settlement_lines'::regclass
      AND substring(pg_get_expr(c.relpartbound, c.oid) FROM 'TO \(''([0-9-]+)')::date
        < house_now() - interval '800 days'
  LOOP
    EXECUTE format('DROP TABLE %s', part);
    dropped := dropped + 1;
  END LOOP;
  RETURN dropped;
END
$$;

-- A line says what its file said, and its outcome is found once; what two people agree to is posted.
CREATE FUNCTION settlement_line_stays() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF (NEW.made_at, NEW.file_id, NEW.line, NEW.kind, NEW.provider_tx, NEW.reference, NEW.currency,
      NEW.gross, NEW.fee) IS DISTINCT FROM (OLD.made_at, OLD.file_id, OLD.line, OLD.kind,
      OLD.provider_tx, OLD.reference, OLD.currency, OLD.gross, OLD.fee)
    OR (OLD.outcome IS NOT NULL AND (OLD.outcome, NEW.outcome) NOT IN (('waits', 'agreed'), ('agreed', 'posted'))) THEN
    RAISE EXCEPTION 'line % of settlement file % stays', OLD.line, OLD.file_id
      USING ERRCODE = 'check_violation', CONSTRAINT = 'settlement_line_stays';
  END IF;
  RETURN NEW;
END
$$;
CREATE TRIGGER settlement_line_stays BEFORE UPDATE ON settlement_lines
  FOR EACH ROW EXECUTE FUNCTION settlement_line_stays();

-- Money that a provider has paid on to an account of the house: it stands in the provider's file and
-- in the bank's feed, and is posted once. A few a link and day, for ever.
-- settlement_payments_waiting finds those that the bank has not told of.
CREATE TABLE settlement_payments (
  file_id uuid NOT NULL REFERENCES settlement_files,
  line integer NOT NULL,
  link_id text NOT NULL REFERENCES payment_links,
  bank_id text NOT NULL REFERENCES payment_links,
  currency text NOT NULL,
  amount bigint NOT NULL CHECK (amount > 0),
  -- What the bank's message carries of it.
  reference text NOT NULL,
  provider_tx text NOT NULL,
  -- The arrival at the bank.
  arrived_tx text,
  -- When people were told that the bank has not heard of it.
  late_told_at timestamptz,
  made_at timestamptz NOT NULL DEFAULT house_now(),
  PRIMARY KEY (file_id, line)
);
CREATE INDEX settlement_payments_waiting ON settlement_payments (made_at) WHERE arrived_tx IS NULL;
CREATE UNIQUE INDEX settlement_payments_arrived ON settlement_payments (bank_id, arrived_tx)
  WHERE arrived_tx IS NOT NULL;
GRANT SELECT, INSERT, UPDATE (arrived_tx, late_told_at) ON settlement_payments TO oriel_app;

-- The office posts nothing: what several have agreed to is written down, and the worker does it.
CREATE FUNCTION settlement_agreed() RETURNS trigger
LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
BEGIN
  IF NEW.outcome <> 'agreed' OR NOT EXISTS (SELECT FROM proposals p WHERE p.state = 'done'
    AND p.permission = 'settlement.post' AND p.subject_kind = 'settlement-line'
    AND p.subject_id = NEW.file_id || ':' || NEW.line AND p.done_at = house_now()) THEN
    RAISE EXCEPTION 'nobody agreed to line % of settlement file %', NEW.line, NEW.file_id
      USING ERRCODE = 'check_violation', CONSTRAINT = 'settlement_agreed';
  END IF;
  RETURN NULL;
END
$$;
CREATE CONSTRAINT TRIGGER settlement_agreed AFTER UPDATE ON settlement_lines
  DEFERRABLE INITIALLY DEFERRED FOR EACH ROW
  WHEN (session_user = 'oriel_office') EXECUTE FUNCTION settlement_agreed();

INSERT INTO permissions VALUES
  ('settlement.read', 1, 1, false, NULL, 42),
  ('settlement.post', 2, 2, true, NULL, 43);
INSERT INTO role_permissions VALUES
  ('manager', 'settlement.read', 'run'), ('finance-maker', 'settlement.read', 'run'),
  ('finance-checker', 'settlement.read', 'run'), ('auditor', 'settlement.read', 'run'),
  ('manager', 'settlement.post', 'check'), ('finance-maker', 'settlement.post', 'make'),
  ('finance-checker', 'settlement.post', 'check');

REVOKE EXECUTE ON FUNCTION settlement_make_months, settlement_drop_months, settlement_line_stays,
  settlement_agreed
  FROM PUBLIC;
GRANT EXECUTE ON FUNCTION settlement_make_months, settlement_drop_months TO oriel_app;
GRANT SELECT, INSERT ON settlement_files, settlement_lines TO oriel_app;
GRANT UPDATE (state, compared, done_at) ON settlement_files TO oriel_app;
GRANT UPDATE (outcome, reason) ON settlement_lines TO oriel_app;
GRANT SELECT ON settlement_files, settlement_lines TO oriel_office;
GRANT UPDATE (outcome) ON settlement_lines TO oriel_office;

-- migrate:down
DELETE FROM role_permissions WHERE permission IN ('settlement.read', 'settlement.post');
DELETE FROM permissions WHERE permission IN ('settlement.read', 'settlement.post');
DROP TABLE settlement_payments, settlement_lines, settlement_files;
DROP FUNCTION settlement_agreed, settlement_line_stays, settlement_drop_months, settlement_make_months;
ALTER TABLE payment_links DROP COLUMN settles_to;
