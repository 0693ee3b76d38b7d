-- migrate:up
CREATE DOMAIN seamless_word AS text CHECK (VALUE ~ '^[A-Za-z0-9_-]{8,64}$');

-- What a provider whose players' money stays in the house has said of it: one row for one name, for
-- ever, with the hash of what was said and what was answered. Nothing here points to the provider's
-- own row: every move of everybody would lock it.
CREATE TABLE seamless_moves (
  provider_id text NOT NULL,
  tx_id seamless_word NOT NULL,
  kind text NOT NULL CHECK (kind IN ('bet', 'win', 'bet-win', 'rollback')),
  -- NULL: a bet that was taken back before it came.
  body bytea,
  -- As it was said: who is refused may be nobody.
  member_id uuid,
  round_id uuid NOT NULL,
  currency text NOT NULL,
  bet bigint NOT NULL CHECK (bet >= 0),
  win bigint NOT NULL CHECK (win >= 0),
  state text NOT NULL CHECK (state IN ('applied', 'refused', 'rolled_back')),
  -- The answer: why not, or what the member had after it.
  reason text,
  balance bigint,
  moved_at timestamptz NOT NULL,
  PRIMARY KEY (provider_id, tx_id),
  CHECK ((reason IS NULL) = (balance IS NOT NULL)),
  CHECK (state <> 'applied' OR reason IS NULL)
);

CREATE TABLE seamless_rounds (
  provider_id text NOT NULL,
  round_id uuid NOT NULL,
  member_id uuid NOT NULL,
  site_id integer NOT NULL,
  currency text NOT NULL,
  title text NOT NULL,
  -- Taken and not given back, and paid.
  stake bigint NOT NULL CHECK (stake >= 0),
  payout bigint NOT NULL CHECK (payout >= 0),
  -- Bets that were paid on: they are not taken back any more.
  won text[] NOT NULL DEFAULT '{}',
  started_at timestamptz NOT NULL,
  -- From then on nothing more comes.
  over_at timestamptz,
  PRIMARY KEY (provider_id, round_id, member_id),
  FOREIGN KEY (site_id, member_id) REFERENCES members (site_id, id)
) WITH (fillfactor = 80);

-- What was used to sign a call, so that it is good once. A nonce lies in the slot of the minute that
-- was signed with it: said again it falls into the same one, and a slot that is too old for any call
-- is emptied whole. Nothing is written to disk for it: were it lost, a call that is heard again is
-- still a move of the same name and body, and moves nothing.
CREATE TABLE seamless_nonces (
  slot smallint NOT NULL,
  provider_id text NOT NULL,
  nonce text NOT NULL,
  PRIMARY KEY (slot, provider_id, nonce)
) PARTITION BY LIST (slot);
CREATE UNLOGGED TABLE seamless_nonces_0 PARTITION OF seamless_nonces FOR VALUES IN (0);
CREATE UNLOGGED TABLE seamless_nonces_1 PARTITION OF seamless_nonces FOR VALUES IN (1);
CREATE UNLOGGED TABLE seamless_nonces_2 PARTITION OF seamless_nonces FOR VALUES IN (2);
CREATE UNLOGGED TABLE seamless_nonces_3 PARTITION OF seamless_nonces FOR VALUES IN (3);

-- Empties the slot of the minute before the last: calls of that minute are refused by their time.
CREATE FUNCTION seamless_forget_nonces() RETURNS boolean
LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
DECLARE
  slot text := 'seamless_nonces_' || (floor(extract(epoch FROM clock_timestamp()) / 60)::bigint + 2) % 4;
  is_used boolean;
BEGIN
  EXECUTE format('SELECT EXISTS (SELECT FROM %I)', slot) INTO is_used;
  IF is_used AND pg_try_advisory_xact_lock(hashtext('seamless_forget_nonces')) THEN
    EXECUTE format('TRUNCATE %I', slot);
  END IF;
  RETURN is_used;
END
$$;

-- A provider names a game by its own title.
CREATE INDEX games_title ON games (provider_id, (coalesce(title, code)));

-- What becomes of one move of a batch.
CREATE TYPE seamless_fate AS (
  place integer, kind text, provider_id text, tx_id text, body bytea, member_id uuid, currency text,
  round_id uuid, title text, bet_tx text, bet bigint, win bigint, partition smallint,
  site_id integer, account bigint, house bigint,
  -- It is written; NULL is never: said before, or of a round that is over already.
  is_new boolean,
  -- Its name stands there since it was taken back.
  is_late boolean,
  has_round boolean,
  -- A bet that never came is taken back.
  is_unseen boolean,
  -- What a rollback gives back.
  back bigint,
  reason text, balance bigint
);

