-- migrate:up
-- A gift of cash for those who claim in time. The slots are the budget: every amount is written when
-- the envelope is opened, so no race can give more than the total. A site opens some dozens a day, so
-- about ten thousand rows a year; kept for ever, they explain journals. `red_envelopes_site` answers
-- the list of a site, `red_envelopes_end` which are open and which are old, `red_envelopes_unshown`
-- which have opened and nobody was told.
CREATE TABLE red_envelopes (
  id uuid PRIMARY KEY,
  number bigint GENERATED ALWAYS AS IDENTITY UNIQUE,
  site_id integer NOT NULL,
  name text NOT NULL CHECK (length(name) BETWEEN 1 AND 60),
  currency text NOT NULL,
  total bigint NOT NULL,
  slots integer NOT NULL CHECK (slots BETWEEN 1 AND 20000),
  least bigint NOT NULL CHECK (least > 0),
  most bigint NOT NULL,
  -- Who may: members of the site and currency who were there before it opened, or before this.
  registered_before timestamptz,
  opens_at timestamptz NOT NULL,
  end_at timestamptz NOT NULL,
  -- What the amounts were drawn from: sealed until the end, its hash shown from the beginning.
  seed bytea NOT NULL,
  seed_hash text NOT NULL CHECK (seed_hash ~ '^[0-9a-f]{64}$'),
  opened_by text NOT NULL,
  checked_by text NOT NULL,
  proposal_id uuid REFERENCES proposals DEFERRABLE INITIALLY DEFERRED,
  created_at timestamptz NOT NULL DEFAULT house_now(),
  shown_at timestamptz,
  slots_pruned_at timestamptz,
  FOREIGN KEY (site_id, currency) REFERENCES site_currencies,
  CHECK (end_at > opens_at AND end_at <= opens_at + interval '7 days'),
  CHECK (most >= least AND total BETWEEN slots * least AND slots * most)
);
CREATE INDEX red_envelopes_site ON red_envelopes (site_id, number DESC);
CREATE INDEX red_envelopes_end ON red_envelopes (site_id, currency, end_at);
CREATE INDEX red_envelopes_unshown ON red_envelopes (opens_at) WHERE shown_at IS NULL;
CREATE INDEX red_envelopes_unpruned ON red_envelopes (end_at) WHERE slots_pruned_at IS NULL;

-- At 10 million members some fifty envelopes of 10,000 slots a week: about 25 million rows a year,
-- removed 400 days after the end by red_envelope_prune, some hundred at a time. The primary key
-- answers one envelope, red_envelope_slots_free the next free slot, the two unique keys what a member
-- and a person have claimed, red_envelope_slots_claimed the last claims.
CREATE TABLE red_envelope_slots (
  envelope_id uuid NOT NULL REFERENCES red_envelopes,
  no integer NOT NULL CHECK (no >= 0),
  amount bigint NOT NULL CHECK (amount > 0),
  member_id uuid,
  -- The person the account belonged to at that moment.
  person_id uuid,
  claimed_at timestamptz,
  PRIMARY KEY (envelope_id, no),
  CONSTRAINT red_envelope_slots_member UNIQUE (envelope_id, member_id),
  CONSTRAINT red_envelope_slots_person UNIQUE (envelope_id, person_id),
  CHECK (num_nulls(member_id, person_id, claimed_at) IN (0, 3))
) WITH (fillfactor = 80);
CREATE INDEX red_envelope_slots_free ON red_envelope_slots (envelope_id, no) WHERE member_id IS NULL;
CREATE INDEX red_envelope_slots_claimed ON red_envelope_slots (envelope_id, claimed_at DESC, no DESC)
  WHERE member_id IS NOT NULL;

-- Asked when the opening is committed: the slots are all there, and are exactly the budget.
CREATE FUNCTION red_envelope_opened() RETURNS trigger
LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
DECLARE
  s record;
