-- migrate:up
-- Claims hold their members until they are committed: money never arrives after its member has gone.
CREATE OR REPLACE FUNCTION red_envelope_claim(
  p_envelopes uuid[], p_members uuid[], p_starts integer[], p_journals uuid[], p_events uuid[],
  p_houses bigint[], p_partitions smallint[], p_trace text
) RETURNS TABLE (place integer, outcome text, amount bigint)
LANGUAGE plpgsql SET search_path = public, pg_temp SET plan_cache_mode = force_generic_plan AS $$
DECLARE
  c record;
  said text;
  places integer[] := '{}';
  amounts bigint[] := '{}';
  accounts bigint[] := '{}';
  wanted integer;
  posted integer;
BEGIN
  -- The members first, in the order of the loop. A claim that waits for a removal or a change of state
  -- then reads what has become of its member; one that came first is committed before them.
  PERFORM FROM members m WHERE m.id = ANY (p_members)
    ORDER BY person_of(m.id), m.id FOR SHARE;
  FOR c IN
    SELECT a.place::integer AS place, a.envelope, a.member, a.start, e.site_id, e.currency,
      m.id IS NULL OR e.id IS NULL OR m.site_id <> e.site_id AS is_strange,
      m.state = 'open' AND m.currency = e.currency AND m.created_at < e.opens_at
        AND m.created_at < coalesce(e.registered_before, e.opens_at)
        AND e.opens_at <= house_now() AS is_theirs,
      e.end_at <= house_now() OR EXISTS (SELECT FROM switches s WHERE s.site_id = e.site_id
        AND s.name IN ('site:', 'red-envelope:') AND s.on_at IS NULL) AS is_over,
      person_of(a.member) AS person
    FROM unnest(p_envelopes, p_members, p_starts) WITH ORDINALITY AS a (envelope, member, start, place)
    LEFT JOIN red_envelopes e ON e.id = a.envelope LEFT JOIN members m ON m.id = a.member
    ORDER BY person, a.member, a.place
  LOOP
    place := c.place;
    amount := NULL;
    SELECT 'claimed', s.amount INTO outcome, amount FROM red_envelope_slots s
    WHERE s.envelope_id = c.envelope AND s.member_id = c.member;
    IF NOT FOUND THEN
      outcome := CASE WHEN c.is_strange OR NOT c.is_theirs THEN 'envelope_not_for_you'
        WHEN c.is_over THEN 'envelope_over'
        -- Groups grow: who claimed as another person may be the same one by now.
        WHEN EXISTS (SELECT FROM person_members p JOIN red_envelope_slots s
          ON s.envelope_id = c.envelope AND s.member_id = p.member_id
          WHERE p.group_id = c.person) THEN 'envelope_not_for_you' END;
      IF outcome IS NULL THEN
        SELECT t.outcome, t.amount INTO outcome, amount
        FROM red_envelope_take(c.envelope, c.member, c.person, c.start) t;
      END IF;
      IF outcome = 'taken' THEN
        places := places || c.place;
        amounts := amounts || amount;
        accounts := accounts || (SELECT o.ids[1] FROM
          ledger_open('available', c.member, '', c.currency) o);
      END IF;
    END IF;
    RETURN NEXT;
  END LOOP;

  wanted := cardinality(places);
  IF wanted = 0 THEN
    RETURN;
  ELSIF wanted = 1 THEN
    SELECT l.outcome INTO said FROM red_envelopes e, ledger_post(p_journals[places[1]],
      'red-envelope:' || e.id || ':' || p_members[places[1]], 'gift', 'red-envelope', e.id::text,
      ARRAY[p_houses[places[1]], accounts[1]], ARRAY[e.currency, e.currency],
      ARRAY[-amounts[1], amounts[1]], NULL) l
    WHERE e.id = p_envelopes[places[1]];
    posted := (said = 'posted')::integer;
  ELSE
    SELECT count(*) FILTER (WHERE l.outcome = 'posted') INTO posted FROM (
      SELECT array_agg(p_journals[t.place] ORDER BY t.post) AS journals,
        array_agg('red-envelope:' || e.id || ':' || p_members[t.place] ORDER BY t.post) AS keys,
        array_agg(e.id::text ORDER BY t.post) AS causes,
        array_agg(p_houses[t.place] ORDER BY t.post) AS houses,
        array_agg(e.currency ORDER BY t.post) AS currencies,
        array_agg(t.post::integer ORDER BY t.post) AS posts
      FROM unnest(places) WITH ORDINALITY AS t (place, post)
      JOIN red_envelopes e ON e.id = p_envelopes[t.place]
    ) g, ledger_post_many(g.journals, g.keys, array_fill('gift'::text, ARRAY[wanted]),
      array_fill('red-envelope'::text, ARRAY[wanted]), g.causes, g.posts || g.posts,
      g.houses || accounts, g.currencies || g.currencies,
      ARRAY(SELECT -n FROM unnest(amounts) WITH ORDINALITY AS u (n, at) ORDER BY at) || amounts) l;
  END IF;
  IF posted IS DISTINCT FROM wanted THEN
    RAISE EXCEPTION 'of % claims the ledger posted %', wanted, posted;
  END IF;
  INSERT INTO outbox (id, name, site_id, partition, data, trace)
  SELECT p_events[t.place], 'wallet.changed', e.site_id, p_partitions[t.place],
    jsonb_build_object('site_id', e.site_id, 'member_id', p_members[t.place]), p_trace
  FROM unnest(places) AS t (place) JOIN red_envelopes e ON e.id = p_envelopes[t.place];
