-- migrate:up
ALTER TABLE seamless_moves RENAME TO seamless_moves_first;
ALTER TABLE seamless_rounds RENAME TO seamless_rounds_first;
-- contract: the indexes with the slot say what these keys said; nobody but the functions below
-- writes these tables.
ALTER TABLE seamless_moves_first DROP CONSTRAINT seamless_moves_pkey;
ALTER TABLE seamless_moves_first
  ADD CONSTRAINT seamless_moves_first_pkey PRIMARY KEY USING INDEX seamless_moves_first_once;
ALTER TABLE seamless_rounds_first DROP CONSTRAINT seamless_rounds_pkey;
ALTER TABLE seamless_rounds_first
  ADD CONSTRAINT seamless_rounds_first_pkey PRIMARY KEY USING INDEX seamless_rounds_first_once;
ALTER INDEX seamless_rounds_over RENAME TO seamless_rounds_first_over;

CREATE TABLE seamless_moves (
  LIKE seamless_moves_first INCLUDING DEFAULTS INCLUDING CONSTRAINTS INCLUDING COMMENTS,
  PRIMARY KEY (provider_id, tx_id, slot)
) PARTITION BY LIST (slot);
CREATE TABLE seamless_rounds (
  LIKE seamless_rounds_first INCLUDING DEFAULTS INCLUDING CONSTRAINTS INCLUDING COMMENTS,
  PRIMARY KEY (provider_id, round_id, member_id, slot),
  FOREIGN KEY (site_id, member_id) REFERENCES members (site_id, id)
) PARTITION BY LIST (slot);
-- The default is for whoever began before this and has not heard of it.
ALTER TABLE seamless_moves DROP CONSTRAINT seamless_moves_first_slot,
  ALTER slot SET DEFAULT house_slot(house_now());
ALTER TABLE seamless_rounds DROP CONSTRAINT seamless_rounds_first_slot,
  ALTER slot SET DEFAULT house_slot(house_now());
