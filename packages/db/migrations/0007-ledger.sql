-- migrate:up
-- Rules on single values are types: a rule of the table would be read again for every post.
CREATE DOMAIN ledger_word AS text CHECK (VALUE ~ '^[a-z-]{1,40}$');
CREATE DOMAIN ledger_cause AS text CHECK (length(VALUE) BETWEEN 1 AND 100);
CREATE DOMAIN ledger_key AS text CHECK (length(VALUE) BETWEEN 1 AND 200);
CREATE DOMAIN ledger_party AS text CHECK (VALUE ~ '^[A-Za-z0-9_-]{0,32}$');
CREATE DOMAIN ledger_currency AS text CHECK (VALUE ~ '^[A-Z]{2,5}$');
CREATE DOMAIN ledger_stripe AS smallint CHECK (VALUE BETWEEN -1 AND 15);
CREATE DOMAIN ledger_amount AS bigint CHECK (VALUE <> 0);

-- The chart of accounts, as data. docs/ledger.md tells the story of each kind.
CREATE TABLE ledger_kinds (
  kind text PRIMARY KEY CHECK (kind ~ '^[a-z-]+$'),
  side text NOT NULL CHECK (side IN ('member', 'agent', 'house', 'provider', 'payment')),
  -- Accounts that everybody posts to are spread over sixteen rows, so that no row is waited for.
  striped boolean NOT NULL,
  -- The lowest balance an account of this kind may have; NULL: it may go either way.
  floor bigint,
  meaning text NOT NULL
);
INSERT INTO ledger_kinds (kind, side, striped, floor, meaning) VALUES
  ('available', 'member', false, 0, 'what a member may play with or take out'),
  ('held', 'member', false, 0, 'set aside for a withdrawal or an order'),
  ('bonus', 'member', false, 0, 'a gift that must still be played through'),
  ('vault', 'member', false, 0, 'locked away by the member until a day they chose'),
  ('mirror', 'member', false, NULL, 'what a game provider holds for a member, as far as we know'),
  ('transit', 'provider', true, NULL, 'on its way between members and a game provider'),
  ('gaming', 'house', true, NULL, 'gross gaming result with one provider'),
  ('promotion', 'house', true, NULL, 'what promotions have cost'),
  ('rebate', 'house', true, NULL, 'what rebates have cost'),
  ('jackpot', 'house', true, NULL, 'the pool that is shown and won'),
  ('commission', 'house', true, NULL, 'what agents have earned'),
  ('suspense', 'house', true, NULL, 'money whose cause is not known yet'),
  ('crossing', 'house', true, NULL, 'on its way to or from another shard'),
  ('clearing', 'payment', true, NULL, 'owed by or to a payment provider'),
  ('agent', 'agent', false, 0, 'what an agent has earned and may use');

CREATE TABLE ledger_accounts (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  kind text NOT NULL REFERENCES ledger_kinds,
  -- A member, an agent, or the house of a site.
  owner uuid NOT NULL,
  -- The game or payment provider on the other side; empty where there is none.
  party ledger_party NOT NULL,
  currency ledger_currency NOT NULL,
  -- From 0 on; -1 where the account is this one row.
  stripe ledger_stripe NOT NULL,
  floor bigint,
  balance bigint NOT NULL DEFAULT 0,
  version bigint NOT NULL DEFAULT 0,
  moved_at timestamptz NOT NULL DEFAULT 'epoch',
  UNIQUE (owner, kind, party, currency, stripe),
  UNIQUE (id, currency),
  CONSTRAINT ledger_floor CHECK (balance >= floor)
) WITH (fillfactor = 70);
COMMENT ON COLUMN ledger_accounts.version IS 'Grows by one with every entry, without gaps.';
COMMENT ON COLUMN ledger_accounts.moved_at IS
  'Time of the last entry. Where the account is one row, the next is never earlier, whatever the clock says.';

-- Why money moved.
CREATE TABLE ledger_journals (
  id uuid NOT NULL,
  posted_at timestamptz NOT NULL,
  kind ledger_word NOT NULL,
  cause_kind ledger_word NOT NULL,
  cause_id ledger_cause NOT NULL,
  key ledger_key NOT NULL,
  reverses uuid,
  -- Whose transaction wrote it: the seal knows by this what can no longer be joined by a straggler.
  xid xid8 NOT NULL DEFAULT pg_current_xact_id(),
  PRIMARY KEY (posted_at, id)
) PARTITION BY RANGE (posted_at);
CREATE INDEX ledger_journals_cause ON ledger_journals (cause_kind, cause_id);
CREATE INDEX ledger_journals_xid ON ledger_journals (xid, id);

