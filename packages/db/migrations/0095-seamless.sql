-- migrate:up
-- As before, and bets ask whether their game is switched off at the member's site.
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
                  AND t.ends_at > at AND t.starts_at <= at))
          -- What is switched off takes no bets. This statement began after the accounts were locked,
          -- so it sees every switch that was committed before; wins and rollbacks do not ask. A game
          -- is found first, and then asked for with one look into the index.
          OR EXISTS (SELECT FROM games g
            WHERE g.provider_id = m.provider_id AND coalesce(g.title, g.code) = m.title
              AND EXISTS (SELECT FROM switch_off_for(m.site_id, g.provider_id, g.type_id, g.id)
                OFFSET 0))
          THEN 'title_blocked'
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

-- migrate:down
-- As it was before: without the question.
DO $do$
BEGIN
  EXECUTE regexp_replace(pg_get_functiondef('seamless_apply'::regproc),
    '-- What is switched off takes no bets.*?(?=THEN ''title_blocked'')', '');
END
$do$;
