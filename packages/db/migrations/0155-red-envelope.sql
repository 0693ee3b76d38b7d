-- migrate:up
-- What the office opens are the budget and the times of a proposal that two people agreed to; its
-- subject is this envelope. Asked when the work is committed: what is only tried out has no votes yet.
CREATE FUNCTION red_envelope_two_people() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER
SET search_path = public, pg_temp AS $$
BEGIN
  IF NOT EXISTS (SELECT FROM proposals p WHERE p.id = NEW.proposal_id AND p.state = 'done'
    AND p.permission = 'red-envelope.open' AND p.site_id = NEW.site_id
    AND p.subject_id = NEW.id::text AND p.command->>'currency' = NEW.currency
    AND (p.command->>'total')::numeric * 10000 = NEW.total
    AND (p.command->>'slots')::integer = NEW.slots
    AND (p.command->>'least')::numeric * 10000 = NEW.least
    AND (p.command->>'most')::numeric * 10000 = NEW.most
    AND (p.command->>'end_at')::timestamptz = NEW.end_at) THEN
    RAISE EXCEPTION 'nobody agreed to open %', NEW.id
      USING ERRCODE = 'check_violation', CONSTRAINT = 'red_envelope_two_people';
  END IF;
  RETURN NULL;
END
$$;
CREATE CONSTRAINT TRIGGER red_envelope_two_people AFTER INSERT ON red_envelopes
  DEFERRABLE INITIALLY DEFERRED FOR EACH ROW WHEN (session_user = 'oriel_office')
  EXECUTE FUNCTION red_envelope_two_people();

REVOKE EXECUTE ON FUNCTION red_envelope_two_people FROM PUBLIC;

-- migrate:down
DROP TRIGGER red_envelope_two_people ON red_envelopes;
DROP FUNCTION red_envelope_two_people;