-- What moved. An account stands in a journal at most once.
CREATE TABLE ledger_entries (
  journal_id uuid NOT NULL,
  posted_at timestamptz NOT NULL,
  account_id bigint NOT NULL,
  version bigint NOT NULL,
  amount ledger_amount NOT NULL,
  balance bigint NOT NULL,
  currency ledger_currency NOT NULL,
  PRIMARY KEY (posted_at, journal_id, account_id),
  FOREIGN KEY (account_id, currency) REFERENCES ledger_accounts (id, currency)
) PARTITION BY RANGE (posted_at);
COMMENT ON COLUMN ledger_entries.posted_at IS 'In whole milliseconds, which every client can say.';
COMMENT ON COLUMN ledger_entries.balance IS 'Of the account, after this entry.';
CREATE INDEX ledger_entries_statement ON ledger_entries (account_id, posted_at, version);

-- One row per idempotency key, for ever: a key must be unique over all months.
CREATE TABLE ledger_keys (
  key ledger_key PRIMARY KEY,
  body bytea NOT NULL,
  journal_id uuid NOT NULL,
  posted_at timestamptz NOT NULL
) PARTITION BY HASH (key);
COMMENT ON COLUMN ledger_keys.body IS 'SHA-256 of what was asked: the same key never means two things.';
DO $$
BEGIN
  FOR part IN 0..15 LOOP
    EXECUTE format('CREATE TABLE ledger_keys_%s PARTITION OF ledger_keys
      FOR VALUES WITH (MODULUS 16, REMAINDER %s)', part, part);
  END LOOP;
END
$$;

-- Money set aside for one purpose. It lies in the member's held account until settled or released.
CREATE TABLE ledger_holds (
  id uuid PRIMARY KEY,
  available_id bigint NOT NULL REFERENCES ledger_accounts,
  held_id bigint NOT NULL REFERENCES ledger_accounts,
  currency text NOT NULL,
  amount bigint NOT NULL CHECK (amount > 0),
  settled bigint NOT NULL DEFAULT 0 CHECK (settled >= 0),
  released bigint NOT NULL DEFAULT 0 CHECK (released >= 0),
  made_at timestamptz NOT NULL,
  CONSTRAINT ledger_hold_kept CHECK (settled + released <= amount)
);
CREATE INDEX ledger_holds_open ON ledger_holds (held_id) WHERE settled + released < amount;

-- Sealed after the fact, in blocks: each carries the root of its journals and the hash before it.
CREATE TABLE ledger_blocks (
  number bigint PRIMARY KEY CHECK (number > 0),
  -- Transactions from here (included) to there (excluded) are in this block, and no others.
  xid_from xid8 NOT NULL,
  xid_to xid8 NOT NULL,
  journals integer NOT NULL CHECK (journals > 0),
  root bytea NOT NULL CHECK (length(root) = 32),
  previous bytea NOT NULL CHECK (length(previous) = 32),
  hash bytea NOT NULL CHECK (length(hash) = 32),
  sealed_at timestamptz NOT NULL DEFAULT now(),
  CHECK (xid_from < xid_to)
);

-- Money on its way to an owner on another shard; kept where it comes from.
CREATE TABLE ledger_moves (
  id uuid PRIMARY KEY,
  source_id bigint NOT NULL REFERENCES ledger_accounts,
  target_owner uuid NOT NULL,
  target_kind text NOT NULL REFERENCES ledger_kinds,
  house uuid NOT NULL,
  currency text NOT NULL,
  amount bigint NOT NULL CHECK (amount > 0),
  cause_kind text NOT NULL,
  cause_id text NOT NULL,
  state text NOT NULL DEFAULT 'sent' CHECK (state IN ('sent', 'arrived', 'returned')),
  sent_at timestamptz NOT NULL DEFAULT now(),
  ended_at timestamptz,
  CHECK ((state = 'sent') = (ended_at IS NULL))
);
CREATE INDEX ledger_moves_sent ON ledger_moves (sent_at) WHERE state = 'sent';

-- What the other shard said, once and for all; kept where the money goes to.
CREATE TABLE ledger_arrivals (
  move_id uuid PRIMARY KEY,
  taken boolean NOT NULL,
  at timestamptz NOT NULL DEFAULT now()
);

-- What a statement adds to a journal has at least two entries and sums to zero in every currency, so
-- every journal does. It is looked at as soon as it is written, from what was written alone: it costs
-- the same however much there is already, and once for a whole batch.
CREATE FUNCTION ledger_check_entries() RETURNS trigger LANGUAGE plpgsql
SET search_path = public, pg_temp SET plan_cache_mode = force_generic_plan AS $$
DECLARE
  journal uuid;
BEGIN
  SELECT s.journal_id INTO journal FROM (
    SELECT journal_id, sum(amount) AS total, count(*) AS entries
    FROM added GROUP BY journal_id, currency
  ) s
  GROUP BY s.journal_id HAVING bool_or(s.total <> 0) OR sum(s.entries) < 2
  LIMIT 1;
  IF FOUND THEN
    RAISE EXCEPTION 'journal % does not sum to zero over two entries or more', journal
      USING ERRCODE = 'check_violation', CONSTRAINT = 'ledger_zero_sum';
  END IF;
  RETURN NULL;
END
$$;
CREATE TRIGGER ledger_zero_sum AFTER INSERT ON ledger_entries
  REFERENCING NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION ledger_check_entries();

-- A month has its own two tables, and an entry's journal is of the same month: it is looked up in one
-- place, however many months there are. The tables are made beside and then attached, so that posting
-- goes on meanwhile.
CREATE FUNCTION ledger_make_month(p_month date) RETURNS void
LANGUAGE plpgsql SET search_path = public, pg_temp SET timezone = 'UTC' AS $$
DECLARE
  month text := to_char(p_month, 'YYYY_MM');
  parent text;
BEGIN
  FOREACH parent IN ARRAY ARRAY['ledger_journals', 'ledger_entries'] LOOP
    EXECUTE format('CREATE TABLE %I (LIKE %I INCLUDING DEFAULTS)', parent || '_' || month, parent);
    EXECUTE format('ALTER TABLE %I ATTACH PARTITION %I FOR VALUES FROM (%L) TO (%L)', parent,
      parent || '_' || month, p_month, p_month + interval '1 month');
  END LOOP;
  EXECUTE format('ALTER TABLE ledger_entries_%1$s ADD CONSTRAINT ledger_entries_%1$s_journal
    FOREIGN KEY (posted_at, journal_id) REFERENCES ledger_journals_%1$s (posted_at, id)', month);
  -- For whoever writes past the whole table.
  EXECUTE format('CREATE TRIGGER ledger_zero_sum AFTER INSERT ON ledger_entries_%1$s
    REFERENCING NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION ledger_check_entries()', month);
END
$$;

-- Makes what is missing of so many months from the first on, and says how many it made.
CREATE FUNCTION ledger_make_months(p_first date, p_months integer) RETURNS integer
LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp SET timezone = 'UTC' AS $$
DECLARE
  made integer := 0;
  month date;
BEGIN
  PERFORM pg_advisory_xact_lock(hashtext('ledger_make_months'));
  FOR number IN 0..p_months - 1 LOOP
    month := date_trunc('month', p_first) + make_interval(months => number);
    CONTINUE WHEN to_regclass('ledger_entries_' || to_char(month, 'YYYY_MM')) IS NOT NULL;
    PERFORM ledger_make_month(month);
    made := made + 1;
  END LOOP;
  RETURN made;
END
$$;

-- What is written stays, also for those who may do more than the app.
CREATE FUNCTION ledger_refuse_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION '% is append-only', TG_TABLE_NAME USING ERRCODE = 'insufficient_privilege';
END
$$;
CREATE TRIGGER ledger_append_only BEFORE UPDATE OR DELETE ON ledger_journals
  FOR EACH ROW EXECUTE FUNCTION ledger_refuse_change();
CREATE TRIGGER ledger_append_only BEFORE UPDATE OR DELETE ON ledger_entries
  FOR EACH ROW EXECUTE FUNCTION ledger_refuse_change();
CREATE TRIGGER ledger_append_only BEFORE UPDATE OR DELETE ON ledger_keys
  FOR EACH ROW EXECUTE FUNCTION ledger_refuse_change();
CREATE TRIGGER ledger_append_only BEFORE UPDATE OR DELETE ON ledger_blocks
  FOR EACH ROW EXECUTE FUNCTION ledger_refuse_change();

-- The month behind us, this one, and three to come; the worker makes the rest in time.
SELECT ledger_make_months((now() - interval '1 month')::date, 5);

GRANT SELECT ON ledger_kinds, ledger_accounts, ledger_journals, ledger_entries, ledger_keys, ledger_holds
  TO oriel_app;
GRANT SELECT, INSERT ON ledger_blocks, ledger_arrivals TO oriel_app;
GRANT SELECT, INSERT ON ledger_moves TO oriel_app;
GRANT UPDATE (state, ended_at) ON ledger_moves TO oriel_app;

-- migrate:down
DROP FUNCTION ledger_make_months, ledger_make_month;
DROP TABLE ledger_arrivals, ledger_moves, ledger_blocks, ledger_holds, ledger_keys, ledger_entries,
  ledger_journals, ledger_accounts, ledger_kinds;
DROP FUNCTION ledger_check_entries, ledger_refuse_change;
DROP DOMAIN ledger_word, ledger_cause, ledger_key, ledger_party, ledger_currency, ledger_stripe, ledger_amount;