BEGIN
  SELECT count(*) AS count, min(no) AS first, max(no) AS last, sum(amount) AS total,
    min(amount) AS least, max(amount) AS most, count(member_id) AS claimed
  INTO s FROM red_envelope_slots WHERE envelope_id = NEW.id;
  IF s.count <> NEW.slots OR s.first <> 0 OR s.last <> NEW.slots - 1 OR s.total <> NEW.total
    OR s.least < NEW.least OR s.most > NEW.most OR s.claimed > 0 THEN
    RAISE EXCEPTION 'the slots of % are not its budget', NEW.id
      USING ERRCODE = 'check_violation', CONSTRAINT = 'red_envelope_budget';
  END IF;
  RETURN NULL;
END
$$;
CREATE CONSTRAINT TRIGGER red_envelope_opened AFTER INSERT ON red_envelopes
  DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION red_envelope_opened();

-- An envelope that was opened stays as two people agreed to it.
CREATE FUNCTION red_envelope_stays() RETURNS trigger
LANGUAGE plpgsql SET search_path = public, pg_temp AS $$
BEGIN
  IF TG_OP = 'UPDATE' THEN
    OLD.shown_at := NEW.shown_at;
    OLD.slots_pruned_at := NEW.slots_pruned_at;
    IF OLD IS NOT DISTINCT FROM NEW THEN
      RETURN NEW;
    END IF;
  END IF;
  RAISE EXCEPTION 'an envelope that was opened stays as it is'
    USING ERRCODE = 'check_violation', CONSTRAINT = 'red_envelope_stays';
END
$$;
CREATE TRIGGER red_envelope_stays BEFORE UPDATE OR DELETE ON red_envelopes
  FOR EACH ROW EXECUTE FUNCTION red_envelope_stays();

-- A slot is claimed once; its amount and its place never change. None can be added: at opening every
-- number below the count is taken, and higher ones are refused here.
CREATE FUNCTION red_envelope_slot_stays() RETURNS trigger
LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
BEGIN
  IF TG_OP = 'UPDATE' AND OLD.member_id IS NULL
    AND (OLD.envelope_id, OLD.no, OLD.amount) = (NEW.envelope_id, NEW.no, NEW.amount) THEN
    RETURN NEW;
  ELSIF TG_OP = 'DELETE' AND EXISTS (SELECT FROM red_envelopes
    WHERE id = OLD.envelope_id AND end_at < house_now() - interval '400 days') THEN
    RETURN OLD;
  END IF;
  RAISE EXCEPTION 'slot % of % stays as it is', OLD.no, OLD.envelope_id
    USING ERRCODE = 'check_violation', CONSTRAINT = 'red_envelope_slot_stays';
END
$$;
CREATE TRIGGER red_envelope_slot_stays BEFORE UPDATE OR DELETE ON red_envelope_slots
  FOR EACH ROW EXECUTE FUNCTION red_envelope_slot_stays();
CREATE FUNCTION red_envelope_slot_added() RETURNS trigger
LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
BEGIN
  IF EXISTS (SELECT FROM added a JOIN red_envelopes e ON e.id = a.envelope_id WHERE a.no >= e.slots) THEN
    RAISE EXCEPTION 'an envelope has no more slots than it was opened with'
      USING ERRCODE = 'check_violation', CONSTRAINT = 'red_envelope_slot_added';
  END IF;
  RETURN NULL;
END
$$;
CREATE TRIGGER red_envelope_slot_added AFTER INSERT ON red_envelope_slots
  REFERENCING NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION red_envelope_slot_added();