-- Applies moves of money that providers ask for, each on its own, in one transaction: one that is
-- refused does not hinder the others. Nobody stands in a batch twice, so no move depends on another
-- and all of it is decided at once, with the accounts locked in the order of their ids as the ledger
-- does. The answer of each is its reason, or the balance after it.
CREATE FUNCTION seamless_apply(
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
  at := date_trunc('milliseconds', clock_timestamp());
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
      THEN coalesce(a.balance, 0) - m.bet + m.win
        + CASE WHEN m.kind = 'rollback' AND b.state = 'applied' THEN b.bet ELSE 0 END
      ELSE k.balance END
  )::seamless_fate ORDER BY m.place) INTO fates
  FROM unnest(p_kinds, p_providers, p_txs, p_bodies, p_members, p_currencies, p_rounds, p_titles,
    p_bet_txs, p_bets, p_wins, p_partitions, p_nonces, sites, accounts, houses) WITH ORDINALITY
    AS m (kind, provider_id, tx_id, body, member_id, currency, round_id, title, bet_tx, bet, win,
      partition, nonce, site_id, account, house, place)
  LEFT JOIN provider_players p ON p.member_id = m.member_id AND p.provider_id = m.provider_id
    AND p.currency = m.currency
  LEFT JOIN ledger_accounts a ON a.id = m.account
  LEFT JOIN seamless_moves k ON k.provider_id = m.provider_id AND k.tx_id = m.tx_id
  LEFT JOIN seamless_moves b ON b.provider_id = m.provider_id AND b.tx_id = m.bet_tx
  LEFT JOIN seamless_rounds r ON r.provider_id = m.provider_id AND r.round_id = m.round_id
    AND r.member_id = m.member_id
  CROSS JOIN LATERAL (
    SELECT CASE
      WHEN m.provider_id || ' ' || m.nonce = ANY (fresh) IS NOT TRUE THEN 'replayed'
      -- One name, one thing.
      WHEN k.body <> m.body THEN 'duplicate_different'
      WHEN k.body = m.body THEN k.reason
      WHEN k.tx_id IS NOT NULL AND m.bet = 0 THEN 'duplicate_different'
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
        AND NOT (k.tx_id IS NOT NULL AND m.bet = 0) AS is_new
    -- Decided once, and not again wherever it is read.
    OFFSET 0
  ) w;

  said := seamless_post(fates);
  IF said <> 'posted' THEN
    RAISE EXCEPTION 'a move was decided that the ledger refuses: %', said;
  END IF;
  FOREACH f IN ARRAY fates LOOP
    CONTINUE WHEN f.back = 0;
    SELECT v.outcome INTO said FROM ledger_keys k,
      ledger_reverse(uuidv7(), k.journal_id, k.posted_at, 'round', f.round_id::text) v
    WHERE k.key = 'seamless:' || f.provider_id || ':' || f.bet_tx;
    IF said IS DISTINCT FROM 'posted' THEN
      RAISE EXCEPTION 'bet % is not taken back: %', f.bet_tx, said;
    END IF;
    UPDATE seamless_moves SET state = 'rolled_back'
    WHERE provider_id = f.provider_id AND tx_id = f.bet_tx;
  END LOOP;

  SELECT count(*) FILTER (WHERE n.is_new AND n.tx_id IS NOT NULL AND NOT n.is_late)
    + count(*) FILTER (WHERE n.is_unseen) INTO wanted FROM unnest(fates) n;
  INSERT INTO seamless_moves (provider_id, tx_id, kind, body, member_id, round_id, currency, bet, win,
    state, reason, balance, moved_at)
  SELECT n.provider_id, n.tx_id, n.kind, n.body, n.member_id, n.round_id, n.currency, n.bet, n.win,
    CASE WHEN n.reason IS NULL THEN 'applied' ELSE 'refused' END, n.reason, n.balance, at
  FROM unnest(fates) n WHERE n.is_new AND n.tx_id IS NOT NULL AND NOT n.is_late
  UNION ALL
  SELECT n.provider_id, n.bet_tx, 'bet', NULL, n.member_id, n.round_id, n.currency, 0, 0,
    'rolled_back', 'rolled_back', NULL, at
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

