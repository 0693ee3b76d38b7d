-- migrate:up
-- Terms of the office are those of a proposal that two people agreed to, once. Versions of before are
-- joined with the proposal that was done as they began.
ALTER TABLE recommend_terms ADD COLUMN proposal_id uuid;

CREATE FUNCTION recommend_agreed(t recommend_terms) RETURNS SETOF proposals
LANGUAGE sql STABLE SECURITY DEFINER SET search_path = public, pg_temp AS $$
  SELECT p.* FROM proposals p WHERE p.state = 'done' AND p.permission = 'recommend.edit'
    AND p.site_id = t.site_id AND p.subject_id = t.currency
    AND (p.command->>'share_ppm')::integer = t.share_ppm
    AND (p.command->>'share_days')::integer = t.share_days
    AND (p.command->>'share_max')::numeric * 10000 = t.share_max
$$;
UPDATE recommend_terms t SET proposal_id = (SELECT a.id FROM recommend_agreed(t) a
  WHERE abs(extract(epoch FROM a.done_at - t.valid_from)) < 60 ORDER BY a.done_at LIMIT 1);
CREATE UNIQUE INDEX recommend_terms_proposal ON recommend_terms (proposal_id);
-- After the update: an index cannot be made while a deferred key still has rows to look at.
ALTER TABLE recommend_terms ADD FOREIGN KEY (proposal_id) REFERENCES proposals
  DEFERRABLE INITIALLY DEFERRED;

-- The release before does not say which proposal it was: the one that was done just now.
CREATE FUNCTION recommend_proposed() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER
SET search_path = public, pg_temp AS $$
BEGIN
  SELECT a.id INTO NEW.proposal_id FROM recommend_agreed(NEW) a
  WHERE a.done_at > house_now() - interval '1 minute'
    AND NOT EXISTS (SELECT FROM recommend_terms t WHERE t.proposal_id = a.id)
  ORDER BY a.done_at DESC LIMIT 1;
  RETURN NEW;
END
$$;
CREATE TRIGGER recommend_proposed BEFORE INSERT ON recommend_terms FOR EACH ROW
  WHEN (session_user = 'oriel_office' AND NEW.proposal_id IS NULL)
  EXECUTE FUNCTION recommend_proposed();

CREATE FUNCTION recommend_two_people() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER
SET search_path = public, pg_temp AS $$
BEGIN
  IF NOT EXISTS (SELECT FROM recommend_agreed(NEW) a WHERE a.id = NEW.proposal_id) THEN
    RAISE EXCEPTION 'nobody agreed to version % of terms in %', NEW.version, NEW.currency
      USING ERRCODE = 'check_violation', CONSTRAINT = 'recommend_two_people';
  END IF;
  RETURN NULL;
END
$$;
-- Asked when the work is committed: what is only tried out has no votes yet.
CREATE CONSTRAINT TRIGGER recommend_two_people AFTER INSERT ON recommend_terms
  DEFERRABLE INITIALLY DEFERRED FOR EACH ROW WHEN (session_user = 'oriel_office')
  EXECUTE FUNCTION recommend_two_people();

REVOKE EXECUTE ON FUNCTION recommend_agreed, recommend_proposed, recommend_two_people FROM PUBLIC;

-- migrate:down
DROP TRIGGER recommend_two_people ON recommend_terms;
DROP TRIGGER recommend_proposed ON recommend_terms;
DROP FUNCTION recommend_two_people, recommend_proposed, recommend_agreed;
ALTER TABLE recommend_terms DROP COLUMN proposal_id;