-- Claims of different members, in one statement and one commit: slots, journals and facts, or none of
-- them. Members are taken in the order of their persons, so that two statements that name the same
-- ones wait for each other and not in a ring. A slot that another statement is just taking is
-- passed over; when nothing else is left the answer is busy, and the caller asks again.
CREATE FUNCTION red_envelope_claim(
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

-- The first free slot from a start on, round the end. A member or a person who has one already is
-- found by the unique keys, whoever comes at the same moment.
CREATE FUNCTION red_envelope_take(
  p_envelope uuid, p_member uuid, p_person uuid, p_start integer, OUT outcome text, OUT amount bigint
) LANGUAGE plpgsql SET search_path = public, pg_temp SET plan_cache_mode = force_generic_plan AS $$
DECLARE
  free integer;
BEGIN
  SELECT f.no INTO free FROM red_envelope_slots f
  WHERE f.envelope_id = p_envelope AND f.member_id IS NULL AND f.no >= p_start
  ORDER BY f.no LIMIT 1 FOR NO KEY UPDATE SKIP LOCKED;
  IF NOT FOUND THEN
    SELECT f.no INTO free FROM red_envelope_slots f
    WHERE f.envelope_id = p_envelope AND f.member_id IS NULL AND f.no < p_start
    ORDER BY f.no LIMIT 1 FOR NO KEY UPDATE SKIP LOCKED;
  END IF;
  IF free IS NULL THEN
    outcome := CASE WHEN EXISTS (SELECT FROM red_envelope_slots f
      WHERE f.envelope_id = p_envelope AND f.member_id IS NULL) THEN 'busy' ELSE 'envelope_over' END;
    RETURN;
  END IF;
  UPDATE red_envelope_slots s SET member_id = p_member, person_id = p_person, claimed_at = house_now()
  WHERE s.envelope_id = p_envelope AND s.no = free RETURNING s.amount INTO amount;
  outcome := 'taken';
EXCEPTION WHEN unique_violation THEN
  SELECT s.amount INTO amount FROM red_envelope_slots s
  WHERE s.envelope_id = p_envelope AND s.member_id = p_member;
  outcome := CASE WHEN FOUND THEN 'claimed' ELSE 'envelope_not_for_you' END;
END
$$;

-- Removes slots of envelopes that ended more than 400 days ago, one envelope a call, the oldest first.
-- Gives the count it was asked for while there may be more.
CREATE FUNCTION red_envelope_prune(p_count integer, OUT removed integer)
LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
DECLARE
  old uuid;
BEGIN
  SELECT id INTO old FROM red_envelopes
  WHERE slots_pruned_at IS NULL AND end_at < house_now() - interval '400 days'
  ORDER BY end_at LIMIT 1;
  removed := 0;
  IF old IS NULL THEN
    RETURN;
  END IF;
  DELETE FROM red_envelope_slots WHERE envelope_id = old AND no IN (
    SELECT no FROM red_envelope_slots WHERE envelope_id = old ORDER BY no LIMIT p_count);
  GET DIAGNOSTICS removed = ROW_COUNT;
  IF removed < p_count THEN
    UPDATE red_envelopes SET slots_pruned_at = house_now() WHERE id = old;
    removed := p_count;
  END IF;
END
$$;

REVOKE EXECUTE ON FUNCTION red_envelope_opened, red_envelope_slot_stays, red_envelope_slot_added,
  red_envelope_claim, red_envelope_take, red_envelope_prune FROM PUBLIC;
GRANT EXECUTE ON FUNCTION red_envelope_claim, red_envelope_take, red_envelope_prune TO oriel_app;
GRANT SELECT, INSERT ON red_envelopes, red_envelope_slots TO oriel_office, oriel_app;
GRANT UPDATE (shown_at) ON red_envelopes TO oriel_app;
GRANT UPDATE (member_id, person_id, claimed_at) ON red_envelope_slots TO oriel_app;

-- migrate:down
DROP FUNCTION red_envelope_prune, red_envelope_claim, red_envelope_take;
DROP TABLE red_envelope_slots, red_envelopes;
DROP FUNCTION red_envelope_opened, red_envelope_stays, red_envelope_slot_stays, red_envelope_slot_added;
