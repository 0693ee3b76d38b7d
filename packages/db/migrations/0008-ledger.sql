-- migrate:up
-- Finds an account's rows or makes them: one, or one per stripe, in the order of stripes. They last
-- when they were there before this transaction, so that a reader may remember them.
CREATE FUNCTION ledger_open(
  p_kind text, p_owner uuid, p_party text, p_currency text, OUT ids bigint[], OUT lasting boolean
) LANGUAGE plpgsql SECURITY DEFINER
SET search_path = public, pg_temp SET plan_cache_mode = force_generic_plan AS $$
BEGIN
  FOR attempt IN 1..2 LOOP
    SELECT array_agg(a.id ORDER BY a.stripe),
      bool_and(a.xmin IS DISTINCT FROM pg_current_xact_id_if_assigned()::xid)
    INTO ids, lasting FROM ledger_accounts a
    WHERE owner = p_owner AND kind = p_kind AND party = p_party AND currency = p_currency;
    EXIT WHEN ids IS NOT NULL;
    INSERT INTO ledger_accounts (kind, owner, party, currency, stripe, floor)
    SELECT kind, p_owner, p_party, p_currency, number, floor
    FROM ledger_kinds, generate_series(CASE WHEN striped THEN 0 ELSE -1 END, CASE WHEN striped THEN 15 ELSE -1 END) AS number
    WHERE kind = p_kind
    ON CONFLICT DO NOTHING;
  END LOOP;
  IF ids IS NULL THEN
    RAISE EXCEPTION 'the chart has no account kind %', p_kind USING ERRCODE = 'foreign_key_violation';
  END IF;
END
$$;

-- What a key already stands for: the stored result, or a conflict when it was asked for other things.
CREATE FUNCTION ledger_find_key(
  p_key text, p_body bytea, p_accounts bigint[],
  OUT outcome text, OUT journal uuid, OUT at timestamptz, OUT balances bigint[]
) LANGUAGE plpgsql STABLE SECURITY DEFINER
SET search_path = public, pg_temp SET plan_cache_mode = force_generic_plan AS $$
DECLARE
  known ledger_keys;
BEGIN
  SELECT * INTO known FROM ledger_keys WHERE key = p_key;
  IF NOT FOUND THEN RETURN; END IF;
  IF known.body <> p_body THEN
    outcome := 'key_conflict';
    RETURN;
  END IF;
  outcome := 'stored';
  journal := known.journal_id;
  at := known.posted_at;
  SELECT array_agg(e.balance ORDER BY array_position(p_accounts, e.account_id)) INTO balances
  FROM ledger_entries e WHERE e.posted_at = known.posted_at AND e.journal_id = known.journal_id;
END
$$;

-- What is asked under a key. It names the hold as well: the key of one is not for another.
CREATE FUNCTION ledger_body(
  p_kind text, p_cause_kind text, p_cause_id text,
  p_accounts bigint[], p_currencies text[], p_amounts bigint[], p_reverses uuid, p_hold uuid
) RETURNS bytea LANGUAGE sql STABLE PARALLEL SAFE AS $$
  SELECT sha256(convert_to(concat_ws('|', p_kind, p_cause_kind, p_cause_id, p_accounts::text,
    p_currencies::text, p_amounts::text, p_reverses::text, p_hold::text), 'UTF8'))
$$;

-- The only way money moves. Locks the accounts in the order of their ids, refuses what a floor
-- forbids, and answers a key it knows with what it answered before.
CREATE FUNCTION ledger_post(
  p_journal uuid, p_key text, p_kind text, p_cause_kind text, p_cause_id text,
  p_accounts bigint[], p_currencies text[], p_amounts bigint[], p_reverses uuid,
  p_hold uuid DEFAULT NULL,
  OUT outcome text, OUT journal uuid, OUT at timestamptz, OUT balances bigint[]
) LANGUAGE plpgsql SECURITY DEFINER
SET search_path = public, pg_temp SET plan_cache_mode = force_generic_plan AS $$
DECLARE
  body bytea := ledger_body(p_kind, p_cause_kind, p_cause_id, p_accounts, p_currencies, p_amounts,
    p_reverses, p_hold);
  entries integer := cardinality(p_accounts);
  counted bigint;
  short boolean;
  latest timestamptz;