-- Moves the money of bets and wins, all by one function of the ledger.
CREATE FUNCTION seamless_post(p_fates seamless_fate[], OUT outcome text)
LANGUAGE plpgsql SET search_path = public, pg_temp SET plan_cache_mode = force_generic_plan AS $$
DECLARE
  f seamless_fate;
  posts integer;
  numbers integer[];
  journals uuid[];
  keys text[];
  kinds text[];
  causes text[];
  accounts bigint[];
  houses bigint[];
  currencies text[];
  amounts bigint[];
  returns bigint[];
BEGIN
  f := p_fates[1];
  IF cardinality(p_fates) = 1 AND (f.bet = 0 OR f.win = 0) THEN
    outcome := 'posted';
    IF f.is_new AND f.reason IS NULL AND f.bet + f.win > 0 THEN
      SELECT r.outcome INTO outcome FROM ledger_post(uuidv7(),
        'seamless:' || f.provider_id || ':' || f.tx_id, CASE WHEN f.bet > 0 THEN 'bet' ELSE 'win' END,
        'round', f.round_id::text, ARRAY[f.account, f.house], ARRAY[f.currency, f.currency],
        ARRAY[f.win - f.bet, f.bet - f.win], NULL) r;
    END IF;
    RETURN;
  END IF;
  SELECT count(*), array_agg(s.number), array_agg(uuidv7()), array_agg(s.key), array_agg(s.kind),
    array_agg(s.round_id::text), array_agg(s.account), array_agg(s.house), array_agg(s.currency),
    array_agg(s.amount), array_agg(-s.amount)
  INTO posts, numbers, journals, keys, kinds, causes, accounts, houses, currencies, amounts, returns
  FROM (
    SELECT row_number() OVER (ORDER BY n.place, e.kind) AS number, e.kind, n.round_id, n.account,
      n.house, n.currency, e.amount,
      -- Stake and payout that come in one move are two journals.
      'seamless:' || n.provider_id || ':' || n.tx_id
        || CASE WHEN n.bet > 0 AND e.kind = 'win' THEN ':win' ELSE '' END AS key
    FROM unnest(p_fates) n,
      LATERAL (VALUES ('bet', -n.bet), ('win', n.win)) AS e (kind, amount)
    WHERE n.is_new AND n.reason IS NULL AND e.amount <> 0
    ORDER BY 1
  ) s;
  IF posts = 0 THEN
    outcome := 'posted';
  ELSE
    SELECT coalesce(min(r.outcome) FILTER (WHERE r.outcome <> 'posted'), 'posted') INTO outcome
    FROM ledger_post_many(journals, keys, kinds, array_fill('round'::text, ARRAY[posts]),
      causes, numbers || numbers, accounts || houses, currencies || currencies, amounts || returns) r;
  END IF;
END
$$;

-- Keeps the rounds, and announces what changed: whose wallet, and which round is over.
CREATE FUNCTION seamless_tell(p_fates seamless_fate[], p_at timestamptz) RETURNS void
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
      stake, payout, started_at, over_at)
    SELECT n.provider_id, n.round_id, n.member_id, n.site_id, n.currency, n.title, n.bet, n.win, p_at,
      CASE WHEN n.kind IN ('bet-win', 'end-round') THEN p_at END
    FROM n WHERE NOT n.has_round
    ON CONFLICT DO NOTHING
    RETURNING r.*
  ), went_on AS (
    UPDATE seamless_rounds r SET stake = r.stake + n.bet - n.back, payout = r.payout + n.win,
      won = CASE WHEN n.kind = 'win' THEN r.won || n.bet_tx ELSE r.won END,
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

GRANT SELECT ON seamless_moves, seamless_rounds TO oriel_app;
GRANT SELECT, INSERT ON seamless_nonces TO oriel_app;
REVOKE EXECUTE ON FUNCTION seamless_apply, seamless_post, seamless_tell, seamless_forget_nonces
  FROM PUBLIC;
GRANT EXECUTE ON FUNCTION seamless_apply, seamless_forget_nonces TO oriel_app;

-- migrate:down
DROP FUNCTION seamless_tell, seamless_post, seamless_apply, seamless_forget_nonces;
DROP TYPE seamless_fate;
DROP INDEX games_title;
DROP TABLE seamless_nonces, seamless_rounds, seamless_moves;
DROP DOMAIN seamless_word;
