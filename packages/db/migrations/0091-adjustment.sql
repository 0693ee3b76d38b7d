-- migrate:up
-- Money that people of the house moved, each with the proposal that allowed it. Some ten thousand
-- rows a year for the whole house (a maker has twenty a day); kept as long as the journals they
-- explain. `adjustments_site` answers the list of a site's day, `adjustments_maker` what one person
-- has moved today, the primary key what a line of a statement means.
CREATE TABLE adjustments (
  proposal_id uuid PRIMARY KEY REFERENCES proposals DEFERRABLE INITIALLY DEFERRED,
  site_id integer NOT NULL REFERENCES sites,
  member_id uuid NOT NULL REFERENCES members,
  kind text NOT NULL CHECK (kind IN ('goodwill', 'provider_error', 'play_money')),
  currency text NOT NULL,
  units bigint NOT NULL CHECK (units <> 0),
  provider_id text,
  round_id text,
  -- Cases are removed before the journals they led to, so nothing holds on to them.
  case_id uuid,
  made_by uuid NOT NULL REFERENCES staff,
  at timestamptz NOT NULL DEFAULT house_now(),
  CONSTRAINT adjustment_gift CHECK (kind = 'provider_error' OR (units > 0 AND provider_id IS NULL)),
  CONSTRAINT adjustment_error CHECK (kind <> 'provider_error' OR (provider_id IS NOT NULL
    AND num_nonnulls(round_id, case_id) >= 1 AND (units > 0 OR case_id IS NOT NULL)))
);
CREATE INDEX adjustments_site ON adjustments (site_id, at);
CREATE INDEX adjustments_maker ON adjustments (made_by, at);
CREATE INDEX adjustments_member ON adjustments (member_id, at);

-- The days whose adjustments owners were told of; one row a site and day with any.
CREATE TABLE adjustment_days (
  site_id integer NOT NULL REFERENCES sites,
  day text NOT NULL CHECK (day ~ '^\d{4}-\d{2}-\d{2}$'),
  told_at timestamptz NOT NULL DEFAULT house_now(),
  PRIMARY KEY (site_id, day)
);

-- The proposals that are done at this very moment: those of the transaction that asks.
CREATE INDEX proposals_done ON proposals (done_at) WHERE state = 'done';

-- What the office posts was agreed to by two people: asked when the work is committed, so that what
-- is only tried out and undone may run before there is a proposal. An adjustment is compared with
-- the words of its proposal, whoever posted it.
CREATE FUNCTION adjustment_agreed() RETURNS trigger
LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
DECLARE
  p proposals;
  moved numeric;
  strange integer;
BEGIN
  IF NEW.kind <> 'adjustment' AND NEW.cause_kind <> 'adjustment' THEN
    IF NOT EXISTS (SELECT FROM proposals WHERE subject_id = NEW.cause_id AND state = 'done'
      AND done_at = house_now()) THEN
      RAISE EXCEPTION 'the office posted % without a proposal', NEW.key
        USING ERRCODE = 'check_violation', CONSTRAINT = 'adjustment_agreed';
    END IF;
    RETURN NULL;
  END IF;
  SELECT * INTO p FROM proposals WHERE id::text = NEW.cause_id;
  SELECT sum(e.amount) FILTER (WHERE k.side = 'member'), count(*) FILTER (WHERE k.side IN ('member', 'agent')
    AND (a.owner::text <> p.command->>'member_id' OR a.kind NOT IN ('available', 'owed')))
  INTO moved, strange
  FROM ledger_entries e JOIN ledger_accounts a ON a.id = e.account_id JOIN ledger_kinds k USING (kind)
  WHERE e.posted_at = NEW.posted_at AND e.journal_id = NEW.id;
  IF p.state IS DISTINCT FROM 'done' OR p.permission <> 'wallet.adjust' OR NEW.kind <> 'adjustment'
    OR NEW.cause_kind <> 'adjustment' OR NEW.key <> 'adjustment:' || NEW.cause_id OR strange > 0
    OR moved IS DISTINCT FROM (p.command->>'amount')::numeric * 10000 THEN
    RAISE EXCEPTION 'nobody agreed to %', NEW.key
      USING ERRCODE = 'check_violation', CONSTRAINT = 'adjustment_agreed';
  END IF;
  RETURN NULL;
END
$$;
CREATE CONSTRAINT TRIGGER adjustment_agreed AFTER INSERT ON ledger_journals
  DEFERRABLE INITIALLY DEFERRED FOR EACH ROW
  WHEN (NEW.kind = 'adjustment' OR NEW.cause_kind = 'adjustment' OR session_user = 'oriel_office')
  EXECUTE FUNCTION adjustment_agreed();

GRANT SELECT, INSERT ON adjustments TO oriel_office;
GRANT SELECT ON adjustments TO oriel_app;
GRANT SELECT, INSERT ON adjustment_days TO oriel_app;
GRANT SELECT ON provider_cases, round_claims TO oriel_office;
REVOKE EXECUTE ON FUNCTION adjustment_agreed FROM PUBLIC;

-- migrate:down
DROP TRIGGER adjustment_agreed ON ledger_journals;
DROP FUNCTION adjustment_agreed;
DROP INDEX proposals_done;
DROP TABLE adjustment_days, adjustments;