DO $$
BEGIN
  FOR number IN 0..3 LOOP
    EXECUTE format('CREATE TABLE seamless_moves_%1$s PARTITION OF seamless_moves FOR VALUES IN (%1$s)', number);
    EXECUTE format('CREATE TABLE seamless_rounds_%1$s PARTITION OF seamless_rounds FOR VALUES IN (%1$s)
      WITH (fillfactor = 80)', number);
  END LOOP;
  -- From when on nothing more is written there.
  EXECUTE format('COMMENT ON TABLE seamless_moves_first IS %L', house_now());
END
$$;
ALTER TABLE seamless_moves ATTACH PARTITION seamless_moves_first FOR VALUES IN (4);
ALTER TABLE seamless_rounds ATTACH PARTITION seamless_rounds_first FOR VALUES IN (4);
CREATE INDEX seamless_rounds_over ON seamless_rounds (over_at) WHERE over_at IS NOT NULL;
CREATE INDEX seamless_rounds_open ON seamless_rounds (started_at) WHERE over_at IS NULL;
GRANT SELECT ON seamless_moves, seamless_rounds TO oriel_app;

-- As before; a name and a round are looked for in all tables, and written into that of this month.
CREATE OR REPLACE FUNCTION seamless_apply(
  p_kinds text[], p_providers text[], p_txs text[], p_bodies bytea[], p_members uuid[],
  p_currencies text[], p_rounds uuid[], p_titles text[], p_bet_txs text[], p_bets bigint[],
  p_wins bigint[], p_partitions smallint[], p_slots smallint[], p_nonces text[]
) RETURNS TABLE (place integer, reason text, balance bigint)
LANGUAGE plpgsql SECURITY DEFINER
SET search_path = public, pg_temp SET plan_cache_mode = force_generic_plan
-- Tables grow from nothing while a plan is kept.
SET enable_hashjoin = off SET enable_mergejoin = off SET enable_seqscan = off
SET enable_memoize = off AS $$
#variable_conflict use_column
DECLARE
  at timestamptz;
  here smallint;
  fresh text[];
  sites integer[];
  accounts bigint[];
  houses bigint[];
  homeless boolean;
  fates seamless_fate[];
  f seamless_fate;
  said text;
  wanted bigint;
  counted bigint;
  -- More than this at once is not posted, nor what would bring an account beyond that.
  amount_max CONSTANT bigint := 1000000000000000;
  balance_max CONSTANT bigint := 4000000000000000000;
BEGIN
  IF (SELECT count(member) <> count(DISTINCT member) FROM unnest(p_members) AS m (member)) THEN
    RAISE EXCEPTION 'a member stands in a batch once' USING ERRCODE = 'invalid_parameter_value';
  END IF;
  WITH used AS (
    INSERT INTO seamless_nonces (slot, provider_id, nonce)
    SELECT * FROM unnest(p_slots, p_providers, p_nonces) ON CONFLICT DO NOTHING
    RETURNING provider_id || ' ' || nonce AS name
  ) SELECT array_agg(name) INTO fresh FROM used;

  FOR attempt IN 1..2 LOOP
    SELECT array_agg(e.site_id ORDER BY m.place), array_agg(a.id ORDER BY m.place),
      array_agg(h.id ORDER BY m.place), bool_or(h.id IS NULL AND m.bet > 0 AND e.site_id IS NOT NULL)
    INTO sites, accounts, houses, homeless
    FROM unnest(p_providers, p_bodies, p_members, p_currencies, p_bets, p_wins)
      WITH ORDINALITY AS m (provider_id, body, member_id, currency, bet, win, place)
    LEFT JOIN members e ON e.id = m.member_id
    -- Each is one look into the index, whatever is known of the tables.
    LEFT JOIN LATERAL (
      SELECT id FROM ledger_accounts WHERE owner = m.member_id AND kind = 'available' AND party = ''
        AND currency = m.currency AND stripe = -1 LIMIT 1
    ) a ON true
    LEFT JOIN LATERAL (
      SELECT id FROM ledger_accounts
      WHERE owner = ('00000000-0000-8000-8000-' || lpad(to_hex(e.site_id), 12, '0'))::uuid
        AND kind = 'gaming' AND party = m.provider_id AND currency = m.currency
        AND stripe = get_byte(m.body, 0) & 15 AND m.bet + m.win > 0 LIMIT 1
    ) h ON true;
    EXIT WHEN homeless IS NOT TRUE;
    PERFORM ledger_open('gaming',
      ('00000000-0000-8000-8000-' || lpad(to_hex(s.site_id), 12, '0'))::uuid, s.provider_id, s.currency)
    FROM (
      SELECT DISTINCT e.site_id, m.provider_id, m.currency
      FROM unnest(p_providers, p_members, p_currencies) AS m (provider_id, member_id, currency)
      JOIN provider_players p USING (member_id, provider_id, currency)
      JOIN members e ON e.id = m.member_id
    ) s;
  END LOOP;
  PERFORM FROM ledger_accounts WHERE id = ANY (accounts || houses) ORDER BY id FOR NO KEY UPDATE;

  -- From here on nothing of these members changes but by us, and what others did before is seen.
  at := date_trunc('milliseconds', house_time());
  here := house_slot(at);
  SELECT array_agg(ROW(m.place, m.kind, m.provider_id, m.tx_id, m.body, m.member_id, m.currency,
    m.round_id, m.title, m.bet_tx, m.bet, m.win, m.partition, m.site_id, m.account, m.house,
    w.is_new AND NOT (m.kind = 'end-round' AND (w.reason IS NOT NULL OR r.over_at IS NOT NULL)),
    k.tx_id IS NOT NULL,
    r.round_id IS NOT NULL,
    w.is_new AND w.reason IS NULL AND m.kind = 'rollback' AND b.tx_id IS NULL,
    CASE WHEN w.is_new AND w.reason IS NULL AND m.kind = 'rollback' AND b.state = 'applied'
      THEN b.bet ELSE 0 END,
    w.reason,
    CASE WHEN w.reason IS NOT NULL THEN NULL WHEN w.is_new
      THEN coalesce(a.balance, 0) - m.bet + CASE WHEN c.is_above THEN 0 ELSE c.paid END
        + CASE WHEN m.kind = 'rollback' AND b.state = 'applied' THEN b.bet ELSE 0 END
      ELSE k.balance END,
    c.paid, c.is_above, c.win_max
  )::seamless_fate ORDER BY m.place) INTO fates
  FROM unnest(p_kinds, p_providers, p_txs, p_bodies, p_members, p_currencies, p_rounds, p_titles,
    p_bet_txs, p_bets, p_wins, p_partitions, p_nonces, sites, accounts, houses) WITH ORDINALITY
    AS m (kind, provider_id, tx_id, body, member_id, currency, round_id, title, bet_tx, bet, win,
      partition, nonce, site_id, account, house, place)
  LEFT JOIN provider_players p ON p.member_id = m.member_id AND p.provider_id = m.provider_id
    AND p.currency = m.currency
  LEFT JOIN ledger_accounts a ON a.id = m.account
  LEFT JOIN ledger_accounts h ON h.id = m.house
  LEFT JOIN LATERAL (
    SELECT v.* FROM seamless_moves v
    WHERE v.provider_id = m.provider_id AND v.tx_id = m.tx_id LIMIT 1
  ) k ON true
  LEFT JOIN LATERAL (
    SELECT v.* FROM seamless_moves v
    WHERE v.provider_id = m.provider_id AND v.tx_id = m.bet_tx LIMIT 1
  ) b ON true
  LEFT JOIN LATERAL (
    SELECT v.* FROM seamless_rounds v WHERE v.provider_id = m.provider_id
      AND v.round_id = m.round_id AND v.member_id = m.member_id LIMIT 1
  ) r ON true
  LEFT JOIN LATERAL (
    SELECT t.stake_max, t.win_max FROM provider_limits t
    WHERE t.currency = m.currency AND t.provider_id IN ('', m.provider_id)
      AND t.title IN ('', m.title)
    ORDER BY t.provider_id DESC, t.title DESC LIMIT 1
  ) t ON true
  CROSS JOIN LATERAL (
    SELECT coalesce(t.win_max, amount_max) AS win_max,
      m.win > 0 AND m.win + coalesce(r.payout, 0) > coalesce(t.win_max, amount_max) AS is_above
    OFFSET 0
  ) g
  CROSS JOIN LATERAL (
    SELECT g.win_max, g.is_above, CASE
      WHEN m.win > amount_max OR a.balance > balance_max OR h.balance < -balance_max
        OR r.payout > balance_max THEN 0
      WHEN g.is_above AND EXISTS (SELECT FROM ledger_accounts s
        WHERE s.owner = m.member_id AND s.kind = 'held' AND s.party = ''
          AND s.currency = m.currency AND s.stripe = -1 AND s.balance > balance_max) THEN 0
      ELSE m.win END AS paid,
      k.tx_id IS NULL AND m.bet + m.win > 0 AND EXISTS (SELECT FROM ledger_keys l
        WHERE l.key = 'seamless:' || m.provider_id || ':' || m.tx_id) AS is_old
    OFFSET 0
  ) c
  CROSS JOIN LATERAL (
    SELECT CASE
      WHEN m.provider_id || ' ' || m.nonce = ANY (fresh) IS NOT TRUE THEN 'replayed'
      -- One name, one thing.
      WHEN k.body <> m.body THEN 'duplicate_different'
      WHEN k.body = m.body THEN k.reason
      WHEN k.tx_id IS NOT NULL AND m.bet = 0 THEN 'duplicate_different'
      -- Said so long ago that only the ledger knows the name.
      WHEN c.is_old THEN 'duplicate_different'
      WHEN p.member_id IS NULL THEN CASE
        WHEN EXISTS (SELECT FROM provider_players o
          WHERE o.member_id = m.member_id AND o.provider_id = m.provider_id) THEN 'wrong_currency'
        ELSE 'player_unknown' END
      WHEN k.tx_id IS NOT NULL THEN 'rolled_back'
      WHEN m.kind IN ('bet', 'bet-win') THEN CASE
        WHEN r.over_at IS NOT NULL THEN 'round_over'
        WHEN NOT EXISTS (SELECT FROM plays y JOIN members e ON e.id = y.member_id
          WHERE y.member_id = m.member_id AND y.state IN ('starting', 'playing')
            AND y.provider_id = m.provider_id AND e.state = 'open') THEN 'player_blocked'
        WHEN NOT EXISTS (SELECT FROM provider_links l
          WHERE l.provider_id = m.provider_id AND l.wallet = 'seamless' AND l.stopped_at IS NULL)
          OR NOT EXISTS (SELECT FROM games g
            WHERE g.provider_id = m.provider_id AND coalesce(g.title, g.code) = m.title
              AND g.closed_at IS NULL
              AND NOT EXISTS (SELECT FROM game_maintenances t
                WHERE t.provider_id = g.provider_id AND coalesce(t.type_id, g.type_id) = g.type_id
                  AND t.ends_at > at AND t.starts_at <= at)) THEN 'title_blocked'
        WHEN m.bet > coalesce(t.stake_max, amount_max) THEN 'limit_exceeded'
        WHEN coalesce(a.balance, 0) < m.bet THEN 'insufficient_funds' END
      WHEN m.kind = 'win' THEN CASE
        WHEN (b.kind = 'bet' AND b.state = 'applied' AND b.member_id = m.member_id
          AND b.round_id = m.round_id AND b.currency = m.currency) IS NOT TRUE
          -- A round that was over at once has its bet, and nothing more.
          AND (b.kind = 'bet-win' AND b.state = 'applied' AND b.member_id = m.member_id
            AND b.round_id = m.round_id) IS NOT TRUE THEN 'bet_unknown'
        WHEN r.over_at IS NOT NULL THEN 'round_over' END
      WHEN m.kind = 'rollback' THEN CASE
        -- What it names is not what it says: somebody else's, of another round, or no bet.
        WHEN b.body IS NOT NULL AND (b.kind IN ('bet', 'bet-win') AND b.member_id = m.member_id
          AND b.round_id = m.round_id AND b.currency = m.currency) IS NOT TRUE
          THEN 'duplicate_different'
        WHEN b.state = 'applied' AND (r.over_at IS NOT NULL OR m.bet_tx = ANY (r.won))
          THEN 'round_over' END
      END AS reason,
      m.provider_id || ' ' || m.nonce = ANY (fresh) IS TRUE AND k.body IS NULL
        AND NOT (k.tx_id IS NOT NULL AND m.bet = 0) AND NOT c.is_old AS is_new
    -- Decided once, and not again wherever it is read.
    OFFSET 0
  ) w;

  said := seamless_post(fates);
  IF said <> 'posted' THEN
    RAISE EXCEPTION 'a move was decided that the ledger refuses: %', said;
  END IF;
  FOREACH f IN ARRAY fates LOOP
    IF f.is_new AND f.reason IS NULL AND f.win > 0 AND (f.is_above OR f.paid = 0) THEN
      PERFORM held_keep(f.site_id, f.member_id, f.provider_id, f.round_id::text, f.tx_id, f.title,
        f.currency, f.win, f.win_max, f.account, f.paid > 0);
    END IF;
    CONTINUE WHEN f.back = 0;
    SELECT v.outcome INTO said FROM ledger_keys k,
      ledger_reverse(uuidv7(), k.journal_id, k.posted_at, 'round', f.round_id::text) v
    WHERE k.key = 'seamless:' || f.provider_id || ':' || f.bet_tx;
    IF said IS DISTINCT FROM 'posted' THEN
      RAISE EXCEPTION 'bet % is not taken back: %', f.bet_tx, said;
    END IF;
    UPDATE seamless_moves SET state = 'rolled_back'
    WHERE provider_id = f.provider_id AND tx_id = f.bet_tx;
    IF NOT FOUND THEN
      RAISE EXCEPTION 'a bet was put elsewhere meanwhile' USING ERRCODE = 'serialization_failure';
    END IF;
  END LOOP;

  SELECT count(*) FILTER (WHERE n.is_new AND n.tx_id IS NOT NULL AND NOT n.is_late)
    + count(*) FILTER (WHERE n.is_unseen) INTO wanted FROM unnest(fates) n;
  INSERT INTO seamless_moves (provider_id, tx_id, kind, body, member_id, round_id, currency, bet, win,
    state, reason, balance, moved_at, slot)
  SELECT n.provider_id, n.tx_id, n.kind, n.body, n.member_id, n.round_id, n.currency, n.bet, n.win,
    CASE WHEN n.reason IS NULL THEN 'applied' ELSE 'refused' END, n.reason, n.balance, at, here
  FROM unnest(fates) n WHERE n.is_new AND n.tx_id IS NOT NULL AND NOT n.is_late
  UNION ALL
  SELECT n.provider_id, n.bet_tx, 'bet', NULL, n.member_id, n.round_id, n.currency, 0, 0,
    'rolled_back', 'rolled_back', NULL, at, here
  FROM unnest(fates) n WHERE n.is_unseen
  ON CONFLICT DO NOTHING;
  GET DIAGNOSTICS counted = ROW_COUNT;
  IF counted <> wanted THEN
    -- Somebody else took one of the names just now: told again, it is found.
    RAISE EXCEPTION 'a name was taken meanwhile' USING ERRCODE = 'serialization_failure';
  END IF;
  IF EXISTS (SELECT FROM unnest(fates) n WHERE n.is_new AND n.is_late) THEN
    UPDATE seamless_moves v
    SET kind = n.kind, body = n.body, member_id = n.member_id, round_id = n.round_id,
      currency = n.currency, bet = n.bet, win = n.win
    FROM unnest(fates) n
    WHERE n.is_new AND n.is_late AND v.provider_id = n.provider_id AND v.tx_id = n.tx_id;
  END IF;
  PERFORM seamless_tell(fates, at);
  RETURN QUERY SELECT n.place, n.reason, n.balance FROM unnest(fates) n;
END
$$;

-- Keeps the rounds, and announces what changed: whose wallet, and which round is over.
CREATE OR REPLACE FUNCTION seamless_tell(p_fates seamless_fate[], p_at timestamptz) RETURNS void
LANGUAGE plpgsql SET search_path = public, pg_temp SET plan_cache_mode = force_generic_plan AS $$
DECLARE
  wanted bigint;
  counted bigint;
BEGIN
  WITH n AS MATERIALIZED (
    SELECT f.* FROM unnest(p_fates) f
    WHERE f.is_new AND f.reason IS NULL AND (f.kind <> 'rollback' OR f.back > 0)
  ), opened AS (
    INSERT INTO seamless_rounds AS r (provider_id, round_id, member_id, site_id, currency, title,
      stake, payout, started_at, over_at, bets, slot)
    SELECT n.provider_id, n.round_id, n.member_id, n.site_id, n.currency, n.title, n.bet, n.paid, p_at,
      CASE WHEN n.kind IN ('bet-win', 'end-round') THEN p_at END,
      CASE WHEN n.kind = 'bet' THEN ARRAY[n.tx_id] ELSE '{}' END, house_slot(p_at)
    FROM n WHERE NOT n.has_round
    ON CONFLICT DO NOTHING
    RETURNING r.*
  ), went_on AS (
    UPDATE seamless_rounds r SET stake = r.stake + n.bet - n.back, payout = r.payout + n.paid,
      won = CASE WHEN n.kind = 'win' THEN r.won || n.bet_tx ELSE r.won END,
      bets = CASE WHEN n.kind = 'bet' THEN r.bets || n.tx_id ELSE r.bets END,
      over_at = CASE WHEN n.kind IN ('bet-win', 'end-round') THEN p_at END
    FROM n
    WHERE n.has_round AND r.over_at IS NULL AND r.provider_id = n.provider_id
      AND r.round_id = n.round_id AND r.member_id = n.member_id
    RETURNING r.*
  ), kept AS (
    SELECT * FROM opened UNION ALL SELECT * FROM went_on
  ), told AS (
    INSERT INTO outbox (id, name, site_id, partition, data)
    SELECT uuidv7(), 'wallet.changed', n.site_id, n.partition, jsonb_build_object(
      'site_id', n.site_id, 'member_id', n.member_id, 'currency', n.currency)
    FROM n WHERE n.bet > 0 OR n.win > 0 OR n.back > 0
    UNION ALL
    -- Amounts are whole units as text: nobody reads them as floats.
    SELECT uuidv7(), 'seamless.settled', k.site_id, n.partition, jsonb_build_object(
      'provider_id', k.provider_id, 'round_id', k.round_id, 'site_id', k.site_id,
      'member_id', k.member_id, 'currency', k.currency, 'title', k.title, 'stake', k.stake::text,
      'payout', k.payout::text, 'started_at', k.started_at, 'settled_at', k.over_at)
    FROM kept k JOIN n ON n.member_id = k.member_id
    WHERE k.over_at IS NOT NULL AND (k.stake > 0 OR k.payout > 0)
  )
  SELECT (SELECT count(*) FROM n), (SELECT count(*) FROM kept) INTO wanted, counted;
  IF counted <> wanted THEN
    RAISE EXCEPTION 'a round began or ended meanwhile' USING ERRCODE = 'serialization_failure';
  END IF;
END
$$;


-- Empties the table that is next: what it holds was said three months ago. Rounds that still go on,
-- and their bets, are put into the table of this month first, so many at a time; gives how many. A
-- round that goes on for more than 400 days is no longer waited for.
CREATE FUNCTION seamless_clear(p_count integer) RETURNS integer
LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp SET lock_timeout = '500ms' AS $$
DECLARE
  here smallint := house_slot(house_time());
  next smallint := (house_slot(house_time()) + 1) % 4;
  since timestamptz := house_now() - interval '400 days';
  carried integer;
  is_used boolean;
BEGIN
  IF NOT pg_try_advisory_xact_lock(hashtext('seamless_clear')) THEN RETURN 0; END IF;
  WITH open AS (
    DELETE FROM seamless_rounds r USING (
      SELECT provider_id, round_id, member_id FROM seamless_rounds
      WHERE slot = next AND over_at IS NULL AND started_at > since
      ORDER BY started_at LIMIT p_count FOR UPDATE SKIP LOCKED
    ) o
    WHERE r.slot = next AND r.provider_id = o.provider_id AND r.round_id = o.round_id
      AND r.member_id = o.member_id
    RETURNING r.*
  ), bets AS (
    DELETE FROM seamless_moves v USING open o, unnest(o.bets) AS t (tx_id)
    WHERE v.slot = next AND v.provider_id = o.provider_id AND v.tx_id = t.tx_id
    RETURNING v.*
  ), kept AS (
    INSERT INTO seamless_rounds (provider_id, round_id, member_id, site_id, currency, title, stake,
      payout, won, started_at, over_at, bets, slot)
    SELECT provider_id, round_id, member_id, site_id, currency, title, stake, payout, won, started_at,
      over_at, bets, here FROM open
  ), told AS (
    INSERT INTO seamless_moves (provider_id, tx_id, kind, body, member_id, round_id, currency, bet, win,
      state, reason, balance, moved_at, slot)
    SELECT provider_id, tx_id, kind, body, member_id, round_id, currency, bet, win, state, reason,
      balance, moved_at, here FROM bets
  )
  SELECT count(*) INTO carried FROM open;
  IF carried = p_count THEN RETURN carried; END IF;
  EXECUTE format('SELECT EXISTS (SELECT FROM seamless_moves_%s)
    OR EXISTS (SELECT FROM seamless_rounds_%1$s)', next) INTO is_used;
  IF NOT is_used THEN RETURN carried; END IF;
  EXECUTE format('LOCK TABLE seamless_moves_%s, seamless_rounds_%1$s IN ACCESS EXCLUSIVE MODE', next);
  -- While we waited the month may have ended, or somebody held a round that goes on.
  IF house_slot(house_time()) = here AND NOT EXISTS (SELECT FROM seamless_rounds
    WHERE slot = next AND over_at IS NULL AND started_at > since) THEN
    EXECUTE format('TRUNCATE seamless_moves_%s, seamless_rounds_%1$s', next);
  END IF;
  RETURN carried;
END
$$;

-- The table from before the months goes when all it holds is older than 400 days.
CREATE FUNCTION seamless_clear_first() RETURNS boolean
LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp SET lock_timeout = '500ms' AS $$
BEGIN
  IF obj_description('seamless_moves_first'::regclass)::timestamptz > house_now() - interval '400 days'
    OR NOT EXISTS (SELECT FROM seamless_moves_first) THEN
    RETURN false;
  END IF;
  TRUNCATE seamless_moves_first, seamless_rounds_first;
  RETURN true;
END
$$;
REVOKE EXECUTE ON FUNCTION seamless_clear, seamless_clear_first FROM PUBLIC;
GRANT EXECUTE ON FUNCTION seamless_clear, seamless_clear_first TO oriel_app;

-- migrate:down
-- The tables stay as they are: only these functions know them.