BEGIN
  -- A clock that once ran ahead must not carry its time through the house to everybody.
  SELECT bool_or(a.balance + p_amounts[array_position(p_accounts, a.id)] < a.floor),
    max(a.moved_at) FILTER (WHERE a.stripe < 0)
  INTO short, latest
  FROM (
    SELECT id, balance, floor, moved_at, stripe FROM ledger_accounts
    WHERE id = ANY (p_accounts) ORDER BY id FOR NO KEY UPDATE
  ) a;
  IF short THEN
    SELECT f.* INTO outcome, journal, at, balances FROM ledger_find_key(p_key, body, p_accounts) f;
    outcome := coalesce(outcome, 'insufficient');
    RETURN;
  END IF;
  at := greatest(date_trunc('milliseconds', clock_timestamp()), latest);
  INSERT INTO ledger_keys (key, body, journal_id, posted_at) VALUES (p_key, body, p_journal, at)
  ON CONFLICT DO NOTHING;
  IF NOT FOUND THEN
    SELECT f.* INTO STRICT outcome, journal, at, balances FROM ledger_find_key(p_key, body, p_accounts) f;
    RETURN;
  END IF;
  WITH moved AS (
    UPDATE ledger_accounts a
    SET balance = a.balance + p_amounts[array_position(p_accounts, a.id)],
      version = a.version + 1, moved_at = at
    WHERE a.id = ANY (p_accounts)
    RETURNING a.id, a.version, a.balance, array_position(p_accounts, a.id) AS place
  ), told AS (
    INSERT INTO ledger_journals (id, posted_at, kind, cause_kind, cause_id, key, reverses)
    VALUES (p_journal, at, p_kind, p_cause_kind, p_cause_id, p_key, p_reverses)
  ), written AS (
    INSERT INTO ledger_entries (journal_id, posted_at, account_id, version, amount, balance, currency)
    SELECT p_journal, at, m.id, m.version, p_amounts[m.place], m.balance, p_currencies[m.place]
    FROM moved m
    RETURNING account_id, balance
  )
  SELECT count(*), array_agg(w.balance ORDER BY array_position(p_accounts, w.account_id))
  INTO counted, balances FROM written w;
  -- An account that is not there, or stands there twice.
  IF counted <> entries OR cardinality(p_currencies) <> entries OR cardinality(p_amounts) <> entries THEN
    RAISE EXCEPTION 'a journal names each of its accounts once' USING ERRCODE = 'invalid_parameter_value';
  END IF;
  outcome := 'posted';
  journal := p_journal;
END
$$;

-- Many posts at once, each on its own: one that is refused does not hinder the others. When none is
-- refused and no key is known, all are written by one statement.
CREATE FUNCTION ledger_post_many(
  p_journals uuid[], p_keys text[], p_kinds text[], p_cause_kinds text[], p_cause_ids text[],
  -- One of each per entry; the first says which post it belongs to, counted from 1.
  p_posts integer[], p_accounts bigint[], p_currencies text[], p_amounts bigint[]
) RETURNS TABLE (post integer, outcome text, journal uuid, at timestamptz, balances bigint[])
LANGUAGE plpgsql SECURITY DEFINER
SET search_path = public, pg_temp SET plan_cache_mode = force_generic_plan AS $$
DECLARE
  posts integer := cardinality(p_keys);
  latest timestamptz;
  together boolean;
  counted bigint;