END
$$;

-- migrate:down
CREATE OR REPLACE FUNCTION red_envelope_claim(
  p_envelopes uuid[], p_members uuid[], p_starts integer[], p_journals uuid[], p_events uuid[],
  p_houses bigint[], p_partitions smallint[], p_trace text
) RETURNS TABLE (place integer, outcome text, amount bigint)
LANGUAGE plpgsql SET search_path = public, pg_temp SET plan_cache_mode = force_generic_plan AS $$
DECLARE
  c record;
  said text;
  places integer[] := '{}';
  amounts bigint[] := '{}';
  accounts bigint[] := '{}';
  wanted integer;
  posted integer;
BEGIN
  FOR c IN
    SELECT a.place::integer AS place, a.envelope, a.member, a.start, e.site_id, e.currency,
      m.id IS NULL OR e.id IS NULL OR m.site_id <> e.site_id AS is_strange,
      m.state = 'open' AND m.currency = e.currency AND m.created_at < e.opens_at
        AND m.created_at < coalesce(e.registered_before, e.opens_at)
        AND e.opens_at <= house_now() AS is_theirs,
      e.end_at <= house_now() OR EXISTS (SELECT FROM switches s WHERE s.site_id = e.site_id
        AND s.name IN ('site:', 'red-envelope:') AND s.on_at IS NULL) AS is_over,
      person_of(a.member) AS person
    FROM unnest(p_envelopes, p_members, p_starts) WITH ORDINALITY AS a (envelope, member, start, place)
    LEFT JOIN red_envelopes e ON e.id = a.envelope LEFT JOIN members m ON m.id = a.member
    ORDER BY person, a.member, a.place
  LOOP
    place := c.place;
    amount := NULL;
    SELECT 'claimed', s.amount INTO outcome, amount FROM red_envelope_slots s
    WHERE s.envelope_id = c.envelope AND s.member_id = c.member;
    IF NOT FOUND THEN
      outcome := CASE WHEN c.is_strange OR NOT c.is_theirs THEN 'envelope_not_for_you'
        WHEN c.is_over THEN 'envelope_over'
        -- Groups grow: who claimed as another person may be the same one by now.
        WHEN EXISTS (SELECT FROM person_members p JOIN red_envelope_slots s
          ON s.envelope_id = c.envelope AND s.member_id = p.member_id
          WHERE p.group_id = c.person) THEN 'envelope_not_for_you' END;
      IF outcome IS NULL THEN
        SELECT t.outcome, t.amount INTO outcome, amount
        FROM red_envelope_take(c.envelope, c.member, c.person, c.start) t;
      END IF;
      IF outcome = 'taken' THEN
        places := places || c.place;
        amounts := amounts || amount;
        accounts := accounts || (SELECT o.ids[1] FROM
          ledger_open('available', c.member, '', c.currency) o);
      END IF;
    END IF;
    RETURN NEXT;
  END LOOP;

  wanted := cardinality(places);
  IF wanted = 0 THEN
    RETURN;
  ELSIF wanted = 1 THEN
    SELECT l.outcome INTO said FROM red_envelopes e, ledger_post(p_journals[places[1]],
      'red-envelope:' || e.id || ':' || p_members[places[1]], 'gift', 'red-envelope', e.id::text,
      ARRAY[p_houses[places[1]], accounts[1]], ARRAY[e.currency, e.currency],
      ARRAY[-amounts[1], amounts[1]], NULL) l
    WHERE e.id = p_envelopes[places[1]];
    posted := (said = 'posted')::integer;
  ELSE
    SELECT count(*) FILTER (WHERE l.outcome = 'posted') INTO posted FROM (
      SELECT array_agg(p_journals[t.place] ORDER BY t.post) AS journals,
        array_agg('red-envelope:' || e.id || ':' || p_members[t.place] ORDER BY t.post) AS keys,
        array_agg(e.id::text ORDER BY t.post) AS causes,
        array_agg(p_houses[t.place] ORDER BY t.post) AS houses,
        array_agg(e.currency ORDER BY t.post) AS currencies,
        array_agg(t.post::integer ORDER BY t.post) AS posts
      FROM unnest(places) WITH ORDINALITY AS t (place, post)
      JOIN red_envelopes e ON e.id = p_envelopes[t.place]
    ) g, ledger_post_many(g.journals, g.keys, array_fill('gift'::text, ARRAY[wanted]),
      array_fill('red-envelope'::text, ARRAY[wanted]), g.causes, g.posts || g.posts,
      g.houses || accounts, g.currencies || g.currencies,
      ARRAY(SELECT -n FROM unnest(amounts) WITH ORDINALITY AS u (n, at) ORDER BY at) || amounts) l;
  END IF;
  IF posted IS DISTINCT FROM wanted THEN
    RAISE EXCEPTION 'of % claims the ledger posted %', wanted, posted;
  END IF;
  INSERT INTO outbox (id, name, site_id, partition, data, trace)
  SELECT p_events[t.place], 'wallet.changed', e.site_id, p_partitions[t.place],
    jsonb_build_object('site_id', e.site_id, 'member_id', p_members[t.place]), p_trace
  FROM unnest(places) AS t (place) JOIN red_envelopes e ON e.id = p_envelopes[t.place];
END
$$;