BEGIN
  SELECT max(a.moved_at) FILTER (WHERE a.stripe < 0) INTO latest FROM (
    SELECT moved_at, stripe FROM ledger_accounts
    WHERE id = ANY (p_accounts) ORDER BY id FOR NO KEY UPDATE
  ) a;
  SELECT NOT bool_or(r.balance < r.floor) IS TRUE INTO together FROM (
    SELECT a.floor, a.balance + sum(e.amount) OVER (PARTITION BY a.id ORDER BY e.post) AS balance
    FROM unnest(p_posts, p_accounts, p_amounts) AS e (post, id, amount)
    JOIN ledger_accounts a USING (id)
  ) r;
  together := together
    AND NOT EXISTS (SELECT FROM ledger_keys k WHERE k.key = ANY (p_keys))
    AND posts = (SELECT count(DISTINCT k.key) FROM unnest(p_keys) AS k (key));
  IF NOT together THEN
    FOR number IN 1..posts LOOP
      post := number;
      SELECT r.* INTO outcome, journal, at, balances
      FROM (
        SELECT array_agg(e.account ORDER BY e.place) AS accounts,
          array_agg(e.currency ORDER BY e.place) AS currencies,
          array_agg(e.amount ORDER BY e.place) AS amounts
        FROM unnest(p_posts, p_accounts, p_currencies, p_amounts) WITH ORDINALITY
          AS e (post, account, currency, amount, place)
        WHERE e.post = number
      ) e, ledger_post(p_journals[number], p_keys[number], p_kinds[number], p_cause_kinds[number],
        p_cause_ids[number], e.accounts, e.currencies, e.amounts, NULL) r;
      RETURN NEXT;
    END LOOP;
    RETURN;
  END IF;
  at := greatest(date_trunc('milliseconds', clock_timestamp()), latest);
  INSERT INTO ledger_keys (key, body, journal_id, posted_at)
  SELECT p_keys[e.post], ledger_body(p_kinds[e.post], p_cause_kinds[e.post], p_cause_ids[e.post],
    array_agg(e.account ORDER BY e.place), array_agg(e.currency ORDER BY e.place),
    array_agg(e.amount ORDER BY e.place), NULL, NULL), p_journals[e.post], at
  FROM unnest(p_posts, p_accounts, p_currencies, p_amounts) WITH ORDINALITY
    AS e (post, account, currency, amount, place)
  GROUP BY e.post
  ON CONFLICT DO NOTHING;
  GET DIAGNOSTICS counted = ROW_COUNT;
  IF counted <> posts THEN
    -- Somebody else took one of the keys just now: told again, it is found.
    RAISE EXCEPTION 'a key was taken meanwhile' USING ERRCODE = 'serialization_failure';
  END IF;
  RETURN QUERY
  WITH lines AS (
    SELECT e.post, e.place, a.id, e.currency, e.amount,
      a.balance + sum(e.amount) OVER (PARTITION BY a.id ORDER BY e.post) AS balance,
      a.version + row_number() OVER (PARTITION BY a.id ORDER BY e.post) AS version
    FROM unnest(p_posts, p_accounts, p_currencies, p_amounts) WITH ORDINALITY
      AS e (post, id, currency, amount, place)
    JOIN ledger_accounts a USING (id)
  ), moved AS (
    UPDATE ledger_accounts a
    SET balance = a.balance + s.amount, version = a.version + s.entries, moved_at = ledger_post_many.at
    FROM (
      SELECT l.id, sum(l.amount)::bigint AS amount, count(*) AS entries FROM lines l GROUP BY l.id
    ) s
    WHERE a.id = s.id
  ), told AS (
    INSERT INTO ledger_journals (id, posted_at, kind, cause_kind, cause_id, key)
    SELECT j.id, ledger_post_many.at, j.kind, j.cause_kind, j.cause_id, j.key
    FROM unnest(p_journals, p_kinds, p_cause_kinds, p_cause_ids, p_keys)
      AS j (id, kind, cause_kind, cause_id, key)
  ), written AS (
    INSERT INTO ledger_entries (journal_id, posted_at, account_id, version, amount, balance, currency)
    SELECT p_journals[l.post], ledger_post_many.at, l.id, l.version, l.amount, l.balance, l.currency
    FROM lines l
  )
  SELECT l.post, 'posted', p_journals[l.post], ledger_post_many.at,
    array_agg(l.balance::bigint ORDER BY l.place)
  FROM lines l GROUP BY l.post ORDER BY l.post;
  GET DIAGNOSTICS counted = ROW_COUNT;
  IF counted <> posts THEN
    RAISE EXCEPTION 'every post has entries of accounts that are there'
      USING ERRCODE = 'invalid_parameter_value';
  END IF;
END
$$;

-- A new journal that takes an old one back, once: its key is made of the old one's id.
CREATE FUNCTION ledger_reverse(
  p_journal uuid, p_reverses uuid, p_reversed_at timestamptz, p_cause_kind text, p_cause_id text,
  OUT outcome text, OUT journal uuid, OUT at timestamptz, OUT balances bigint[]
) LANGUAGE plpgsql SECURITY DEFINER
SET search_path = public, pg_temp SET plan_cache_mode = force_generic_plan AS $$
DECLARE
  accounts bigint[];
  currencies text[];
  amounts bigint[];
BEGIN
  SELECT array_agg(account_id ORDER BY account_id), array_agg(currency ORDER BY account_id),
    array_agg(-amount ORDER BY account_id)
  INTO accounts, currencies, amounts
  FROM ledger_entries WHERE posted_at = p_reversed_at AND journal_id = p_reverses;
  IF accounts IS NULL THEN
    outcome := 'unknown_journal';
    RETURN;
  END IF;
  -- It would leave a hold that is open and empty.
  IF EXISTS (SELECT FROM ledger_accounts WHERE id = ANY (accounts) AND kind = 'held') THEN
    RAISE EXCEPTION 'what a hold moved is released, not reversed' USING ERRCODE = 'invalid_parameter_value';
  END IF;
  SELECT r.* INTO outcome, journal, at, balances
  FROM ledger_post(p_journal, 'reverse:' || p_reverses, 'reversal', p_cause_kind, p_cause_id,
    accounts, currencies, amounts, p_reverses) r;
END
$$;

-- Sets money aside. A refusal leaves nothing behind.
CREATE FUNCTION ledger_hold(
  p_hold uuid, p_journal uuid, p_key text, p_cause_kind text, p_cause_id text,
  p_available bigint, p_held bigint, p_currency text, p_amount bigint,
  OUT outcome text, OUT journal uuid, OUT at timestamptz, OUT balances bigint[]
) LANGUAGE plpgsql SECURITY DEFINER
SET search_path = public, pg_temp SET plan_cache_mode = force_generic_plan AS $$
BEGIN
  SELECT r.* INTO outcome, journal, at, balances
  FROM ledger_post(p_journal, p_key, 'hold', p_cause_kind, p_cause_id, ARRAY[p_available, p_held],
    ARRAY[p_currency, p_currency], ARRAY[-p_amount, p_amount], NULL, p_hold) r;
  IF outcome = 'posted' THEN
    INSERT INTO ledger_holds (id, available_id, held_id, currency, amount, made_at)
    VALUES (p_hold, p_available, p_held, p_currency, p_amount, at);
  END IF;
END
$$;

-- Takes from a hold: settled to other accounts, or released to where it came from. Never more than
-- is left of this very hold, however much other holds have put beside it.
CREATE FUNCTION ledger_take_hold(
  p_hold uuid, p_journal uuid, p_key text, p_kind text, p_cause_kind text, p_cause_id text,
  p_targets bigint[], p_currency text, p_amounts bigint[],
  OUT outcome text, OUT journal uuid, OUT at timestamptz, OUT balances bigint[]
) LANGUAGE plpgsql SECURITY DEFINER
SET search_path = public, pg_temp SET plan_cache_mode = force_generic_plan AS $$
DECLARE
  hold ledger_holds;
  total bigint := (SELECT sum(amount) FROM unnest(p_amounts) AS e (amount));
  accounts bigint[];
  currencies text[];
  amounts bigint[];
BEGIN
  IF (total > 0 AND 0 < ALL (p_amounts) AND p_kind IN ('settle', 'release')) IS NOT TRUE THEN
    RAISE EXCEPTION 'only more than nothing is taken from a hold' USING ERRCODE = 'invalid_parameter_value';
  END IF;
  SELECT * INTO hold FROM ledger_holds WHERE id = p_hold FOR UPDATE;
  IF NOT FOUND THEN
    outcome := 'unknown_hold';
    RETURN;
  END IF;
  IF p_currency <> hold.currency THEN
    RAISE EXCEPTION 'the hold is of %, not of %', hold.currency, p_currency
      USING ERRCODE = 'invalid_parameter_value';
  END IF;
  accounts := hold.held_id || CASE p_kind WHEN 'release' THEN ARRAY[hold.available_id] ELSE p_targets END;
  amounts := (-total) || p_amounts;
  currencies := array_fill(hold.currency, ARRAY[cardinality(accounts)]);
  SELECT f.* INTO outcome, journal, at, balances
  FROM ledger_find_key(p_key, ledger_body(p_kind, p_cause_kind, p_cause_id, accounts, currencies,
    amounts, NULL, p_hold), accounts) f;
  IF outcome IS NOT NULL THEN RETURN; END IF;
  IF hold.settled + hold.released + total > hold.amount THEN
    outcome := 'hold_exceeded';
    RETURN;
  END IF;
  SELECT r.* INTO outcome, journal, at, balances
  FROM ledger_post(p_journal, p_key, p_kind, p_cause_kind, p_cause_id, accounts, currencies, amounts,
    NULL, p_hold) r;
  IF outcome = 'posted' THEN
    UPDATE ledger_holds
    SET settled = settled + CASE p_kind WHEN 'settle' THEN total ELSE 0 END,
      released = released + CASE p_kind WHEN 'release' THEN total ELSE 0 END
    WHERE id = p_hold;
  END IF;
END
$$;

-- These run with the owner's rights, so they are for the app and for nobody else.
REVOKE EXECUTE ON FUNCTION ledger_make_months, ledger_open, ledger_find_key, ledger_post, ledger_post_many,
  ledger_reverse, ledger_hold, ledger_take_hold FROM PUBLIC;
GRANT EXECUTE ON FUNCTION ledger_make_months, ledger_open, ledger_find_key, ledger_post, ledger_post_many,
  ledger_reverse, ledger_hold, ledger_take_hold TO oriel_app;

-- migrate:down
DROP FUNCTION ledger_take_hold, ledger_hold, ledger_reverse, ledger_post_many, ledger_post, ledger_body,
  ledger_find_key, ledger_open;
